import type { Kysely } from "kysely";

/** What a menu itself calls the heading of a dish, where it is none of our sections. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["heading_ar", "heading_en"])
    await db.schema.alterTable("dishes").addColumn(column, "text").execute();
}
