import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import { cheapestDishes, menuCoverage, pricedPlatforms } from "./menu-queries.server";

/** What a list of restaurants says of their menus. */
export interface MenuFacts {
  /** Lines of the menu, and how many of them have a price. */
  dishes: number;
  priced: number;
  /** On how many platforms. */
  platforms: number;
  cheapest: { id: number; name_ar: string | null; name_en: string | null; total: number } | null;
}

/** The menus of some restaurants in short, by restaurant id; one without a menu is absent. */
export async function menuFacts(
  db: Kysely<Database>,
  restaurants: readonly number[],
): Promise<Map<number, MenuFacts>> {
  const facts = new Map<number, MenuFacts>();
  if (restaurants.length === 0) return facts;
  for (const { restaurant_id, dishes, priced } of await menuCoverage(db, restaurants))
    facts.set(restaurant_id, {
      dishes: Number(dishes),
      priced: Number(priced),
      platforms: 0,
      cheapest: null,
    });
  for (const { restaurant_id, platforms } of await pricedPlatforms(db, restaurants)) {
    const fact = facts.get(restaurant_id);
    if (fact) fact.platforms = Number(platforms);
  }
  for (const { restaurant_id, ...dish } of await cheapestDishes(db, restaurants)) {
    const fact = facts.get(restaurant_id);
    if (fact) fact.cheapest ??= dish;
  }
  return facts;
}
