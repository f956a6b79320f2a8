import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import type { NewOrder } from "./charge";
import { refoldFees } from "./fold.server";
import { insertOrder, orderById } from "./queries.server";

/** Appends an order and its charges and folds its restaurant's fees, in the caller's transaction. Returns its id. */
export async function recordOrder(trx: Kysely<Database>, order: NewOrder): Promise<number> {
  const { id, restaurant_id } = await insertOrder(trx, order);
  await refoldFees(trx, { restaurantId: restaurant_id, platform: order.platform });
  return id;
}

/**
 * Withdraws an order at `at` (ms) once none of its lines counts any more, and folds its restaurant's fees. In the caller's
 * transaction; doing it again changes nothing.
 */
export async function withdrawOrder(
  trx: Kysely<Database>,
  { id, at }: { id: number; at: number },
): Promise<void> {
  const line = await trx
    .selectFrom("observations")
    .select("id")
    .where("order_id", "=", id)
    .where("id", "not in", (q) => q.selectFrom("withdrawals").select("observation_id"))
    .limit(1)
    .executeTakeFirst();
  if (line) return;
  await trx
    .insertInto("order_withdrawals")
    .values({ order_id: id, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { restaurant_id, platform } = await orderById(trx, id);
  await refoldFees(trx, { restaurantId: restaurant_id, platform });
}
