import type { Kysely } from "kysely";
import { isPlaced, type OrderTerms } from "~/features/fees";
import { pricedOffers } from "~/features/fees/index.server";
import { type BestOffer, bestOffer } from "~/features/prices";
import type { Database } from "~db/schema";
import { cheapestDishes, menuCoverage, pricedPlatforms } from "./menu-queries.server";

interface CheapestDish {
  id: number;
  name_ar: string | null;
  name_en: string | null;
}

/**
 * Meals of each menu that are looked at for a place. What a platform's delivery is dearer by there is the same for the whole
 * menu, so the cheapest for it is one of the few that are cheapest as is typical of the city.
 */
const MEALS_FOR_A_PLACE = 8;

/** What a list of restaurants says of their menus. */
export interface MenuFacts {
  /** Lines of the menu, and how many of them have a price. */
  dishes: number;
  priced: number;
  /** On how many platforms. */
  platforms: number;
  cheapest: (CheapestDish & { best: BestOffer }) | null;
}

/**
 * The menus of some restaurants in short, by restaurant id, at `now` (ms) and with totals on the given terms; one without a
 * menu is absent.
 */
export async function menuFacts(
  db: Kysely<Database>,
  restaurants: readonly number[],
  { now, terms }: { now: number; terms: OrderTerms },
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
  const meals = await cheapestDishes(db, restaurants, isPlaced(terms) ? MEALS_FOR_A_PLACE : 1);
  const orders = meals.map(({ id }) => ({ dishId: id, quantity: 1 }));
  const offers = await pricedOffers(db, orders, terms);
  for (const { restaurant_id, ...meal } of meals) {
    const fact = facts.get(restaurant_id);
    const best = bestOffer(offers.get(meal.id) ?? [], now);
    if (!fact || !best) continue;
    if (!fact.cheapest || best.total < fact.cheapest.best.total) fact.cheapest = { ...meal, best };
  }
  return facts;
}
