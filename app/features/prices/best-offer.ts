import { compare, isFeesUnknown, type PricedOffer, type RankedOffer } from "./compare";

/** Where one of a dish costs least: what a line has room for. `total` in halalas, `newestSupportAt` in ms. */
export interface BestOffer
  extends Pick<RankedOffer, "platform" | "total" | "status" | "newestSupportAt"> {
  /** Nobody has told of any fees on that platform: the total is without them. */
  withoutFees?: true;
}

/** The cheapest offer for one that is not stale at `now` (ms), or else the cheapest; null when there is none. */
export function bestOffer(offers: readonly PricedOffer[], now: number): BestOffer | null {
  const comparison = compare(offers, 1, now);
  const best = comparison?.cheapestCurrent ?? comparison?.ranked[0];
  return best ? inShort(best) : null;
}

/** As much of an offer as a line has room for. */
export function inShort(offer: RankedOffer): BestOffer {
  const { platform, total, status, newestSupportAt } = offer;
  return {
    ...{ platform, total, status, newestSupportAt },
    ...(isFeesUnknown(offer) && { withoutFees: true }),
  };
}
