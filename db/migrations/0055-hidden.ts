import type { Kysely } from "kysely";

/** Restaurants and dishes that moderators hide, and what they did about dishes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["restaurants", "dishes"])
    await db.schema.alterTable(table).addColumn("hidden_at", "bigint").execute();
  for (const column of ["dish_id", "into_dish_id"]) {
    await db.schema.alterTable("catalogue_acts").addColumn(column, "integer").execute();
    await db.schema
      .createIndex(`catalogue_acts_${column}`)
      .on("catalogue_acts")
      .column(column)
      .execute();
  }
}
