import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Lists of restaurants ask each menu for what is cheapest on it: this index answers in order and holds all that is asked.
  await db.schema
    .createIndex("dishes_by_restaurant_total")
    .on("dishes")
    .columns(["restaurant_id", "cheapest_total", "section"])
    .where(sql.ref("cheapest_total"), "is not", null)
    .execute();
}
