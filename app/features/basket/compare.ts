import { isTaken, type Quote } from "~/features/fees";
import type { Platform } from "~/features/prices";

/** An order on every platform that sells any of it; halalas. */
export interface BasketComparison {
  /** The platforms that have all of it and take it, cheapest first. */
  ranked: Quote[];
  /** Those that lack a dish or take no order so small: their totals are no price of this order. */
  notRanked: Quote[];
  /** The lowest total, stale or not; null where nobody takes the order. */
  winner: Platform | null;
  /** Between the cheapest and the dearest; 0 when only one takes it. */
  savings: number;
}

/** Ranks quotes as `quotesOf` gives them. */
export function compareQuotes(quotes: readonly Quote[]): BasketComparison {
  const ranked = quotes.filter(isTaken);
  const [cheapest] = ranked;
  return {
    ranked,
    notRanked: quotes.filter((quote) => !isTaken(quote)),
    winner: cheapest?.platform ?? null,
    savings: (ranked.at(-1)?.total ?? 0) - (cheapest?.total ?? 0),
  };
}

/** The cheapest whose prices are all from lately, to order by; null where there is none. */
export const cheapestCurrent = (quotes: readonly Quote[]): Quote | null =>
  quotes.find((quote) => isTaken(quote) && quote.status !== "stale") ?? null;
