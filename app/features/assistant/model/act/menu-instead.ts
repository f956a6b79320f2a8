import { avoidedIn, headOf } from "~/features/catalogue";
import { tokenize } from "~/features/names";
import { sectionOf } from "~/features/search";
import type { Language } from "~/i18n/languages";
import { foodsIn } from "../../say/names";
import type { PriceComparison } from "../../tools/schema";
import type { Ask } from "../ask/ask";
import { chainFood } from "../vocabulary/chain-food";
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
  const menu = { ...ask, kind: "restaurant" as const, dish: "", query: "", size: "", nth: null };
  if (isThere && isSizeAlone(ask)) return menu;
  if (!heading) return undefined;
  // Sushi is what stands under that heading there, whatever each is called.
  const under = { ...menu, dish: ask.dish };
  const listed = look.find("search_restaurant", restaurantInput(under));
  if (listed === WAITING) return WAITING;
  if (listed?.restaurants[0]?.dishes?.length) return under;
  const found = look.find("search_restaurant", restaurantInput(menu));
  if (found === WAITING) return WAITING;
  return found?.restaurants[0]?.cuisine === heading ? menu : undefined;
}

/** A size of nothing in particular. */
const isSizeAlone = ({ dish, size }: Ask): boolean => dish === "" && size !== "";

/** Foods that a dish is served with, or put on it: whoever wants none of it has it left out. */
const BESIDE: ReadonlySet<string> = new Set(["rice", "garlic", "onion", "sugar", "cheese"]);

/**
 * What is asked instead where nothing was found: the dish without the size of what was spoken of before, which it does not
 * have; "kabsa, no rice", "shawarma without garlic" as it is, since what is served with a dish is for the order's notes. Undefined where it is as it was.
 */
export function askedAgain(
  ask: Ask,
  { matches, emptyReason, understood }: PriceComparison,
  voice: Language,
): Ask | undefined {
  if (matches.length > 0) return undefined;
  if (ask.sizeKept) return { ...ask, size: "", sizeKept: false };
  // "The large of Shawarma 77": of what that is called by.
  const { name_en, name_ar } = understood.restaurant ?? {};
  const head = isSizeAlone(ask) ? headOf(name_en ?? "") || headOf(name_ar ?? "") : "";
  if (head) return { ...ask, dish: head };
  const beside = ask.without.filter((words) =>
    avoidedIn(words).some(({ food }) => BESIDE.has(food)),
  );
  const isOfDish = emptyReason === "all_avoided" && ask.dish !== "" && beside.length > 0;
  if (!isOfDish) return undefined;
  const without = ask.without.filter((words) => !beside.includes(words));
  const foods = beside.flatMap(avoidedIn).map(({ food }) => food);
  return { ...ask, without, untold: foodsIn(voice, foods) };
}

/** Is nothing called what was asked for, part of which is known: "chicken karahi"? */
export function isUnknownDish(
  { dish, surely }: Ask,
  { matches, emptyReason }: PriceComparison,
): boolean {
  const lacks = emptyReason === "item_not_in_db" || emptyReason === "restaurant_not_found";
  return matches.length === 0 && lacks && dish.includes(surely);
}

/** What people go to a well-known restaurant for that we lack; undefined where it is none. */
export function chainInstead(ask: Ask, voice: Language): Ask | undefined {
  const dish = chainFood(ask.restaurant, voice === "ar");
  return dish ? { ...ask, kind: "suggest", dish, size: "", left: "", query: "" } : undefined;
}

/** "Big Mac at McDonald's": is nothing known of the restaurant, nor of the dish anywhere? */
export const isAllLacked = ({ matches, emptyReason, instead }: PriceComparison): boolean =>
  matches.length + instead.elsewhere.length + instead.dishes.length === 0 &&
  emptyReason === "restaurant_not_found";
