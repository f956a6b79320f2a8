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

/** Every neighbourhood with its centre. */
export function neighbourhoodCentres(db: Kysely<Database>) {
  return db
    .selectFrom("neighbourhoods")
    .select(["id", "name_ar", "name_en", "lat", "lng"])
    .execute();
}

/** The imported outlines. They are large: ask `outlinesVersion` first. */
export function neighbourhoodOutlines(db: Kysely<Database>) {
  return db.selectFrom("neighbourhood_outlines").selectAll().execute();
}

/** Grows with every import of outlines; 0 before the first. */
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
