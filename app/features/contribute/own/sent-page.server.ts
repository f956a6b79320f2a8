import type { Kysely } from "kysely";
import { contributionOfKey } from "~/features/contribute/queries.server";
import type { Database } from "~db/schema";
import { earnedFor } from "../points/ledger.server";
import { type Outcome, outcomeOf, proposalOutcome } from "../review/outcome.server";
import { findOwnSnapshot, type PictureRow, picturesOf } from "../snapshot/queries.server";

/** A snapshot of one's own that was sent, with what became of it. */
export interface SentSnapshot {
  id: string;
  pictures: PictureRow[];
  outcome: Outcome;
  /** Points it stands in the ledger with; null where none were paid, or they were taken back. */
  earned: number | null;
}

/** One's own snapshot that was sent; undefined when there is none of that id, or it wasn't. */
export async function sentPage(
  db: Kysely<Database>,
  { id, userId }: { id: string; userId: string },
): Promise<SentSnapshot | undefined> {
  const snapshot = await findOwnSnapshot(db, { id, userId });
  if (!snapshot) return undefined;
  const contribution = await contributionOfKey(db, { userId, key: id });
  const outcome = contribution ? await outcomeOf(db, contribution) : proposalOutcome(snapshot);
  if (!outcome) return undefined;
  const earned = outcome.id ? await earnedFor(db, { kind: "snapshot", of: outcome.id }) : null;
  return { id, pictures: await picturesOf(db, id), outcome, earned };
}
