import type { Kysely } from "kysely";

/**
 * Every line of an order becomes a contribution of its own: the first keeps the snapshot, the others name the first. A picture
 * may show a menu too, which tells of no fees, and an order is known again by what was bought.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable("contributions");
  await table()
    .addColumn("part_of", "text", (c) => c.references("contributions.id").onDelete("cascade"))
    .execute();
  await table()
    .addColumn("source", "text", (c) => c.notNull().defaultTo("order"))
    .execute();
  await table()
    .addColumn("position", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await table().addColumn("options", "text").execute();
  await table().addColumn("order_hash", "text").execute();
  for (const column of ["part_of", "order_hash"])
    await db.schema
      .createIndex(`contributions_by_${column}`)
      .on("contributions")
      .column(column)
      .execute();
}
