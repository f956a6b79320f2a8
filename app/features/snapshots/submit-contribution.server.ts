import type { Kysely } from "kysely";
import { checkoutSums } from "~/features/checkout";
import { offersOfDishes } from "~/features/prices/index.server";
import { asSent } from "~/features/trust";
import { levelOf } from "~/features/trust/index.server";
import { randomText } from "~/server/random-text.server";
import { inTransaction } from "~/server/transaction.server";
import type { Database } from "~db/schema";
import { accept } from "./accept.server";
import { CLOCK_MS, OLDEST_MS } from "./constants";
import type { NewContribution } from "./contribution";
import { hasOddCharge, reasonToWait } from "./plausible";
import {
  type Contribution,
  contributionById,
  contributionOfSnapshot,
  dishExists,
  insertContribution,
  sendersOf,
} from "./queries.server";
import type { WaitingReason } from "./reasons";
import { findOwnSnapshot, hashesOf } from "./snapshot/queries.server";

/** 80 bits: nobody guesses the reference of another. */
const REFERENCE_LENGTH = 16;

/**
 * Takes a price someone sends, in one transaction. It is accepted at once when its parts sum, its picture is new and
 * the price is plausible; rejected when the very file was sent before; else it waits for a moderator, with the reasons.
 * The same snapshot again, at once or at the same time, is the same contribution.
 *
 * @returns the contribution as it stands; undefined when there is no such dish, or the person has no such snapshot: it was
 *   thrown away meanwhile, or they have left.
 */
export function submitContribution(
  db: Kysely<Database>,
  sent: NewContribution,
  now: number,
): Promise<Contribution | undefined> {
  return inTransaction(db, async (trx) => {
    const { user_id: userId, snapshot_id: id, dish_id } = sent;
    if (!(await findOwnSnapshot(trx, { id, userId }))) return undefined;
    const before = await contributionOfSnapshot(trx, id);
    if (before) return before;
    if (dish_id !== null && !(await dishExists(trx, dish_id))) return undefined;
    const hashes = await hashesOf(trx, id);
    const known = (await sendersOf(trx, hashes)).size > 0;
    const reasons = known ? [] : await reasonsToWait(trx, sent, hashes, now);
    const contribution = await insertContribution(
      trx,
      {
        ...sent,
        id: `cn_${randomText(REFERENCE_LENGTH)}`,
        submitted_at: now,
        trust_level: await levelOf(trx, userId),
        state: known ? "rejected" : "waiting",
        reasons: known ? "picture_known" : reasons.join(" "),
        decided_at: known ? now : null,
      },
      // A file that was known stays its first sender's.
      known ? [] : hashes,
    );
    const as = asSent(contribution);
    if (!as || known || reasons.length > 0) return contribution;
    await accept(trx, contribution, as, { by: null, now });
    return contributionById(trx, contribution.id);
  });
}

async function reasonsToWait(
  db: Kysely<Database>,
  { dish_id, ...sent }: NewContribution,
  hashes: readonly string[],
  now: number,
): Promise<WaitingReason[]> {
  if (dish_id === null) return ["new_dish"];
  const reasons: WaitingReason[] = [];
  if (hashes.length === 0) reasons.push("no_picture");
  if (!checkoutSums(sent)) reasons.push("parts");
  const offers = (await offersOfDishes(db, [dish_id])).get(dish_id) ?? [];
  const reason = reasonToWait(sent.item_price, sent.platform, offers);
  if (reason) reasons.push(reason);
  if (hasOddCharge(sent)) reasons.push("charge");
  if (sent.observed_at > now + CLOCK_MS || sent.observed_at < now - OLDEST_MS) reasons.push("date");
  return reasons;
}
