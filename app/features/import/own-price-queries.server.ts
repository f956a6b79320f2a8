import type { Kysely } from "kysely";
import type { Database } from "~db/schema";

/** What restaurants themselves ask for their dishes, as it was seen last. */
export async function ownPrices(db: Kysely<Database>) {
  const rows = await db.selectFrom("own_prices").selectAll().execute();
  return new Map(rows.map((row) => [row.dish_id, row]));
}

/** Keeps what a restaurant itself asks for a dish (halalas), seen at a time (ms). */
export async function keepOwnPrice(
  trx: Kysely<Database>,
  price: { dish_id: number; item_price: number; seen_at: number },
): Promise<void> {
  const { item_price, seen_at } = price;
  await trx
    .insertInto("own_prices")
    .values(price)
    .onConflict((conflict) => conflict.column("dish_id").doUpdateSet({ item_price, seen_at }))
    .execute();
}
