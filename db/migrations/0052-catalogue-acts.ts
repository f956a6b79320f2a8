import type { Kysely } from "kysely";

/** Restaurants and dishes that were joined with others, and what moderators did about restaurants, which nobody rewrites. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["restaurants", "dishes"])
    await db.schema.alterTable(table).addColumn("merged_into", "integer").execute();
  await db.schema
    .createTable("catalogue_acts")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("actor_id", "text", (c) => c.references("users.id"))
    .addColumn("act", "text", (c) => c.notNull())
    .addColumn("restaurant_id", "integer", (c) => c.notNull())
    .addColumn("into_id", "integer")
    .addColumn("before", "text", (c) => c.notNull())
    .addColumn("after", "text", (c) => c.notNull())
    .addColumn("moved", "text", (c) => c.notNull())
    .addColumn("undoes", "integer", (c) => c.unique())
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .execute();
  for (const column of ["restaurant_id", "into_id", "actor_id"])
    await db.schema
      .createIndex(`catalogue_acts_${column}`)
      .on("catalogue_acts")
      .column(column)
      .execute();
}
