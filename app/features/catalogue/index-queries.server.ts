import { type Kysely, sql } from "kysely";
import type { Database } from "~db/schema";

/** Restaurants that are part of another, hidden, or closed for good, are gone, as far as lists know. */
const STANDING = sql<boolean>`merged_into is null and hidden_at is null and closed_at is null`;

/** What the in-memory index keeps of a restaurant. */
export interface RestaurantRow {
  id: number;
  name_ar: string | null;
  name_en: string | null;
  cuisine: string | null;
  rating: number | null;
  is_brand: number;
}

/** The restaurants stamped after `revision` that lists know of, with nothing of their aliases or branches. */
export function restaurantsSince(db: Kysely<Database>, revision: number): Promise<RestaurantRow[]> {
  return db
    .selectFrom("restaurants")
    .select(["id", "name_ar", "name_en", "cuisine", "rating", "is_brand"])
    .where("revision", ">", revision)
    .where(STANDING)
    .execute();
}

/** The aliases of the restaurants stamped after `revision`. */
export function aliasesSince(db: Kysely<Database>, revision: number) {
  return db
    .selectFrom("restaurant_aliases")
    .innerJoin("restaurants", "restaurants.id", "restaurant_aliases.restaurant_id")
    .select(["restaurant_aliases.restaurant_id", "restaurant_aliases.alias"])
    .where("restaurants.revision", ">", revision)
    .execute();
}

/** In which neighbourhoods the restaurants stamped after `revision` have a branch, each pair once. */
export function areasSince(db: Kysely<Database>, revision: number) {
  return db
    .selectFrom("branches")
    .innerJoin("restaurants", "restaurants.id", "branches.restaurant_id")
    .select(["branches.restaurant_id", "branches.neighbourhood_id"])
    .distinct()
    .where("restaurants.revision", ">", revision)
    .where("branches.neighbourhood_id", "is not", null)
    .$narrowType<{ neighbourhood_id: number }>()
    .execute();
}

/** The names of dishes stamped after `revision`. */
export function dishNamesSince(db: Kysely<Database>, revision: number) {
  return db
    .selectFrom("dish_names")
    .select(["id", "name_ar", "name_en"])
    .where("revision", ">", revision)
    .execute();
}

/** Every neighbourhood, by id. They are few and change with the map of the city. */
export function neighbourhoods(db: Kysely<Database>) {
  return db.selectFrom("neighbourhoods").select(["id", "name_ar", "name_en"]).execute();
}

/** How many rows of a table there are: fewer than the index holds means that some were deleted. */
export async function countRows(
  db: Kysely<Database>,
  table: "restaurants" | "dish_names",
): Promise<number> {
  const { rows } = await db
    .selectFrom(table)
    .$if(table === "restaurants", (q) => q.where(STANDING))
    .select((eb) => eb.fn.countAll().as("rows"))
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/** The ids of a table. */
export async function idsOf(
  db: Kysely<Database>,
  table: "restaurants" | "dish_names",
): Promise<Set<number>> {
  const rows = await db
    .selectFrom(table)
    .$if(table === "restaurants", (q) => q.where(STANDING))
    .select("id")
    .execute();
  return new Set(rows.map((row) => row.id));
}
