import type { Kysely } from "kysely";

/** Why a moderator did not let a proposed dish in, for its sender to read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("snapshots")
    .addColumn("reason", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}
