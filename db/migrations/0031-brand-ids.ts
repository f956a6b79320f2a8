import type { Kysely } from "kysely";

/** Whose brand a restaurant is by those who number brands: two of one number are one chain, whatever their signs say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("restaurants").addColumn("brand_id", "text").execute();
}
