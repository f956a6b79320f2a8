import type { Kysely } from "kysely";

/**
 * What several processes agree on: who does which work, and what became of a sign-in whose button was pressed twice, once
 * in each of two of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("leases")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("holder", "text", (c) => c.notNull())
    .addColumn("until", "integer", (c) => c.notNull())
    .execute();
  for (const table of ["passcodes", "identity_requests"]) {
    await db.schema.alterTable(table).addColumn("used_at", "integer").execute();
    await db.schema.alterTable(table).addColumn("token_salt", "text").execute();
  }
}
