import type { Kysely } from "kysely";

/** What was learnt from orders last, named by what it says: whoever has it in memory need not read it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("fee_models")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("hash", "text", (c) => c.notNull())
    .addColumn("model", "text", (c) => c.notNull())
    .execute();
}
