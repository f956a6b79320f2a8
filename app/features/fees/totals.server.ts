import { type Kysely, sql } from "kysely";
import { orderTotal } from "~/features/prices";
import { inChunks } from "~/server/in-chunks";
import type { Database } from "~db/schema";
import { pricedOffers } from "./priced-offers.server";

/** A dish that lists may have: neither it nor its restaurant is hidden, and that is not closed for good. */
const IN_LISTS = sql<boolean>`dishes.hidden_at is null and restaurants.hidden_at is null and restaurants.closed_at is null`;

/** A dish whose total moved. */
export interface MovedTotal {
  dishId: number;
  restaurantId: number;
}

/**
 * Folds the totals of some dishes, by which lists are put in order: what one costs on its cheapest platform as is typical of
 * the city, told as a quote tells it; null without a price, and where the restaurant is closed for good or either is hidden. Only what moved is written. In the
 * caller's transaction, once prices and fees are folded.
 */
export async function foldTotals(
  trx: Kysely<Database>,
  dishIds: readonly number[],
): Promise<MovedTotal[]> {
  if (dishIds.length === 0) return [];
  const priced = await pricedOffers(
    trx,
    dishIds.map((dishId) => ({ dishId, quantity: 1 })),
  );
  const stored = await trx
    .selectFrom("dishes")
    .innerJoin("restaurants", "restaurants.id", "dishes.restaurant_id")
    .select(["dishes.id", "restaurant_id", "cheapest_total"])
    .select(sql<number>`case when ${IN_LISTS} then 1 else 0 end`.as("listed"))
    .where("dishes.id", "in", dishIds)
    .execute();
  const moved: MovedTotal[] = [];
  const totals: [number, number | null][] = [];
  for (const { id, restaurant_id, cheapest_total, listed } of stored) {
    const all = (priced.get(id) ?? []).map(({ offer, fees }) => orderTotal(offer.item_price, fees));
    const least = listed === 1 && all.length > 0 ? Math.min(...all) : null;
    if (least === cheapest_total) continue;
    moved.push({ dishId: id, restaurantId: restaurant_id });
    totals.push([id, least]);
  }
  for (const some of inChunks(totals)) {
    const rows = some.map(([id, total]) => sql`(cast(${id} as bigint), cast(${total} as bigint))`);
    await sql`update dishes set cheapest_total = moved.column2
      from (values ${sql.join(rows)}) as moved where dishes.id = moved.column1`.execute(trx);
  }
  return moved;
}
