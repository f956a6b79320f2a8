import { type Kysely, sql } from "kysely";

/** What was published of the public tables, change by change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("open_changes")
    .addColumn("cursor", "integer", (c) => c.primaryKey())
    .addColumn("table_name", "text", (c) => c.notNull())
    .addColumn("id", "integer", (c) => c.notNull())
    .addColumn("key", "text", (c) => c.notNull())
    .addColumn("record", "text")
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("superseded_at", "bigint")
    .execute();
  await db.schema
    .createIndex("open_changes_of_line")
    .on("open_changes")
    .columns(["table_name", "id", "key", "superseded_at"])
    .execute();
  await db.schema
    .createIndex("open_changes_superseded")
    .on("open_changes")
    .column("superseded_at")
    .where(sql.ref("superseded_at"), "is not", null)
    .execute();
}
