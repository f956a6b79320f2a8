import type { Kysely } from "kysely";

/** Sent passcodes tell which network asked, so that a single one can't bring those of all others into doubt. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("sent_passcodes")
    .addColumn("network", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}
