import { tokenize } from "~/features/names";
import { sectionOf } from "~/features/search";
import type { PriceComparison } from "../../tools/schema";
import type { Ask } from "../ask/ask";
import { restaurantInput } from "./calls";
import { type Lookups, WAITING } from "./lookups";

/**
 * "Cheapest coffee at Dune Drip", where no name of a dish there says coffee: what a coffee shop sells is the answer, and not that
 * it lacks coffee. Undefined where it is nothing of the kind.
 */
export function menuInstead(
  ask: Ask,
  { matches, understood }: PriceComparison,
  look: Lookups,
): Ask | undefined | typeof WAITING {
  const isThere = matches.length === 0 && ask.restaurant !== "" && understood.restaurant !== null;
  const heading = isThere && ask.maxTotal === null ? sectionOf(tokenize(ask.dish)) : undefined;
  if (!heading) return undefined;
  const menu = { ...ask, kind: "restaurant" as const, dish: "", query: "", size: "", nth: null };
  const found = look.find("search_restaurant", restaurantInput(menu));
  if (found === WAITING) return WAITING;
  return found?.restaurants[0]?.cuisine === heading ? menu : undefined;
}

/** Is nothing called what was asked for, part of which is known: "chicken karahi"? */
export function isUnknownDish(
  { dish, surely }: Ask,
  { matches, emptyReason }: PriceComparison,
): boolean {
  const lacks = emptyReason === "item_not_in_db" || emptyReason === "restaurant_not_found";
  return matches.length === 0 && lacks && dish.includes(surely);
}
