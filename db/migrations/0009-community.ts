import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await createSearches(db);
  await createWatches(db);
  await markServiceAccounts(db);
  await indexThoseListed(db);
}

async function createSearches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("search_intents")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("key", "text", (c) => c.notNull().unique())
    .addColumn("restaurant_id", "integer", (c) =>
      c.references("restaurants.id").onDelete("cascade"),
    )
    .addColumn("dish_name_id", "integer", (c) => c.references("dish_names.id").onDelete("cascade"))
    .addColumn("restaurant_text", "text", (c) => c.notNull())
    .addColumn("item_text", "text", (c) => c.notNull())
    .execute();
  for (const column of ["restaurant_id", "dish_name_id"])
    await db.schema
      .createIndex(`search_intents_${column}`)
      .on("search_intents")
      .column(column)
      .execute();

  await db.schema
    .createTable("search_voices")
    .addColumn("intent_id", "integer", ofIntent)
    .addColumn("day", "integer", (c) => c.notNull())
    // 0 where no neighbourhood is known: a null would never equal another null.
    .addColumn("neighbourhood_id", "integer", (c) => c.notNull())
    .addColumn("person", "text", (c) => c.notNull())
    .addColumn("lasting", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("search_voices_pk", ["intent_id", "day", "neighbourhood_id", "person"])
    .execute();
  await db.schema.createIndex("search_voices_day").on("search_voices").column("day").execute();
  await db.schema
    .createIndex("search_voices_person")
    .on("search_voices")
    .column("person")
    .execute();

  await db.schema
    .createTable("search_days")
    .addColumn("intent_id", "integer", ofIntent)
    .addColumn("day", "integer", (c) => c.notNull())
    .addColumn("people", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("search_days_pk", ["intent_id", "day"])
    .execute();

  await db.schema
    .createTable("search_salts")
    .addColumn("day", "integer", (c) => c.primaryKey())
    .addColumn("salt", "text", (c) => c.notNull())
    .execute();
}

async function createWatches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("watches")
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("dish_id", "integer", (c) => c.notNull().references("dishes.id").onDelete("cascade"))
    .addColumn("told_total", "integer")
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("watches_pk", ["user_id", "dish_id"])
    .execute();
  await db.schema.createIndex("watches_of_dish").on("watches").column("dish_id").execute();

  await db.schema
    .createTable("watch_moves")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("dish_id", "integer", (c) => c.notNull().references("dishes.id").onDelete("cascade"))
    .addColumn("from_total", "integer")
    .addColumn("to_total", "integer", (c) => c.notNull())
    .addColumn("platform", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("message", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("watch_moves_of_person")
    .on("watch_moves")
    .columns(["user_id", "at"])
    .execute();
  await db.schema.createIndex("watch_moves_of_dish").on("watch_moves").column("dish_id").execute();
  await db.schema
    .createIndex("watch_moves_waiting")
    .on("watch_moves")
    .columns(["message", "user_id"])
    .execute();
  await db.schema
    .alterTable("users")
    .addColumn("watch_by_sms", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
}

/** Accounts that no person stands behind: the sample's contributors and the importer's voice. */
async function markServiceAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("users")
    .addColumn("is_service", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update users set is_service = 1 where id like '5a3b1e00-0000-4000-8000-%' or id = '00000000-0000-4000-8000-000000000001'`.execute(
    db,
  );
}

/** Those who want to be seen are few among many, and asked for with every board. */
async function indexThoseListed(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_on_boards on users (area, id)
    where show_public_profile = 1 and show_in_leaderboard = 1 and is_service = 0`.execute(db);
}

const ofIntent: Parameters<ReturnType<Kysely<unknown>["schema"]["createTable"]>["addColumn"]>[2] = (
  column,
) => column.notNull().references("search_intents.id").onDelete("cascade");
