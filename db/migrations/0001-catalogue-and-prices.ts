import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("meta")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("value", "text", (c) => c.notNull())
    .execute();

  await db.schema
    .createTable("neighbourhoods")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("name_ar", "text", (c) => c.notNull().unique())
    .addColumn("name_en", "text", (c) => c.notNull())
    .addColumn("lat", "double precision", (c) => c.notNull())
    .addColumn("lng", "double precision", (c) => c.notNull())
    .execute();

  await db.schema
    .createTable("restaurants")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("name_ar", "text")
    .addColumn("name_en", "text")
    .addColumn("cuisine", "text")
    .addColumn("rating", "double precision")
    .addColumn("is_brand", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("revision", "integer", (c) => c.notNull())
    .addColumn("created_at", "integer", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("restaurants_revision")
    .on("restaurants")
    .column("revision")
    .execute();

  await db.schema
    .createTable("restaurant_aliases")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("restaurant_id", "integer", (c) =>
      c.notNull().references("restaurants.id").onDelete("cascade"),
    )
    .addColumn("alias", "text", (c) => c.notNull())
    .addUniqueConstraint("restaurant_aliases_once", ["restaurant_id", "alias"])
    .execute();

  await db.schema
    .createTable("branches")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("restaurant_id", "integer", (c) =>
      c.notNull().references("restaurants.id").onDelete("cascade"),
    )
    .addColumn("lat", "double precision", (c) => c.notNull())
    .addColumn("lng", "double precision", (c) => c.notNull())
    .addColumn("neighbourhood_id", "integer", (c) => c.references("neighbourhoods.id"))
    .addColumn("external_place_id", "text", (c) => c.unique())
    .execute();
  await db.schema
    .createIndex("branches_restaurant")
    .on("branches")
    .columns(["restaurant_id", "neighbourhood_id"])
    .execute();
  await db.schema
    .createIndex("branches_neighbourhood")
    .on("branches")
    .columns(["neighbourhood_id", "restaurant_id"])
    .execute();

  await db.schema
    .createTable("dish_names")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("name_ar", "text")
    .addColumn("name_en", "text")
    .addColumn("revision", "integer", (c) => c.notNull())
    .addUniqueConstraint("dish_names_once", ["name_ar", "name_en"])
    .execute();
  await db.schema.createIndex("dish_names_revision").on("dish_names").column("revision").execute();

  await db.schema
    .createTable("dishes")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("restaurant_id", "integer", (c) =>
      c.notNull().references("restaurants.id").onDelete("cascade"),
    )
    .addColumn("dish_name_id", "integer", (c) => c.notNull().references("dish_names.id"))
    .addColumn("size", "text")
    .addColumn("section", "text", (c) => c.notNull())
    .addColumn("asked_count", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("cheapest_total", "integer")
    .addUniqueConstraint("dishes_once", ["restaurant_id", "dish_name_id", "size"])
    .execute();
  // A dish without a restaurant asks for the cheapest of one name: this index answers in order.
  await db.schema
    .createIndex("dishes_by_name")
    .on("dishes")
    .columns(["dish_name_id", "cheapest_total", "restaurant_id"])
    .execute();

  // The home page shows what is asked for most and has a price.
  await db.schema
    .createIndex("dishes_most_asked")
    .on("dishes")
    .columns(["asked_count desc", "id"])
    .where(sql.ref("cheapest_total"), "is not", null)
    .execute();

  await db.schema
    .createTable("users")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("username", "text", (c) => c.notNull().unique())
    .addColumn("display_name", "text", (c) => c.notNull())
    .addColumn("trust_level", "text", (c) => c.notNull())
    .addColumn("created_at", "integer", (c) => c.notNull())
    .execute();

  await db.schema
    .createTable("observations")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("dish_id", "integer", (c) => c.notNull().references("dishes.id").onDelete("cascade"))
    .addColumn("platform", "text", (c) => c.notNull())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("item_price", "integer")
    .addColumn("delivery_fee", "integer")
    .addColumn("vat_on_top", "integer")
    .addColumn("proof", "text", (c) => c.notNull())
    .addColumn("image_hash", "text")
    .addColumn("trust_level", "text", (c) => c.notNull())
    .addColumn("observed_at", "integer", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("observations_of_offer")
    .on("observations")
    .columns(["dish_id", "platform", "observed_at"])
    .execute();

  await db.schema
    .createTable("offers")
    .addColumn("dish_id", "integer", (c) => c.notNull().references("dishes.id").onDelete("cascade"))
    .addColumn("platform", "text", (c) => c.notNull())
    .addColumn("item_price", "integer", (c) => c.notNull())
    .addColumn("delivery_fee", "integer", (c) => c.notNull())
    .addColumn("vat_on_top", "integer", (c) => c.notNull())
    .addColumn("support", "double precision", (c) => c.notNull())
    .addColumn("contradiction", "double precision", (c) => c.notNull())
    .addColumn("evidence_at", "integer", (c) => c.notNull())
    .addColumn("supporters", "integer", (c) => c.notNull())
    .addColumn("has_proof", "integer", (c) => c.notNull())
    .addColumn("newest_support_at", "integer", (c) => c.notNull())
    .addColumn("newest_trusted_proof_at", "integer")
    .addColumn("since", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("offers_pk", ["dish_id", "platform"])
    .execute();

  await db.schema
    .createTable("price_versions")
    .addColumn("dish_id", "integer", (c) => c.notNull().references("dishes.id").onDelete("cascade"))
    .addColumn("platform", "text", (c) => c.notNull())
    .addColumn("started_at", "integer", (c) => c.notNull())
    .addColumn("ended_at", "integer")
    .addColumn("item_price", "integer", (c) => c.notNull())
    .addColumn("delivery_fee", "integer", (c) => c.notNull())
    .addColumn("vat_on_top", "integer", (c) => c.notNull())
    .addColumn("newest_support_at", "integer", (c) => c.notNull())
    .addColumn("verified", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("price_versions_pk", ["dish_id", "platform", "started_at"])
    .execute();
}
