import type { Kysely } from "kysely";
import { contributionOfSnapshot } from "~/features/snapshots/queries.server";
import { earnedFor } from "~/features/trust/index.server";
import type { Database } from "~db/schema";
import { ofWholeOrder, outcomeOf, type SubmissionOutcome } from "../review/outcome.server";
import { findOwnSnapshot, type PictureRow, picturesOf } from "../snapshot/queries.server";

/** A snapshot of one's own that was sent, with what became of it. */
export interface SentSnapshot {
  pictures: PictureRow[];
  outcome: SubmissionOutcome;
  /** Points it stands in the ledger with; null where none were paid, or they were taken back. */
  earned: number | null;
}

/** One's own snapshot that was sent; undefined when there is none of that id, or it wasn't. */
export async function sentPage(
  db: Kysely<Database>,
  { id, userId }: { id: string; userId: string },
): Promise<SentSnapshot | undefined> {
  const snapshot = await findOwnSnapshot(db, { id, userId });
  const contribution = snapshot && (await contributionOfSnapshot(db, id));
  if (!contribution) return undefined;
  return {
    pictures: await picturesOf(db, id),
    outcome: ofWholeOrder(await outcomeOf(db, contribution)),
    earned: await earnedFor(db, { kind: "snapshot", of: contribution.id }),
  };
}
