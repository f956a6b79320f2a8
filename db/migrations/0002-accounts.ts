import type { ColumnDefinitionBuilder, Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await extendUsers(db);
  await createSignIn(db);
  await createFeedback(db);
  await db.schema
    .createTable("rate_limits")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("points", "integer", (c) => c.notNull())
    .addColumn("expires_at", "bigint", (c) => c.notNull())
    .execute();
}

async function extendUsers(db: Kysely<unknown>): Promise<void> {
  const columns = [
    ["role", "member"],
    ["bio", ""],
    ["area", ""],
    ["language", "auto"],
  ] as const;
  for (const [name, initial] of columns)
    await db.schema
      .alterTable("users")
      .addColumn(name, "text", (c) => c.notNull().defaultTo(initial))
      .execute();
  for (const name of ["show_public_profile", "show_in_leaderboard"])
    await db.schema
      .alterTable("users")
      .addColumn(name, "integer", (c) => c.notNull().defaultTo(0))
      .execute();
  for (const name of ["phone", "avatar_id"])
    await db.schema.alterTable("users").addColumn(name, "text").execute();
  await db.schema.createIndex("users_phone").on("users").column("phone").unique().execute();
  await db.schema
    .createTable("avatars")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", ownedBy)
    .addColumn("image", "blob", (c) => c.notNull())
    .addUniqueConstraint("avatars_one_each", ["user_id"])
    .execute();
}

async function createSignIn(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sessions")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("token_hash", "text", (c) => c.notNull().unique())
    .addColumn("user_id", "text", ownedBy)
    .addColumn("user_agent", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("seen_at", "bigint", (c) => c.notNull())
    .addColumn("expires_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("sessions_user").on("sessions").column("user_id").execute();

  await db.schema
    .createTable("passcodes")
    .addColumn("browser_hash", "text", (c) => c.primaryKey())
    .addColumn("phone", "text", (c) => c.notNull())
    .addColumn("code_hash", "text", (c) => c.notNull())
    .addColumn("tries_left", "integer", (c) => c.notNull())
    .addColumn("sent_at", "bigint", (c) => c.notNull())
    .addColumn("expires_at", "bigint", (c) => c.notNull())
    .execute();

  await db.schema
    .createTable("known_browsers")
    .addColumn("token_hash", "text", (c) => c.notNull())
    .addColumn("user_id", "text", ownedBy)
    .addColumn("seen_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("known_browsers_pk", ["token_hash", "user_id"])
    .execute();

  await db.schema
    .createTable("identities")
    .addColumn("issuer", "text", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("user_id", "text", ownedBy)
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("identities_pk", ["issuer", "subject"])
    .execute();
  await db.schema.createIndex("identities_user").on("identities").column("user_id").execute();

  await db.schema
    .createTable("identity_requests")
    .addColumn("browser_hash", "text", (c) => c.primaryKey())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("nonce", "text", (c) => c.notNull())
    .addColumn("code_verifier", "text", (c) => c.notNull())
    .addColumn("redirect_to", "text", (c) => c.notNull())
    .addColumn("linking_user_id", "text", (c) => c.references("users.id").onDelete("cascade"))
    .addColumn("expires_at", "bigint", (c) => c.notNull())
    .execute();

  await db.schema
    .createTable("drafts")
    .addColumn("token_hash", "text", (c) => c.primaryKey())
    .addColumn("path", "text", (c) => c.notNull())
    .addColumn("fields", "text", (c) => c.notNull())
    .addColumn("expires_at", "bigint", (c) => c.notNull())
    .execute();
}

async function createFeedback(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("feedback")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", ownedBy)
    .addColumn("category", "text")
    .addColumn("message", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("submission_hash", "text", (c) => c.unique())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("updated_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("feedback_queue")
    .on("feedback")
    .columns(["state", "created_at"])
    .execute();
  await db.schema.createIndex("feedback_user").on("feedback").column("user_id").execute();

  await db.schema
    .createTable("feedback_events")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("feedback_id", "text", (c) =>
      c.notNull().references("feedback.id").onDelete("cascade"),
    )
    .addColumn("actor_id", "text", (c) => c.references("users.id").onDelete("set null"))
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("note", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("feedback_events_of")
    .on("feedback_events")
    .column("feedback_id")
    .execute();
}

/** A row that goes when its person goes. */
function ownedBy(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().references("users.id").onDelete("cascade");
}
