import type { Kysely } from "kysely";
import { isSameName, type Section } from "~/features/catalogue";
import {
  createRestaurant,
  dishNameId,
  freshCatalogue,
  mergedInto,
  namesOf,
} from "~/features/catalogue/index.server";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import { insertDish, linesOf, unlistedRestaurants } from "./queries.server";

/** Where a dish stands on a menu until somebody knows better. */
const SECTION: Section = "mains";

/**
 * Puts a dish that a moderator lets in on the menu of its restaurant, making either where it is missing. What we have under
 * the same name, in whatever script, is taken rather than doubled, be it hidden, closed or part of another; so doing it again,
 * or twice at once, changes nothing.
 *
 * @param now ms
 * @returns the id of the dish.
 */
export async function ensureDish(
  db: Kysely<Database>,
  { restaurant, name }: { restaurant: string; name: string },
  now: number,
): Promise<number> {
  const listed = await listedRestaurant(db, restaurant);
  return inTransaction(db, async (trx) => {
    const restaurantId = listed ?? (await ensureUnlisted(trx, restaurant, now));
    const lines = await linesOf(trx, restaurantId);
    const known = lines.find((line) => isSameName(namesOf(line), [name]));
    if (known) return (await mergedInto(trx, "dishes", known.id)) ?? known.id;
    const dishName = await dishNameId(trx, inOneScript(name));
    return insertDish(trx, { restaurantId, dishNameId: dishName, section: SECTION });
  });
}

/** The restaurant of a name that lists have. */
async function listedRestaurant(db: Kysely<Database>, name: string): Promise<number | undefined> {
  const index = await freshCatalogue(db);
  for (const { id } of index.restaurantIndex.search(name, { limit: 3 })) {
    const known = index.restaurants.get(id);
    if (known && isSameName([...namesOf(known), ...known.aliases], [name])) return id;
  }
  return undefined;
}

/** One that lists don't have, or that another moderator has let in just now; else a new one. In a transaction. */
async function ensureUnlisted(trx: Kysely<Database>, name: string, now: number): Promise<number> {
  const unlisted = await unlistedRestaurants(trx, name);
  const known = unlisted.find((restaurant) => isSameName(namesOf(restaurant), [name]));
  if (known) return (await mergedInto(trx, "restaurants", known.id)) ?? known.id;
  return createRestaurant(trx, inOneScript(name), now);
}

const inOneScript = (name: string) =>
  /\p{Script=Arabic}/u.test(name)
    ? { name_ar: name, name_en: null }
    : { name_ar: null, name_en: name };
