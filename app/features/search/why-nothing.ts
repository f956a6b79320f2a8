import type { EmptyReason, SearchResult } from "./schema";

/** The message that says why nothing was found: that of the reason, or that nothing of a cuisine is where it was asked for. */
export function whyNothing(
  { understood }: Pick<SearchResult, "understood">,
  reason: EmptyReason,
): EmptyReason | "cuisine_not_there" {
  return understood.cuisine && reason === "restaurant_not_found" ? "cuisine_not_there" : reason;
}
