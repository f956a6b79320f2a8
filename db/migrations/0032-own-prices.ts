import type { Kysely } from "kysely";

/** What restaurants themselves ask for a dish, by their own menus: nobody's total, and no platform's price. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("own_prices")
    .addColumn("dish_id", "integer", (c) =>
      c.primaryKey().references("dishes.id").onDelete("cascade"),
    )
    .addColumn("item_price", "integer", (c) => c.notNull())
    .addColumn("seen_at", "bigint", (c) => c.notNull())
    .execute();
}
