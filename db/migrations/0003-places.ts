import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("neighbourhood_outlines")
    .addColumn("neighbourhood_id", "integer", (c) =>
      c.primaryKey().references("neighbourhoods.id").onDelete("cascade"),
    )
    .addColumn("polygons", "text", (c) => c.notNull())
    .execute();

  await db.schema
    .createTable("import_sources")
    .addColumn("source", "text", (c) => c.notNull())
    .addColumn("source_id", "text", (c) => c.notNull())
    .addColumn("branch_id", "integer", (c) =>
      c.notNull().references("branches.id").onDelete("cascade"),
    )
    .addColumn("fingerprint", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("import_sources_pk", ["source", "source_id"])
    .execute();
  await db.schema
    .createIndex("import_sources_of_branch")
    .on("import_sources")
    .column("branch_id")
    .execute();

  await db.schema
    .createTable("external_places")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("place_id", "text", (c) => c.notNull().unique())
    .addColumn("first_seen_at", "bigint", (c) => c.notNull())
    .execute();

  await db.schema
    .createTable("external_answers")
    .addColumn("question", "text", (c) => c.primaryKey())
    .addColumn("places", "text", (c) => c.notNull())
    .addColumn("fetched_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("external_answers_fetched_at")
    .on("external_answers")
    .column("fetched_at")
    .execute();

  await db.schema
    .createTable("restaurant_suggestions")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("folded_name", "text", (c) => c.notNull())
    // 0 where no neighbourhood was named: a null would never equal another null.
    .addColumn("neighbourhood_id", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("note", "text")
    .addColumn("external_place_id", "text")
    .addColumn("status", "text", (c) => c.notNull().defaultTo("queued"))
    .addColumn("times", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addUniqueConstraint("restaurant_suggestions_once", ["folded_name", "neighbourhood_id"])
    .execute();
}
