import { type PricedOffer, statusAt } from "~/features/prices";

/** What one of a dish costs by itself on the platforms whose price is not stale; halalas. */
export interface CurrentPrices {
  low: number;
  high: number;
  platforms: number;
}

/** The prices of a dish that are not stale at `now` (ms); null where none is. */
export function currentPrices(offers: readonly PricedOffer[], now: number): CurrentPrices | null {
  const prices = offers
    .filter(({ offer }) => statusAt(offer, now) !== "stale")
    .map(({ offer }) => offer.item_price);
  if (prices.length === 0) return null;
  return { low: Math.min(...prices), high: Math.max(...prices), platforms: prices.length };
}
