import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("snapshots")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id"))
    .addColumn("form_hash", "text", (c) => c.notNull().unique())
    .addColumn("restaurant_id", "integer", (c) =>
      c.references("restaurants.id").onDelete("set null"),
    )
    .addColumn("dish_id", "integer", (c) => c.references("dishes.id").onDelete("set null"))
    .addColumn("platform", "text")
    .addColumn("consent", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("reading", "text")
    .addColumn("proposal", "text")
    .addColumn("proposal_state", "text")
    .addColumn("note", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("decided_by", "text", (c) => c.references("users.id").onDelete("set null"))
    .addColumn("decided_at", "bigint")
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("expires_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("snapshots_of_user")
    .on("snapshots")
    .columns(["user_id", "created_at"])
    .execute();
  await db.schema
    .createIndex("snapshots_proposals")
    .on("snapshots")
    .columns(["proposal_state", "created_at"])
    .execute();
  await db.schema
    .createIndex("snapshots_expires_at")
    .on("snapshots")
    .column("expires_at")
    .execute();

  await db.schema
    .createTable("pictures")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("snapshot_id", "text", (c) =>
      c.notNull().references("snapshots.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("exact_hash", "text", (c) => c.notNull())
    .addColumn("look_hash", "text", (c) => c.notNull())
    .addColumn("width", "integer", (c) => c.notNull())
    .addColumn("height", "integer", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("pictures_of_snapshot")
    .on("pictures")
    .column("snapshot_id")
    .execute();
  await db.schema.createIndex("pictures_exact_hash").on("pictures").column("exact_hash").execute();
}
