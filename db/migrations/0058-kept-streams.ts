import { type Kysely, sql } from "kysely";

/** The stream of an answer can be gone on with: which events it was sent as, and whether anybody still waits for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("exchanges").addColumn("marks", "text").execute();
  await db.schema.alterTable("exchanges").addColumn("wanted_until", "bigint").execute();
  // Few at a time: what is over is forgotten.
  await db.schema
    .createIndex("exchanges_with_marks")
    .on("exchanges")
    .column("updated_at")
    .where(sql.ref("marks"), "is not", null)
    .execute();
}
