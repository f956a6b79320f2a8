import { type Kysely, sql } from "kysely";

/**
 * A price is what the dish costs, and what its order is charged beside it is a fact of the order: the columns that mixed the
 * two go. What was said of fees is in `order_charges` since the migration before. Prices and typical fees are folded anew at
 * the start.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("restaurant_fees")
    .addColumn("restaurant_id", "integer", (c) =>
      c.notNull().references("restaurants.id").onDelete("cascade"),
    )
    .addColumn("platform", "text", (c) => c.notNull())
    .addColumn("typical", "integer", (c) => c.notNull())
    .addColumn("low", "integer", (c) => c.notNull())
    .addColumn("high", "integer", (c) => c.notNull())
    .addColumn("vat_share", "integer", (c) => c.notNull())
    .addColumn("orders", "integer", (c) => c.notNull())
    .addColumn("people", "integer", (c) => c.notNull())
    .addColumn("newest_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("restaurant_fees_pk", ["restaurant_id", "platform"])
    .execute();
  await nameReportedPrices(db);
  for (const table of ["observations", "offers", "price_versions"])
    for (const column of ["delivery_fee", "vat_on_top"])
      await db.schema.alterTable(table).dropColumn(column).execute();
}

/** A report is about the item price that made up the total its person saw: the nearest of those somebody named. */
async function nameReportedPrices(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("flags").addColumn("price_seen", "integer").execute();
  const total = sql`(item_price + delivery_fee + vat_on_top)`;
  await sql`update flags set price_seen = (select item_price from observations as said
      where said.dish_id = flags.dish_id and said.platform = flags.platform
        and item_price is not null and total_seen is not null
        and (abs(${total} - total_seen) <= 50
          or abs(${total} - total_seen) * 50 <= ${total} or abs(${total} - total_seen) * 50 <= total_seen)
      order by abs(${total} - total_seen), observed_at desc, id desc limit 1)`.execute(db);
  await db.schema.alterTable("flags").dropColumn("total_seen").execute();
}
