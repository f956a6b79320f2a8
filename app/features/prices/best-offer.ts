import { compare, type PricedOffer, type RankedOffer } from "./compare";

/** Where one of a dish costs least: what a line has room for. `total` in halalas, `newestSupportAt` in ms. */
export type BestOffer = Pick<RankedOffer, "platform" | "total" | "status" | "newestSupportAt">;

/** The cheapest offer for one that is not stale at `now` (ms), or else the cheapest; null when there is none. */
export function bestOffer(offers: readonly PricedOffer[], now: number): BestOffer | null {
  const comparison = compare(offers, 1, now);
  const best = comparison?.cheapestCurrent ?? comparison?.ranked[0];
  if (!best) return null;
  const { platform, total, status, newestSupportAt } = best;
  return { platform, total, status, newestSupportAt };
}
