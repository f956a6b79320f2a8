import type { Kysely } from "kysely";

/** Accounts that may not be used for now, and what moderators did about accounts, which nobody rewrites. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("users").addColumn("suspended_at", "bigint").execute();
  await db.schema
    .createTable("moderation_acts")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("actor_id", "text", (c) => c.references("users.id"))
    .addColumn("subject_id", "text", (c) => c.notNull().references("users.id"))
    .addColumn("act", "text", (c) => c.notNull())
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("moderation_acts_subject")
    .on("moderation_acts")
    .columns(["subject_id", "id"])
    .execute();
  await db.schema
    .createIndex("moderation_acts_actor")
    .on("moderation_acts")
    .column("actor_id")
    .execute();
}
