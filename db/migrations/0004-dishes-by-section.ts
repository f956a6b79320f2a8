import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // «حلى» or "drinks" alone asks for the cheapest under one heading of all menus: this index answers in order.
  await db.schema
    .createIndex("dishes_by_section")
    .on("dishes")
    .columns(["section", "cheapest_total", "restaurant_id"])
    .where(sql.ref("cheapest_total"), "is not", null)
    .execute();
}
