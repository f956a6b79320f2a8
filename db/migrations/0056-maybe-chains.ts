import type { Kysely } from "kysely";

/** Pairs of restaurants that an import found to be perhaps one chain. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("maybe_chains")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("one_id", "integer", (c) =>
      c.notNull().references("restaurants.id").onDelete("cascade"),
    )
    .addColumn("other_id", "integer", (c) =>
      c.notNull().references("restaurants.id").onDelete("cascade"),
    )
    .addColumn("score", "real", (c) => c.notNull())
    .addColumn("found_at", "bigint", (c) => c.notNull())
    .addUniqueConstraint("maybe_chains_once", ["one_id", "other_id"])
    .execute();
  await db.schema.createIndex("maybe_chains_other").on("maybe_chains").column("other_id").execute();
}
