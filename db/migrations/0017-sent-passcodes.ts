import type { Kysely } from "kysely";

/** Every passcode of the last hour, so that codes nobody enters are noticed, and none follows another at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sent_passcodes")
    .addColumn("id", "integer", (c) => c.primaryKey().autoIncrement())
    .addColumn("asked_for", "text", (c) => c.notNull())
    .addColumn("code_hash", "text", (c) => c.notNull())
    .addColumn("entered", "integer", (c) => c.notNull())
    .addColumn("sent_at", "bigint", (c) => c.notNull())
    .addColumn("expires_at", "bigint", (c) => c.notNull())
    .execute();
  for (const column of ["asked_for", "code_hash"])
    await db.schema
      .createIndex(`sent_passcodes_${column}`)
      .on("sent_passcodes")
      .column(column)
      .execute();
}
