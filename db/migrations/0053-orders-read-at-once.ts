import { type Kysely, sql } from "kysely";

/**
 * The orders of a restaurant are read from one index, what they were charged included: for each of them a page of the table and
 * one of its charges had to be found. Which orders speak for a platform is found by looking through all of them, so their
 * ranks need not be kept; and judgements lie by dish, as they are written and read, and say nothing that the observation says.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sumCharges(db);
  await indexOrders(db);
  await db.schema.dropTable("order_ranks").execute();
  await sortJudgements(db);
}

/** What counts towards each sum; what was taken off delivery is less of it. */
const SUMS = {
  delivery: sql`case when kind = 'delivery' then amount when off = 'delivery' then -amount else 0 end`,
  service: sql`case when kind = 'service' then amount else 0 end`,
  small_order: sql`case when kind = 'small_order' then amount else 0 end`,
  cash: sql`case when kind = 'cash' then amount else 0 end`,
  vat_on_top: sql`case when kind = 'vat_on_top' then amount else 0 end`,
};

async function sumCharges(db: Kysely<unknown>): Promise<void> {
  for (const column of Object.keys(SUMS))
    await db.schema
      .alterTable("orders")
      .addColumn(column, "integer", (c) => c.notNull().defaultTo(0))
      .execute();
  const sums = Object.values(SUMS).map((amount) => sql`coalesce(sum(${amount}), 0)`);
  await sql`update orders set (${sql.join(Object.keys(SUMS).map((name) => sql.ref(name)))}) =
    (select ${sql.join(sums)} from order_charges where order_id = orders.id)`.execute(db);
  await sql`update orders set delivery = 0 where delivery < 0`.execute(db);
}

async function indexOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("orders_of_restaurant").execute();
  await db.schema
    .createIndex("orders_of_restaurant")
    .on("orders")
    .columns(["restaurant_id", "platform", "placed_at", "id"])
    .columns(["user_id", "branch_id", "neighbourhood_id", "hour_known", "subtotal", "member"])
    .columns(["trust_level", "proof", ...Object.keys(SUMS)])
    .execute();
}

async function sortJudgements(db: Kysely<unknown>): Promise<void> {
  for (const index of ["judgements_of_person", "judgements_of_offer"])
    await db.schema.dropIndex(index).execute();
  await db.schema.alterTable("judgements").renameTo("judgements_before").execute();
  await db.schema
    .createTable("judgements")
    .addColumn("dish_id", "integer", (c) => c.notNull().references("dishes.id").onDelete("cascade"))
    .addColumn("platform", "text", (c) => c.notNull())
    .addColumn("observation_id", "integer", (c) => c.notNull())
    .addColumn("agreed", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("judgements_of_offer", ["dish_id", "platform", "observation_id"])
    .execute();
  await sql`insert into judgements (dish_id, platform, observation_id, agreed)
    select dish_id, platform, observation_id, agreed from judgements_before
    order by dish_id, platform, observation_id`.execute(db);
  await db.schema.dropTable("judgements_before").execute();
}
