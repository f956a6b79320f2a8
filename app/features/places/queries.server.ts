import type { Kysely } from "kysely";
import type { Database } from "~db/schema";

const OUTLINES_KEY = "neighbourhood_outlines";

/** A branch as the places index keeps it. */
export interface BranchRow {
  id: number;
  restaurant_id: number;
  lat: number;
  lng: number;
  neighbourhood_id: number | null;
  external_place_id: string | null;
}

/** Every branch of the restaurants stamped after `revision`. */
export function branchesSince(db: Kysely<Database>, revision: number): Promise<BranchRow[]> {
  return db
    .selectFrom("branches")
    .innerJoin("restaurants", "restaurants.id", "branches.restaurant_id")
    .select([
      "branches.id",
      "branches.restaurant_id",
      "branches.lat",
      "branches.lng",
      "branches.neighbourhood_id",
      "branches.external_place_id",
    ])
    .where("restaurants.revision", ">", revision)
    .execute();
}

/** The ids of the restaurants stamped after `revision`. */
export async function restaurantIdsSince(
  db: Kysely<Database>,
  revision: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom("restaurants")
    .select("id")
    .where("revision", ">", revision)
    .execute();
  return rows.map(({ id }) => id);
}

/** Where the restaurants of some dishes have branches. */
export function branchesOfDishes(db: Kysely<Database>, dishIds: readonly number[]) {
  return db
    .selectFrom("branches")
    .select(["restaurant_id", "lat", "lng"])
    .where("restaurant_id", "in", (q) =>
      q.selectFrom("dishes").select("restaurant_id").where("id", "in", dishIds),
    )
    .execute();
}

/** Every neighbourhood with its centre. */
export function neighbourhoodCentres(db: Kysely<Database>) {
  return db
    .selectFrom("neighbourhoods")
    .select(["id", "name_ar", "name_en", "lat", "lng"])
    .execute();
}

/** The names of a neighbourhood; undefined where there is none of that id. */
export function neighbourhoodNames(db: Kysely<Database>, id: number) {
  return db
    .selectFrom("neighbourhoods")
    .select(["name_ar", "name_en"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The neighbourhood a person's profile names; undefined where it names none of ours. */
export async function areaOfPerson(
  db: Kysely<Database>,
  userId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("users")
    .innerJoin("neighbourhoods", "neighbourhoods.name_ar", "users.area")
    .select("neighbourhoods.id")
    .where("users.id", "=", userId)
    .executeTakeFirst();
  return row?.id;
}

/** Where neighbourhoods end. Outlines are large: ask `outlinesVersion` first. */
export function neighbourhoodOutlines(db: Kysely<Database>) {
  return db.selectFrom("neighbourhood_outlines").selectAll().execute();
}

/** Grows with every import of outlines; 0 while they are those we bring along. */
export async function outlinesVersion(db: Kysely<Database>): Promise<number> {
  const row = await db
    .selectFrom("meta")
    .select("value")
    .where("key", "=", OUTLINES_KEY)
    .executeTakeFirst();
  return Number(row?.value ?? 0);
}

/** Says that outlines have changed. Belongs in the transaction that changes them. */
export async function nextOutlinesVersion(db: Kysely<Database>): Promise<void> {
  const value = String((await outlinesVersion(db)) + 1);
  await db
    .insertInto("meta")
    .values({ key: OUTLINES_KEY, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}
