import type { EmptyReason, SearchResult } from "./schema";

type Result = Pick<SearchResult, "understood" | "nearMatches" | "discoveredViaExternal"> & {
  intent: Pick<SearchResult["intent"], "item" | "restaurant">;
};

/** Why nothing was found, as pages say it. */
export type ShownReason =
  | EmptyReason
  | "another_city"
  | "cuisine_not_there"
  | "dish_unknown"
  | "item_not_near"
  | "item_not_there"
  | "no_menu_yet"
  | "no_menus_yet"
  | "nothing_named"
  | "only_on_map";

/**
 * The message that says why nothing was found: that of the reason, or what is known beyond it. Nothing of a cuisine is where it
 * was asked for; a dish is on other menus, not on this one; of a restaurant there is no menu to look through; a neighbourhood
 * alone names nothing that could be found.
 */
export function whyNothing(result: Result, reason: EmptyReason): ShownReason {
  const { intent, nearMatches, understood } = result;
  if (understood.city) return "another_city";
  if (understood.cuisine && reason === "restaurant_not_found") return "cuisine_not_there";
  if (reason === "restaurant_not_found" && !intent.restaurant && !intent.item)
    return "nothing_named";
  // A dish alone that nobody sells there, as far as we know: elsewhere in the city they do.
  const isNear = understood.neighbourhood && !understood.restaurant;
  if (reason === "no_prices_yet" && isNear && nearMatches.elsewhere.length > 0)
    return "item_not_near";
  return reason === "item_not_in_db" ? whyNoDish(result) : reason;
}

/** The contract has one reason for it: no such dish there, no such dish at all, or no menu that could have it. */
function whyNoDish({
  discoveredViaExternal,
  intent,
  nearMatches,
  understood,
}: Result): ShownReason {
  if (discoveredViaExternal) return "only_on_map";
  if (understood.cuisine) return "no_menus_yet";
  if (!understood.restaurant) return "dish_unknown";
  if (nearMatches.elsewhere.length > 0) return "item_not_there";
  const isAlone = intent.item === "" && nearMatches.dishes.length === 0;
  return isAlone ? "no_menu_yet" : "item_not_in_db";
}
