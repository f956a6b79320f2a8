import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await createContributions(db);
  await createEvidence(db);
  await createLedger(db);
  await createFlags(db);
}

async function createContributions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("contributions")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", byPerson)
    .addColumn("idempotency_key", "text", (c) => c.notNull())
    .addColumn("dish_id", "integer", ofDish)
    .addColumn("platform", "text", (c) => c.notNull())
    .addColumn("item_price", "integer", (c) => c.notNull())
    .addColumn("delivery_fee", "integer", (c) => c.notNull())
    .addColumn("service_fee", "integer", (c) => c.notNull())
    .addColumn("vat_on_top", "integer", (c) => c.notNull())
    .addColumn("discount", "integer", (c) => c.notNull())
    .addColumn("quantity", "integer", (c) => c.notNull())
    .addColumn("paid_total", "integer")
    .addColumn("observed_at", "bigint", (c) => c.notNull())
    .addColumn("submitted_at", "bigint", (c) => c.notNull())
    .addColumn("trust_level", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("reasons", "text", (c) => c.notNull())
    .addColumn("note", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("decided_by", "text", (c) => c.references("users.id").onDelete("set null"))
    .addColumn("decided_at", "bigint")
    .addColumn("observation_id", "integer", (c) =>
      c.unique().references("observations.id").onDelete("set null"),
    )
    .addUniqueConstraint("contributions_once", ["user_id", "idempotency_key"])
    .execute();
  await index(db, "contributions_of_person", "contributions", ["user_id", "submitted_at"]);
  await index(db, "contributions_queue", "contributions", ["state", "submitted_at"]);
  await index(db, "contributions_of_dish", "contributions", ["dish_id"]);

  await db.schema
    .createTable("contribution_pictures")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("contribution_id", "text", (c) =>
      c.references("contributions.id").onDelete("set null"),
    )
    .addColumn("sha256", "text", (c) => c.notNull())
    .addColumn("perceptual", "text")
    .execute();
  await index(db, "contribution_pictures_by_hash", "contribution_pictures", ["sha256"]);
  await index(db, "contribution_pictures_of", "contribution_pictures", ["contribution_id"]);
}

async function createEvidence(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("offers").addColumn("firm_at", "bigint").execute();
  // What a person said of a price is looked up for every price they see.
  await index(db, "observations_of_person", "observations", ["user_id", "dish_id"]);
  await db.schema
    .createTable("withdrawals")
    .addColumn("observation_id", "integer", (c) =>
      c.primaryKey().references("observations.id").onDelete("cascade"),
    )
    .addColumn("at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("judgements")
    .addColumn("observation_id", "integer", (c) =>
      c.primaryKey().references("observations.id").onDelete("cascade"),
    )
    .addColumn("user_id", "text", byPerson)
    .addColumn("dish_id", "integer", (c) => c.notNull())
    .addColumn("platform", "text", (c) => c.notNull())
    .addColumn("proof", "text", (c) => c.notNull())
    .addColumn("agreed", "integer", (c) => c.notNull())
    .execute();
  await index(db, "judgements_of_person", "judgements", ["user_id"]);
  await index(db, "judgements_of_offer", "judgements", ["dish_id", "platform"]);
}

async function createLedger(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("points")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("user_id", "text", byPerson)
    .addColumn("amount", "integer", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull().unique())
    .addColumn("dish_id", "integer", (c) => c.references("dishes.id").onDelete("set null"))
    .addColumn("day", "integer", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .execute();
  await index(db, "points_of_person", "points", ["user_id", "day"]);
  // The boards add up what was earned since a moment.
  await index(db, "points_by_time", "points", ["at", "user_id"]);
  await index(db, "points_of_dish", "points", ["dish_id"]);
}

async function createFlags(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("flags")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("user_id", "text", byPerson)
    .addColumn("dish_id", "integer", ofDish)
    .addColumn("platform", "text", (c) => c.notNull())
    .addColumn("contribution_id", "text", (c) =>
      c.references("contributions.id").onDelete("cascade"),
    )
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("note", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("decided_by", "text", (c) => c.references("users.id").onDelete("set null"))
    .addColumn("decided_at", "bigint")
    .execute();
  await index(db, "flags_queue", "flags", ["state", "created_at"]);
  await index(db, "flags_of_dish", "flags", ["dish_id"]);
  // One person's open word about one price.
  await db.schema
    .createIndex("flags_once")
    .on("flags")
    .columns(["user_id", "dish_id", "platform"])
    .unique()
    .where(sql.ref("state"), "=", sql.lit("open"))
    .execute();
}

async function index(db: Kysely<unknown>, name: string, table: string, columns: string[]) {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}

/** A row that goes when its person goes. */
function byPerson(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().references("users.id").onDelete("cascade");
}

/** A row that goes when its dish goes. */
function ofDish(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().references("dishes.id").onDelete("cascade");
}
