import type { Kysely } from "kysely";

/** The orders whose fees lie far outside what their situation explains: a fold of all orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("outlying_orders")
    .addColumn("order_id", "integer", (c) => c.primaryKey().references("orders.id"))
    .execute();
}
