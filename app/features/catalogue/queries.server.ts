import type { Kysely } from "kysely";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import { nextRevision } from "./revision.server";

/** A restaurant to be created, with what people call it. At least one of the two names is given. */
export interface NewRestaurant {
  name_ar?: string | null;
  name_en?: string | null;
  cuisine?: string | null;
  rating?: number | null;
  is_brand?: boolean;
  aliases?: readonly string[];
}

/** A branch to be created: WGS 84 degrees. */
export interface NewBranch {
  lat: number;
  lng: number;
  neighbourhood_id?: number | null;
  external_place_id?: string | null;
}

/** One write to the catalogue, seen by the next search of every process. */
function write<T>(
  db: Kysely<Database>,
  work: (trx: Kysely<Database>, revision: number) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (trx) => work(trx, await nextRevision(trx)));
}

/** Creates a restaurant with its aliases. @returns its id. `now` in ms. */
export function createRestaurant(
  db: Kysely<Database>,
  restaurant: NewRestaurant,
  now: number,
): Promise<number> {
  const { aliases = [], is_brand = false, ...columns } = restaurant;
  return write(db, async (trx, revision) => {
    const { id } = await trx
      .insertInto("restaurants")
      .values({ ...columns, is_brand: is_brand ? 1 : 0, revision, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (aliases.length > 0)
      await trx
        .insertInto("restaurant_aliases")
        .values(aliases.map((alias) => ({ restaurant_id: id, alias })))
        .execute();
    return id;
  });
}

/** Renames a restaurant or changes its facts; what isn't given stays. */
export function updateRestaurant(
  db: Kysely<Database>,
  id: number,
  { is_brand, ...columns }: Omit<NewRestaurant, "aliases">,
): Promise<void> {
  return write(db, async (trx, revision) => {
    await trx
      .updateTable("restaurants")
      .set({
        ...columns,
        ...(is_brand === undefined ? {} : { is_brand: Number(is_brand) }),
        revision,
      })
      .where("id", "=", id)
      .execute();
  });
}

/** Adds one more name a restaurant goes by. */
export function addAlias(
  db: Kysely<Database>,
  restaurant_id: number,
  alias: string,
): Promise<void> {
  return write(db, async (trx, revision) => {
    await trx
      .insertInto("restaurant_aliases")
      .values({ restaurant_id, alias })
      .onConflict((conflict) => conflict.columns(["restaurant_id", "alias"]).doNothing())
      .execute();
    await stamp(trx, restaurant_id, revision);
  });
}

/** Adds a branch to a restaurant. @returns its id. */
export function createBranch(
  db: Kysely<Database>,
  restaurant_id: number,
  branch: NewBranch,
): Promise<number> {
  return write(db, async (trx, revision) => {
    const { id } = await trx
      .insertInto("branches")
      .values({ ...branch, restaurant_id })
      .returning("id")
      .executeTakeFirstOrThrow();
    await stamp(trx, restaurant_id, revision);
    return id;
  });
}

/** Takes a restaurant out of the catalogue, with its branches, menu and prices. */
export function deleteRestaurant(db: Kysely<Database>, id: number): Promise<void> {
  return write(db, async (trx) => {
    await trx.deleteFrom("restaurants").where("id", "=", id).execute();
  });
}

/** The id of a dish name, created when it is new. */
export async function dishNameId(
  db: Kysely<Database>,
  name: { name_ar: string | null; name_en: string | null },
): Promise<number> {
  return write(db, async (trx, revision) => {
    const known = await trx
      .selectFrom("dish_names")
      .select("id")
      .where("name_ar", name.name_ar === null ? "is" : "=", name.name_ar)
      .where("name_en", name.name_en === null ? "is" : "=", name.name_en)
      .executeTakeFirst();
    if (known) return known.id;
    const { id } = await trx
      .insertInto("dish_names")
      .values({ ...name, revision })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
}

async function stamp(trx: Kysely<Database>, id: number, revision: number): Promise<void> {
  await trx.updateTable("restaurants").set({ revision }).where("id", "=", id).execute();
}
