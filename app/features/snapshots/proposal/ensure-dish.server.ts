import type { Kysely } from "kysely";
import { isSameName, type Section } from "~/features/catalogue";
import {
  createRestaurant,
  dishNameId,
  freshCatalogue,
  mergedInto,
  namesOf,
} from "~/features/catalogue/index.server";
import type { Database } from "~db/schema";
import { insertDish, linesOf } from "./queries.server";

/** Where a dish stands on a menu until somebody knows better. */
const SECTION: Section = "mains";

/**
 * Puts a dish that a moderator lets in on the menu of its restaurant, making either where it is missing. What we have under
 * the same name, in whatever script, is taken rather than doubled, be it hidden or part of another; so doing it again changes
 * nothing.
 *
 * @param now ms
 * @returns the id of the dish.
 */
export async function ensureDish(
  db: Kysely<Database>,
  { restaurant, name }: { restaurant: string; name: string },
  now: number,
): Promise<number> {
  const restaurantId = await ensureRestaurant(db, restaurant, now);
  const known = (await linesOf(db, restaurantId)).find((line) => isSameName(namesOf(line), [name]));
  if (known) return (await mergedInto(db, "dishes", known.id)) ?? known.id;
  const dishName = await dishNameId(db, inOneScript(name));
  return insertDish(db, { restaurantId, dishNameId: dishName, section: SECTION });
}

async function ensureRestaurant(db: Kysely<Database>, name: string, now: number): Promise<number> {
  const index = await freshCatalogue(db);
  for (const { id } of index.restaurantIndex.search(name, { limit: 3 })) {
    const known = index.restaurants.get(id);
    if (known && isSameName([...namesOf(known), ...known.aliases], [name])) return id;
  }
  return createRestaurant(db, inOneScript(name), now);
}

const inOneScript = (name: string) =>
  /\p{Script=Arabic}/u.test(name)
    ? { name_ar: name, name_en: null }
    : { name_ar: null, name_en: name };
