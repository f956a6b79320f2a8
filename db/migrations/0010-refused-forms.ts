import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("drafts")
    .addColumn("errors", "text", (c) => c.notNull().defaultTo("{}"))
    .execute();
  await db.schema.alterTable("restaurant_suggestions").addColumn("form_hash", "text").execute();
}
