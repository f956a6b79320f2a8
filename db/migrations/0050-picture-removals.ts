import type { Kysely } from "kysely";

/**
 * Names of pictures whose files are to go, written in the transaction that makes them superfluous: a process that dies, or
 * a store that is away, leaves none behind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("picture_removals")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("due_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("picture_removals_due_at")
    .on("picture_removals")
    .column("due_at")
    .execute();
}
