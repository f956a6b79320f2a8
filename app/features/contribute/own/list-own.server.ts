import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import { type Outcome, outcomeOf, proposalOutcome } from "../review/outcome.server";
import { contributionsOf, openSnapshotsOf, snapshotsAmong } from "./queries.server";

/** One thing a person sent, or began to. */
export interface OwnContribution {
  /** `cn_…`, or `sn_…` while there is no contribution. */
  id: string;
  /** The page of its pictures; null once they are forgotten. */
  snapshotId: string | null;
  at: number;
  /** Null where it was begun and not sent. */
  outcome: Outcome | null;
}

/** Everything a person sent and what became of it, the newest first. */
export async function listOwn(db: Kysely<Database>, userId: string): Promise<OwnContribution[]> {
  const sent = await contributionsOf(db, userId);
  const kept = await snapshotsAmong(
    db,
    sent.map((row) => row.idempotency_key),
  );
  const own: OwnContribution[] = [];
  for (const row of sent)
    own.push({
      id: row.id,
      snapshotId: kept.has(row.idempotency_key) ? row.idempotency_key : null,
      at: row.submitted_at,
      outcome: await outcomeOf(db, row),
    });
  for (const row of await openSnapshotsOf(db, userId))
    own.push({
      id: row.id,
      snapshotId: row.id,
      at: row.created_at,
      outcome: proposalOutcome(row),
    });
  return own.sort((a, b) => b.at - a.at);
}
