import { type Kysely, sql } from "kysely";

/**
 * Lines of the ledger never share a number: the boards read on from the last one they saw, and the newest lines go when
 * their person leaves.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("points_once")
    .addColumn("id", "integer", (c) => c.primaryKey().autoIncrement())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("amount", "integer", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull().unique())
    .addColumn("dish_id", "integer", (c) => c.references("dishes.id").onDelete("set null"))
    .addColumn("day", "integer", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .execute();
  await sql`insert into points_once select id, user_id, amount, kind, subject, dish_id, day, at from points`.execute(
    db,
  );
  await db.schema.dropTable("points").execute();
  await db.schema.alterTable("points_once").renameTo("points").execute();
  await index(db, "points_of_person", ["user_id", "day"]);
  // The boards add up what was earned since a moment.
  await index(db, "points_by_time", ["at", "user_id"]);
  await index(db, "points_of_dish", ["dish_id"]);
}

const index = (db: Kysely<unknown>, name: string, columns: string[]) =>
  db.schema.createIndex(name).on("points").columns(columns).execute();
