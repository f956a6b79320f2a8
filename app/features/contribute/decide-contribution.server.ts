import type { Kysely } from "kysely";
import { inTransaction } from "~/features/prices/rebuild.server";
import type { Database } from "~db/schema";
import { accept, unaccept } from "./accept.server";
import { type AcceptedAs, asSent } from "./as-sent";
import {
  type Contribution,
  contributionById,
  dishExists,
  firstPicture,
  insertPictures,
  updateContribution,
} from "./queries.server";
import { type RejectionReason, reasonsOf } from "./reasons";
import { hashesOf } from "./snapshot/queries.server";
import { reviewLevel } from "./trust/review-level.server";

/** What a moderator decides. Accepting with `as` corrects what was sent; money in halalas for one with its delivery. */
type Decision =
  | { kind: "accept"; note?: string; as?: AcceptedAs }
  | { kind: "reject"; reason: RejectionReason; note?: string };

export type DecisionProblem = "not_found" | "own" | "withdrawn" | "known" | "decided" | "no_dish";

interface Case {
  id: string;
  moderatorId: string;
  decision: Decision;
  /** The case as the moderator saw it (`seenAs`); without it, as it stands. */
  seen?: string;
}

/** Names the decision a case shows, so that nobody undoes one they have not seen. */
export const seenAs = (row: { state: string; decided_at: number | null }): string =>
  `${row.state} ${row.decided_at ?? 0}`;

/**
 * Decides about a contribution, for the first time or again: what was accepted before is undone first, exactly, so the
 * last decision alone counts. Nobody decides about their own, or over what another decided while they looked; and a
 * picture that was sent before is never a second proof. In one transaction.
 *
 * @returns what is wrong; undefined when it is done.
 */
export function decideContribution(
  db: Kysely<Database>,
  { id, moderatorId, decision, seen }: Case,
  now: number,
): Promise<DecisionProblem | undefined> {
  return inTransaction(db, async (trx) => {
    const contribution = await contributionById(trx, id);
    if (!contribution) return "not_found";
    if (contribution.user_id === moderatorId) return "own";
    if (contribution.state === "withdrawn") return "withdrawn";
    if (isDecidedSince(contribution, moderatorId, seen)) return "decided";
    const known = reasonsOf(contribution).includes("picture_known");
    if (known && decision.kind === "accept") return "known";
    const note = decision.note ?? "";
    const as = decision.kind === "accept" ? (decision.as ?? asSent(contribution)) : null;
    if (as && !(await dishExists(trx, as.dishId))) return "no_dish";
    if (contribution.state === "accepted") await unaccept(trx, contribution, now);
    if (as) await accept(trx, contribution, as, { by: moderatorId, note, now });
    else if (decision.kind === "reject") {
      if (known) await keepKnown(trx, contribution);
      await updateContribution(trx, id, {
        state: "rejected",
        // That the picture was known stays said, whatever else is wrong with it.
        reasons: known ? `picture_known ${decision.reason}` : decision.reason,
        note,
        decided_by: moderatorId,
        decided_at: now,
      });
    }
    await reviewLevel(trx, contribution.user_id);
    return undefined;
  });
}

/**
 * Keeps the files of a known picture as this contribution's too, once: what is rejected for a reason of its own stays
 * known, though its first sender withdraws theirs.
 */
async function keepKnown(
  db: Kysely<Database>,
  { id, idempotency_key }: Contribution,
): Promise<void> {
  if ((await firstPicture(db, id)) === null)
    await insertPictures(db, id, await hashesOf(db, idempotency_key));
}

/** Whether somebody else has decided since a moderator saw a case. */
export function isDecidedSince(
  row: { state: string; decided_at: number | null; decided_by: string | null },
  moderatorId: string,
  seen: string | undefined,
): boolean {
  return seen !== undefined && seen !== seenAs(row) && row.decided_by !== moderatorId;
}
