import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import type { FeeReviewsTable } from "~db/schema-orders";
import type { NewOrder } from "./charge";
import { refoldFees } from "./fold.server";
import { insertOrder, orderById } from "./queries.server";

/** Appends an order that counts once a moderator has accepted its fees, in the caller's transaction. */
export async function recordForReview(trx: Kysely<Database>, order: NewOrder): Promise<void> {
  const { id } = await insertOrder(trx, order);
  await setCounting(trx, id, { counts: false, at: order.recorded_at });
  await trx
    .insertInto("fee_reviews")
    .values({ order_id: id, state: "waiting", decided_by: null, decided_at: null })
    .execute();
}

/** Takes back what waits for a moderator or was decided: nobody is asked about it any more. In the caller's transaction. */
export async function forgetReview(trx: Kysely<Database>, orderId: number): Promise<void> {
  await trx.deleteFrom("fee_reviews").where("order_id", "=", orderId).execute();
}

/** How a moderator decides about the fees of an order. */
export interface FeeVerdict {
  orderId: number;
  verdict: Exclude<FeeReviewsTable["state"], "waiting">;
  moderatorId: string;
  /** ms */
  now: number;
}

/**
 * Lets an order count whose fees waited, or not, and folds its restaurant's fees; the last decision counts, and the same again is
 * none. Nobody decides about their own words. In the caller's transaction.
 *
 * @returns why not; null when it is done.
 */
export async function reviewFees(
  trx: Kysely<Database>,
  { orderId, verdict, moderatorId, now }: FeeVerdict,
): Promise<"missing" | "own" | null> {
  const review = await trx
    .selectFrom("fee_reviews")
    .select("state")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  if (!review) return "missing";
  const { platform, restaurant_id, user_id } = await orderById(trx, orderId);
  if (user_id === moderatorId) return "own";
  if (review.state === verdict) return null;
  await trx
    .updateTable("fee_reviews")
    .set({ state: verdict, decided_by: moderatorId, decided_at: now })
    .where("order_id", "=", orderId)
    .execute();
  await setCounting(trx, orderId, { counts: verdict === "accepted", at: now });
  await refoldFees(trx, { restaurantId: restaurant_id, platform });
  return null;
}

async function setCounting(
  trx: Kysely<Database>,
  orderId: number,
  { counts, at }: { counts: boolean; at: number },
): Promise<void> {
  if (counts) await trx.deleteFrom("order_withdrawals").where("order_id", "=", orderId).execute();
  else
    await trx
      .insertInto("order_withdrawals")
      .values({ order_id: orderId, at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
