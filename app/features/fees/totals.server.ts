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
  const moved: MovedTotal[] = [];
  for (const some of inChunks(dishIds)) {
    const rows = some.map((id) => {
      const all = (priced.get(id) ?? []).map(({ offer, fees }) =>
        orderTotal(offer.item_price, fees),
      );
      const least = all.length > 0 ? Math.min(...all) : null;
      return sql`(cast(${id} as bigint), cast(${least} as bigint))`;
    });
    const total = sql`case when ${IN_LISTS} then told.column2 end`;
    const written = await sql<MovedTotal>`update dishes set cheapest_total = ${total}
      from (values ${sql.join(rows)}) as told, restaurants
      where dishes.id = told.column1 and restaurants.id = dishes.restaurant_id
        and dishes.cheapest_total is distinct from ${total}
      returning dishes.id as "dishId", dishes.restaurant_id as "restaurantId"`.execute(trx);
    moved.push(...written.rows);
  }
  return moved;
}
