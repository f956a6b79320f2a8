import type { Kysely } from "kysely";
import { type AcceptedAs, asSent, isSameTold } from "~/features/trust";
import { reviewLevel } from "~/features/trust/index.server";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import { accept, firstLineOf, unaccept } from "./accept.server";
import { correctionOf } from "./correction.server";
import { alongWith } from "./order-lines";
import {
  type Contribution,
  contributionById,
  dishExists,
  firstPicture,
  insertPictures,
  linesOfOrder,
  updateContribution,
} from "./queries.server";
import { AGAINST_PICTURE, OF_ORDER, type RejectionReason, reasonsOf } from "./reasons";
import { hashesOf } from "./snapshot/queries.server";

/** What a moderator decides. Accepting with `as` corrects what was sent; money in halalas for one with its delivery. */
type ModeratorDecision =
  | { kind: "accept"; note?: string; as?: AcceptedAs }
  | { kind: "reject"; reason: RejectionReason; note?: string };

type Obstacle = "own" | "withdrawn" | "known" | "decided";
export type DecisionProblem = Obstacle | "not_found" | "no_dish";

interface Case {
  id: string;
  moderatorId: string;
  decision: ModeratorDecision;
  /** The version (`versionOf`) the moderator was shown; without it, the present one. */
  seenVersion?: string;
}

/** The version of a case, so that nobody overwrites a decision they have not seen (optimistic locking). */
export const versionOf = (row: { state: string; decided_at: number | null }): string =>
  `${row.state} ${row.decided_at ?? 0}`;

/**
 * Decides about a contribution, for the first time or again: what was accepted before is undone first, exactly, so the
 * last decision alone counts. Lines that wait for their order alone go with the one that is accepted, and what speaks against
 * the picture rejects all its lines. Nobody decides about their own, or over what another decided while they looked; and a
 * picture that was sent before is never a second proof. The same decision once more changes nothing. In one transaction.
 *
 * @returns what is wrong; undefined when it is done.
 */
export function decideContribution(
  db: Kysely<Database>,
  { id, moderatorId, decision, seenVersion }: Case,
  now: number,
): Promise<DecisionProblem | undefined> {
  return inTransaction(db, async (trx) => {
    const contribution = await contributionById(trx, id);
    if (!contribution) return "not_found";
    const obstacle = obstacleTo(decision.kind, contribution, { moderatorId, seenVersion });
    if (obstacle) return obstacle;
    const note = decision.note ?? "";
    if (decision.kind === "accept") {
      const as = decision.as ?? asSent(contribution);
      if (!as || !(await dishExists(trx, as.dish_id))) return "no_dish";
      if (await isAcceptedAs(trx, contribution, { as, moderatorId, note })) return undefined;
      if (contribution.state === "accepted") await unaccept(trx, contribution, now);
      await accept(trx, contribution, as, { by: moderatorId, note, now });
      for (const line of await othersOf(trx, contribution)) {
        const sent = isAlong(line) ? asSent(line) : null;
        if (sent) await accept(trx, line, alongWith(as, sent), { by: moderatorId, now });
      }
    } else {
      const { reason } = decision;
      await reject(trx, contribution, reason, { moderatorId, note, now });
      const all = AGAINST_PICTURE.includes(reason);
      for (const line of await othersOf(trx, contribution))
        if (all && ["waiting", "accepted"].includes(line.state))
          await reject(trx, line, reason, { moderatorId, note: "", now });
        // The order's first line alone was wrong: nobody has decided about this one, which waits by itself from now on.
        else if (isAlong(line) && contribution.part_of === null)
          await updateContribution(trx, line.id, {
            ...{ state: "waiting", decided_by: null, decided_at: null },
            reasons: reasonsOf(contribution)
              .filter((one) => OF_ORDER.includes(one))
              .join(" "),
          });
    }
    await reviewLevel(trx, contribution.user_id);
    return undefined;
  });
}

/** What keeps a moderator from deciding so; null when nothing does. Nobody may accept what rests on a known picture. */
export function obstacleTo(
  kind: ModeratorDecision["kind"],
  contribution: Contribution,
  { moderatorId, seenVersion }: Pick<Case, "moderatorId" | "seenVersion">,
): Obstacle | null {
  const { user_id, state, decided_by } = contribution;
  if (user_id === moderatorId) return "own";
  if (state === "withdrawn") return "withdrawn";
  if (
    seenVersion !== undefined &&
    seenVersion !== versionOf(contribution) &&
    decided_by !== moderatorId
  )
    return "decided";
  return kind === "accept" && isKnown(contribution) ? "known" : null;
}

/** Whether a moderator has decided just so already: the press came twice. */
async function isAcceptedAs(
  db: Kysely<Database>,
  contribution: Contribution,
  { as, moderatorId, note }: { as: AcceptedAs; moderatorId: string; note: string },
): Promise<boolean> {
  const { state, decided_by } = contribution;
  if (state !== "accepted" || decided_by !== moderatorId || contribution.note !== note)
    return false;
  const taken = (await correctionOf(db, contribution)) ?? asSent(contribution);
  return taken !== null && isSameTold(taken, as);
}

/** The other lines of its order. */
async function othersOf(db: Kysely<Database>, one: Contribution): Promise<Contribution[]> {
  return (await linesOfOrder(db, firstLineOf(one))).filter(({ id }) => id !== one.id);
}

/** Whether a line waits for its order alone. */
const isAlong = (line: Contribution) =>
  line.state === "waiting" && reasonsOf(line).includes("with_order");

async function reject(
  db: Kysely<Database>,
  line: Contribution,
  reason: RejectionReason,
  { moderatorId, note, now }: { moderatorId: string; note: string; now: number },
): Promise<void> {
  if (line.state === "accepted") await unaccept(db, line, now);
  const known = isKnown(line);
  if (known) await keepKnown(db, line);
  await updateContribution(db, line.id, {
    state: "rejected",
    // That the picture was known stays said, whatever else is wrong with it.
    reasons: known ? `picture_known ${reason}` : reason,
    note,
    decided_by: moderatorId,
    decided_at: now,
  });
}

const isKnown = (contribution: Contribution) => reasonsOf(contribution).includes("picture_known");

/**
 * Keeps the files of a known picture as this contribution's too, once: what is rejected for a reason of its own stays
 * known, though its first sender withdraws theirs.
 */
async function keepKnown(db: Kysely<Database>, { id, snapshot_id }: Contribution): Promise<void> {
  // Of an order the first line has the files.
  if (snapshot_id !== null && (await firstPicture(db, id)) === null)
    await insertPictures(db, id, await hashesOf(db, snapshot_id));
}
