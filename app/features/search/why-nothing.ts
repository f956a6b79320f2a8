import type { EmptyReason, SearchResult } from "./schema";

type Result = Pick<SearchResult, "understood" | "nearMatches">;

/**
 * The message that says why nothing was found: that of the reason, or what is known beyond it. Nothing of a cuisine is where it
 * was asked for; a dish is on other menus, not on this one.
 */
export function whyNothing(
  { understood, nearMatches }: Result,
  reason: EmptyReason,
): EmptyReason | "another_city" | "cuisine_not_there" | "item_not_there" {
  if (understood.city) return "another_city";
  if (understood.cuisine && reason === "restaurant_not_found") return "cuisine_not_there";
  const elsewhere = understood.restaurant && nearMatches.elsewhere.length > 0;
  return elsewhere && reason === "item_not_in_db" ? "item_not_there" : reason;
}
