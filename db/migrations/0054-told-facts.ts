import type { Kysely } from "kysely";

/** What people tell of a restaurant itself, which nobody rewrites, what moderators decided about it, and what is shown of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("restaurants").addColumn("closed_at", "bigint").execute();
  await db.schema
    .createTable("told_facts")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("restaurant_id", "integer", (c) =>
      c.notNull().references("restaurants.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("value", "text", (c) => c.notNull())
    .addColumn("user_id", "text", (c) => c.references("users.id"))
    .addColumn("trust_level", "text", (c) => c.notNull())
    .addColumn("told_at", "bigint", (c) => c.notNull())
    .addColumn("waiting", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex("told_facts_restaurant")
    .on("told_facts")
    .columns(["restaurant_id", "kind"])
    .execute();
  for (const column of ["user_id", "waiting"])
    await db.schema
      .createIndex(`told_facts_${column}`)
      .on("told_facts")
      .columns([column, "id"])
      .execute();
  await db.schema
    .createTable("fact_acts")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("fact_id", "integer", (c) =>
      c.notNull().references("told_facts.id").onDelete("cascade"),
    )
    .addColumn("act", "text", (c) => c.notNull())
    .addColumn("actor_id", "text", (c) => c.references("users.id"))
    .addColumn("undoes", "integer", (c) => c.unique())
    .addColumn("at", "bigint", (c) => c.notNull())
    .execute();
  for (const column of ["fact_id", "actor_id"])
    await db.schema.createIndex(`fact_acts_${column}`).on("fact_acts").column(column).execute();
  await db.schema
    .createTable("shown_facts")
    .addColumn("restaurant_id", "integer", (c) =>
      c.notNull().references("restaurants.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("value", "text", (c) => c.notNull())
    .addColumn("fact_id", "integer", (c) => c.notNull())
    .addColumn("told_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("shown_facts_pk", ["restaurant_id", "kind"])
    .execute();
}
