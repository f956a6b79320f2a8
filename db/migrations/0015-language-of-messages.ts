import type { Kysely } from "kysely";

/** In which language messages go to people who leave that to their browser: no browser is asked when one is sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("users").addColumn("message_language", "text").execute();
}
