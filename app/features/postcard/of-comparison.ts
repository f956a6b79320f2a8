import { bestOf, type Comparison, isFeesUnknown, type Platform } from "~/features/prices";
import type { PostcardRow } from "./postcard";

/**
 * The rows of a comparison, as its page has them: what wins with an old price wins nothing here.
 *
 * @param names what people call the platforms.
 * @param t says how the best row is set off, and which has no fees in it.
 */
export function rowsOf(
  comparison: Comparison,
  names: Record<Platform, string>,
  t: (key: "cheapest" | "cheapestRecent" | "withoutFees") => string,
): PostcardRow[] {
  const best = bestOf(comparison);
  return comparison.ranked.map((offer) => ({
    platform: offer.platform,
    name: names[offer.platform] + (isFeesUnknown(offer) ? ` · ${t("withoutFees")}` : ""),
    total: offer.total,
    status: offer.status,
    award: offer === best ? t(comparison.winnerIsStale ? "cheapestRecent" : "cheapest") : null,
  }));
}
