import { type Kysely, sql } from "kysely";
import { isPlatform, orderTotal, type Platform } from "~/features/prices";
import { compiledForIds } from "~/server/database/compiled.server";
import { inChunks } from "~/server/database/in-chunks";
import type { Database } from "~db/schema";
import { type FeesRow, feesIn } from "./priced-offers.server";
import { orderFees, TYPICAL_TERMS } from "./quote";

/** A dish that lists may have: neither it nor its restaurant is hidden, and that is not closed for good. */
const IN_LISTS = sql<boolean>`dishes.hidden_at is null and restaurants.hidden_at is null and restaurants.closed_at is null`;

/** A dish as lists have it. */
interface ListedDish {
  id: number;
  restaurantId: number;
  shown: boolean | number;
  before: number | null;
}

/** One of its prices, with what fees are told by. */
type OfferedDish = ListedDish & FeesRow & { price: number; platform: Platform };

const isPriced = (row: OfferedDish | (ListedDish & { platform: null })): row is OfferedDish =>
  row.platform !== null && isPlatform(row.platform);

/** No more than a total is made of: it is read for whole menus, within the transaction that writes an order. */
const dishRows = compiledForIds((db, ids) =>
  db
    .selectFrom("dishes")
    .innerJoin("restaurants", "restaurants.id", "dishes.restaurant_id")
    .leftJoin("offers", "offers.dish_id", "dishes.id")
    .leftJoin("platform_fees", "platform_fees.platform", "offers.platform")
    .leftJoin("restaurant_fees as fees", (join) =>
      join
        .onRef("fees.restaurant_id", "=", "dishes.restaurant_id")
        .onRef("fees.platform", "=", "offers.platform"),
    )
    .select(["dishes.id", "dishes.restaurant_id as restaurantId", "cheapest_total as before"])
    .select(IN_LISTS.as("shown"))
    .select(["offers.platform", "offers.item_price as price", "platform_fees.hash"])
    .select(["typical", "low", "high", "vat_share", "fees.orders", "people", "newest_at", "learnt"])
    .where("dishes.id", "in", ids)
    .$castTo<OfferedDish | (ListedDish & { platform: null })>(),
);

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
  const moved: MovedTotal[] = [];
  for (const some of inChunks(await movedTotals(trx, dishIds))) {
    const rows = some.map(
      ({ least, id }) => sql`(cast(${id} as bigint), cast(${least} as bigint))`,
    );
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

/** The least totals of those dishes whose own is another now. */
async function movedTotals(
  db: Kysely<Database>,
  dishIds: readonly number[],
): Promise<{ id: number; least: number | null }[]> {
  const rows = await dishRows(db, dishIds);
  const priced = rows.filter(isPriced);
  const known = await feesIn(db, priced);
  const dishes = new Map(rows.map((row) => [row.id, { ...row, least: null as number | null }]));
  for (const row of priced) {
    const { id, platform, price, restaurantId } = row;
    const order = { platform, restaurantId, items: price };
    const total = orderTotal(price, orderFees(known(row), order, TYPICAL_TERMS));
    const dish = dishes.get(id);
    if (dish) dish.least = Math.min(dish.least ?? total, total);
  }
  return [...dishes.values()].filter(
    ({ before, least, shown }) => before !== (shown ? least : null),
  );
}
