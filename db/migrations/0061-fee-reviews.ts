import type { Kysely } from "kysely";

/** Orders whose fees a moderator looks at, since nothing but a person's word says that they are more than the order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("fee_reviews")
    .addColumn("order_id", "integer", (c) =>
      c.primaryKey().references("orders.id").onDelete("cascade"),
    )
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("decided_by", "text", (c) => c.references("users.id"))
    .addColumn("decided_at", "bigint")
    .execute();
  await db.schema
    .createIndex("fee_reviews_state")
    .on("fee_reviews")
    .columns(["state", "order_id"])
    .execute();
  await db.schema
    .createIndex("fee_reviews_decided_by")
    .on("fee_reviews")
    .column("decided_by")
    .execute();
}
