import type { Kysely } from "kysely";

/**
 * Which orders speak for their platform is one query of an index: each that counts has a rank. What is learnt is kept apart
 * for each platform and each restaurant, so that a new order touches its own restaurant's alone. All of it is folded anew at
 * the start.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("order_ranks")
    .addColumn("order_id", "integer", (c) =>
      c.primaryKey().references("orders.id").onDelete("cascade"),
    )
    .addColumn("platform", "text", (c) => c.notNull())
    .addColumn("rank", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("order_ranks_of_platform")
    .on("order_ranks")
    .columns(["platform", "rank"])
    .execute();
  await db.schema.dropTable("fee_models").execute();
  await db.schema
    .createTable("platform_fees")
    .addColumn("platform", "text", (c) => c.primaryKey())
    .addColumn("hash", "text", (c) => c.notNull())
    .addColumn("fees", "text", (c) => c.notNull())
    .execute();
  await db.schema.alterTable("restaurant_fees").addColumn("learnt", "text").execute();
}
