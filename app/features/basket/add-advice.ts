import { isTaken, type PlatformPrices, type Quote } from "~/features/fees";
import { orderTotal, type Platform } from "~/features/prices";
import { cheapestCurrent } from "./compare";

/** Nobody changes an order for less than a riyal. */
export const LEAST_SAVING_HALALAS = 100;

/** Of what is added, at least this share comes back as fees that are not paid: else it is no saving but a larger order. */
const COMES_BACK = 1 / 2;

/** So much more on a platform is worth ordering; halalas. */
export interface AddAdvice {
  kind: "add";
  platform: Platform;
  /** What the dishes are to cost more. */
  more: number;
  /** How much of that is not paid, since fees fall. */
  saves: number;
  /** What is paid then in all. */
  total: number;
}

/**
 * The addition to an order that pays most: it takes the order over a threshold of a platform, and of what it costs at least
 * half comes back. What counts is how much less is paid than for the cheapest order as it is, and the addition at its price.
 * Undefined where none is worth LEAST_SAVING_HALALAS. Prices that are old give no advice.
 */
export function addAdvice(
  platforms: readonly PlatformPrices[],
  quotes: readonly Quote[],
): AddAdvice | undefined {
  const best = cheapestCurrent(quotes);
  if (!best) return undefined;
  let found: AddAdvice | undefined;
  let most = LEAST_SAVING_HALALAS - 1;
  for (const quote of quotes) {
    const prices = platforms.find(({ platform }) => platform === quote.platform);
    if (!prices || !isTaken(quote) || quote.status === "stale") continue;
    for (const more of toThresholds(quote)) {
      const items = quote.items + more;
      const total = orderTotal(items, prices.feesOf(items));
      const saves = quote.total + more - total;
      const less = best.total + more - total;
      if (saves < more * COMES_BACK || less <= most) continue;
      most = less;
      found = { kind: "add", platform: quote.platform, more, saves, total };
    }
  }
  return found;
}

/** How far an order is from each threshold above it, the nearest first; halalas. */
function toThresholds({ items, fees }: Quote): number[] {
  const { freeFrom = 0, smallOrderBelow = 0 } = fees.thresholds;
  return [freeFrom - items, smallOrderBelow - items]
    .filter((more) => more > 0)
    .sort((a, b) => a - b);
}
