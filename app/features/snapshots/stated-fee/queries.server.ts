import type { Kysely } from "kysely";
import type { Database } from "~db/schema";

/** The orders of a restaurant that a person only told of since a moment (ms) and that count or wait for a moderator, newest first. */
export function ordersStatedBy(
  db: Kysely<Database>,
  userId: string,
  { restaurantId, since }: { restaurantId: number; since: number },
) {
  return db
    .selectFrom("orders")
    .leftJoin("neighbourhoods", "neighbourhoods.id", "orders.neighbourhood_id")
    .leftJoin("fee_reviews", "fee_reviews.order_id", "orders.id")
    .select([
      ...(["orders.id", "platform", "neighbourhood_id", "subtotal", "member"] as const),
      ...(["name_ar", "name_en", "fee_reviews.state as review"] as const),
    ])
    .where("user_id", "=", userId)
    .where("restaurant_id", "=", restaurantId)
    .where("proof", "=", "stated")
    .where("recorded_at", ">", since)
    .where((eb) =>
      eb.or([
        eb("orders.id", "not in", (q) => q.selectFrom("order_withdrawals").select("order_id")),
        eb("fee_reviews.state", "=", "waiting"),
      ]),
    )
    .orderBy("orders.id", "desc")
    .execute();
}

/** The restaurant whose dish it is; undefined where there is no such dish. */
export async function restaurantOfDish(
  db: Kysely<Database>,
  dishId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("dishes")
    .select("restaurant_id")
    .where("id", "=", dishId)
    .executeTakeFirst();
  return row?.restaurant_id;
}
