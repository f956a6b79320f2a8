import type { Kysely } from "kysely";
import { openDatabase } from "~/server/database/db.server";
import { engineOf } from "~/server/database/engine.server";
import type { Database } from "~db/schema";

export const DISHES = [1, 2, 3];

/** A database with one restaurant, three dishes and the people named, all at one level. */
export async function evidenceDatabase(
  people: readonly string[],
  { url = "file::memory:", level = "contributor" } = {},
): Promise<Kysely<Database>> {
  const db = await openDatabase(url);
  const users = people.map((id) => ({
    id,
    username: id,
    display_name: id,
    trust_level: level,
    created_at: 0,
  }));
  await db.insertInto("users").values(users).execute();
  await db
    .insertInto("restaurants")
    .values({ id: 1, name_ar: "عمو حمزة", is_brand: 0, revision: 1, created_at: 0 })
    .execute();
  await db.insertInto("dish_names").values({ id: 1, name_ar: "شاورما", revision: 1 }).execute();
  const dishes = DISHES.map((id) => ({
    id,
    restaurant_id: 1,
    dish_name_id: 1,
    size: `size ${id}`,
    section: "sandwiches",
    asked_count: 0,
  }));
  await db.insertInto("dishes").values(dishes).execute();
  await engineOf(db).followIds(db);
  return db;
}
