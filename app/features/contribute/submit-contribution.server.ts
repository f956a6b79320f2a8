import type { Kysely } from "kysely";
import { isHere } from "~/features/accounts/own-data/is-here.server";
import { offersOfDishes } from "~/features/prices/queries.server";
import { inTransaction } from "~/features/prices/rebuild.server";
import { randomText } from "~/server/random-text.server";
import type { Database } from "~db/schema";
import { accept } from "./accept.server";
import { CLOCK_MS, OLDEST_MS } from "./constants";
import { checkoutSums, type NewContribution, priceOf } from "./contribution";
import { doubtAbout } from "./plausible";
import {
  type Contribution,
  contributionById,
  contributionOfKey,
  dishExists,
  insertContribution,
  levelOf,
  sendersOf,
} from "./queries.server";
import type { WaitingReason } from "./reasons";

/** 80 bits: nobody guesses the reference of another. */
const REFERENCE_LENGTH = 16;

/**
 * Takes a price someone sends, in one transaction. It is accepted at once when its parts sum, its picture is new and
 * the price is plausible; rejected when the very file was sent before; else it waits for a moderator, with the reasons.
 * The same form again, at once or at the same time, is the same contribution.
 *
 * @returns the contribution as it stands; undefined when there is no such dish, or its person has left.
 */
export function submitContribution(
  db: Kysely<Database>,
  sent: NewContribution,
  now: number,
): Promise<Contribution | undefined> {
  return inTransaction(db, async (trx) => {
    const { userId, idempotencyKey: key } = sent;
    const before = await contributionOfKey(trx, { userId, key });
    if (before) return before;
    if (!(await dishExists(trx, sent.dishId)) || !(await isHere(trx, userId))) return undefined;
    const id = `cn_${randomText(REFERENCE_LENGTH)}`;
    const hashes = sent.pictures.map(({ sha256 }) => sha256);
    const known = (await sendersOf(trx, hashes, key)).size > 0;
    const doubts = known ? [] : await doubtsAbout(trx, sent, now);
    await insertContribution(
      trx,
      {
        ...columnsOf(sent),
        id,
        submitted_at: sent.sentAt ?? now,
        trust_level: await levelOf(trx, userId),
        state: known ? "rejected" : "waiting",
        reasons: known ? "picture_known" : doubts.join(" "),
        decided_at: known ? now : null,
      },
      // A file that was known stays its first sender's.
      known ? [] : sent.pictures,
    );
    const contribution = await contributionById(trx, id);
    if (!contribution || known || doubts.length > 0) return contribution;
    const { dishId, platform, observedAt } = sent;
    const as = { dishId, platform, price: priceOf(sent), observedAt };
    await accept(trx, contribution, as, { by: null, now });
    return contributionById(trx, id);
  });
}

async function doubtsAbout(
  db: Kysely<Database>,
  sent: NewContribution,
  now: number,
): Promise<WaitingReason[]> {
  const doubts: WaitingReason[] = [];
  if (sent.pictures.length === 0) doubts.push("no_picture");
  if (!checkoutSums(sent)) doubts.push("parts");
  const offers = (await offersOfDishes(db, [sent.dishId])).get(sent.dishId) ?? [];
  const doubt = doubtAbout(priceOf(sent), sent.platform, offers);
  if (doubt) doubts.push(doubt);
  if (sent.observedAt > now + CLOCK_MS || sent.observedAt < now - OLDEST_MS) doubts.push("date");
  return doubts;
}

function columnsOf(sent: NewContribution) {
  return {
    user_id: sent.userId,
    idempotency_key: sent.idempotencyKey,
    dish_id: sent.dishId,
    platform: sent.platform,
    item_price: sent.itemPrice,
    delivery_fee: sent.deliveryFee,
    service_fee: sent.serviceFee,
    vat_on_top: sent.vatOnTop,
    discount: sent.discount,
    quantity: sent.quantity,
    paid_total: sent.paidTotal,
    observed_at: sent.observedAt,
    decided_by: null,
    observation_id: null,
  };
}
