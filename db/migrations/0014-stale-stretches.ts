import { type Kysely, sql } from "kysely";

const STALE_AFTER_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Where the line of a price breaks. Until now it followed from the last support; a price that was seen again after a break
 * had lost it. Prices are folded again at the next start, which finds the breaks in between.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("price_versions")
    .renameColumn("newest_support_at", "stale_at")
    .execute();
  await sql`update price_versions set stale_at = stale_at + ${sql.lit(STALE_AFTER_MS)}`.execute(db);
}
