import type { SearchResult } from "./schema";

/** How restaurants that were found stand: the cheapest first, a kitchen's by what people rate, or as their names fit. */
export type FoundOrder = "compared" | "rated" | "found";

/** Restaurants that share a name come by how well it fits what was asked, whatever their dishes cost. */
export function foundOrder({
  matches,
  understood,
}: Pick<SearchResult, "matches" | "understood">): FoundOrder {
  if (understood.cuisine) return "rated";
  const totals = matches.map(({ comparison }) => comparison.ranked[0]?.total ?? 0);
  const isCheapestFirst = totals.every((total, at) => at === 0 || total >= (totals[at - 1] ?? 0));
  return isCheapestFirst ? "compared" : "found";
}
