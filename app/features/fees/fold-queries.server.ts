import type { Kysely } from "kysely";
import { compiledOnce } from "~/server/database/compiled.server";
import type { Database } from "~db/schema";
import type { RestaurantFeesTable } from "~db/schema-orders";
import type { FeesOf } from "./kept-orders.server";

/** What is folded of a restaurant on a platform. */
export type FoldedFees = Omit<RestaurantFeesTable, "restaurant_id" | "platform">;

const stored = compiledOnce<FeesOf, FoldedFees>((db, slot) =>
  db
    .selectFrom("restaurant_fees")
    .select(["typical", "low", "high", "vat_share", "orders", "people", "newest_at", "learnt"])
    .where("restaurant_id", "=", slot("restaurantId"))
    .where("platform", "=", slot("platform")),
);

/** The fees as they are stored; null for none. */
export async function storedFees(db: Kysely<Database>, of: FeesOf): Promise<FoldedFees | null> {
  return (await stored(db, of))[0] ?? null;
}

/** Stores fees, or takes them away. */
export async function setFoldedFees(
  trx: Kysely<Database>,
  { restaurantId: restaurant_id, platform }: FeesOf,
  fees: FoldedFees | null,
): Promise<void> {
  if (fees)
    await trx
      .insertInto("restaurant_fees")
      .values({ restaurant_id, platform, ...fees })
      .onConflict((conflict) => conflict.columns(["restaurant_id", "platform"]).doUpdateSet(fees))
      .execute();
  else
    await trx
      .deleteFrom("restaurant_fees")
      .where("restaurant_id", "=", restaurant_id)
      .where("platform", "=", platform)
      .execute();
}

/** The dishes on the menus of some restaurants. */
export async function dishIdsOf(
  db: Kysely<Database>,
  restaurantIds: readonly number[],
): Promise<number[]> {
  const query = db.selectFrom("dishes").select("id").where("restaurant_id", "in", restaurantIds);
  return (await query.execute()).map(({ id }) => id);
}

/** Up to `limit` ids of restaurants above `after`, ascending. */
export async function restaurantsAfter(
  db: Kysely<Database>,
  after: number,
  limit: number,
): Promise<number[]> {
  const query = db.selectFrom("restaurants").select("id").where("id", ">", after);
  return (await query.orderBy("id").limit(limit).execute()).map(({ id }) => id);
}
