import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import { evidenceDatabase } from "./evidence-database";

const TABLES = ["restaurants", "restaurant_aliases", "branches", "dishes", "observations"] as const;
const MORE = ["offers", "price_versions", "judgements", "watches", "own_prices"] as const;
const FACTS = ["told_facts", "fact_acts", "shown_facts", "maybe_chains"] as const;

/** A database with two restaurants of one branch each, one dish that both have, some of their own, and five people. */
export async function twoRestaurants(): Promise<Kysely<Database>> {
  const db = await evidenceDatabase(["a", "b", "c", "d", "e"]);
  await db
    .insertInto("restaurants")
    .values({ id: 2, name_ar: "حمزة", name_en: "Hamza", is_brand: 0, revision: 1, created_at: 0 })
    .execute();
  for (const [at, restaurant_id] of [1, 2].entries()) {
    await db
      .insertInto("branches")
      .values({ restaurant_id, lat: 24.7 + at / 10, lng: 46.7 })
      .execute();
    await db.insertInto("restaurant_aliases").values({ restaurant_id, alias: "Amo" }).execute();
  }
  // One dish that both have, and one of its own.
  for (const [id, size] of [
    [4, "size 1"],
    [5, "size 9"],
  ] as const)
    await db
      .insertInto("dishes")
      .values({
        id,
        restaurant_id: 2,
        dish_name_id: 1,
        size,
        section: "sandwiches",
        asked_count: 0,
      })
      .execute();
  for (const dish_id of [1, 4, 5]) {
    await db
      .insertInto("watches")
      .values({ user_id: dish_id === 5 ? "b" : "a", dish_id, created_at: 1 })
      .execute();
    await db
      .insertInto("own_prices")
      .values({ dish_id, item_price: 100 * dish_id, seen_at: 1 })
      .execute();
  }
  await db
    .insertInto("maybe_chains")
    .values({ one_id: 1, other_id: 2, score: 0.9, found_at: 3 })
    .execute();
  return db;
}

/** Everything of them but the counters that say that something was written. */
export async function everything(db: Kysely<Database>): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const table of [...TABLES, ...MORE, ...FACTS]) {
    const rows: object[] = await db.selectFrom(table).selectAll().execute();
    all[table] = rows.map((row) => JSON.stringify({ ...row, revision: 0 })).sort();
  }
  return all;
}
