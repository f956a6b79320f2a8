import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import { ofWholeOrder, outcomeOf, type SubmissionOutcome } from "../review/outcome.server";
import { contributionsOf, openSnapshotsOf } from "./queries.server";

/** One thing a person sent, or began to. */
export interface OwnContribution {
  /** `cn_…`, or `sn_…` where it was not sent. */
  id: string;
  /** The page of its pictures; null once they are forgotten. */
  snapshotId: string | null;
  at: number;
  /** Null where it was begun and not sent. */
  outcome: SubmissionOutcome | null;
}

/** Everything a person sent and what became of it, the newest first. */
export async function listOwn(db: Kysely<Database>, userId: string): Promise<OwnContribution[]> {
  const own: OwnContribution[] = [];
  for (const row of await contributionsOf(db, userId)) {
    const { id, snapshot_id: snapshotId, submitted_at: at } = row;
    own.push({ id, snapshotId, at, outcome: ofWholeOrder(await outcomeOf(db, row)) });
  }
  for (const { id, created_at: at } of await openSnapshotsOf(db, userId))
    own.push({ id, snapshotId: id, at, outcome: null });
  return own.sort((a, b) => b.at - a.at);
}
