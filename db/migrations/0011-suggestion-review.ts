import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  const table = "restaurant_suggestions";
  await db.schema.alterTable(table).addColumn("reason", "text").execute();
  await db.schema.alterTable(table).addColumn("reviewed_at", "bigint").execute();
  for (const [name, target] of [
    ["reviewer_id", "users.id"],
    ["restaurant_id", "restaurants.id"],
  ] as const)
    await db.schema
      .alterTable(table)
      .addColumn(name, name === "reviewer_id" ? "text" : "integer", (c) =>
        c.references(target).onDelete("set null"),
      )
      .execute();
  await db.schema
    .createIndex("restaurant_suggestions_queue")
    .on(table)
    .columns(["status", "created_at"])
    .execute();
}
