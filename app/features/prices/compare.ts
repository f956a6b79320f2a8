import type { Offer } from "~db/schema";
import { total, vatFor } from "./money";
import { isPlatform, PLATFORMS, type Platform } from "./platform";
import { type Confidence, confidenceAt, type Status, statusAt } from "./status";

/** What an order costs on one platform. Halalas; `itemPrice` is for one, `vat` is what is charged on top. */
export interface RankedOffer {
  platform: Platform;
  total: number;
  itemPrice: number;
  deliveryFee: number;
  vat: number;
  status: Status;
  confidence: Confidence;
  /** ms. */
  newestSupportAt: number;
  /** What one costs, delivered, whatever the quantity: what people say their word about. */
  totalForOne: number;
}

/** The platforms that have a price, cheapest first. */
export interface Comparison {
  ranked: RankedOffer[];
  /** The lowest total, stale or not: see `winnerIsStale`. */
  winner: Platform;
  /** Halalas between the cheapest and the dearest; 0 when only one has a price. */
  savings: number;
  winnerIsStale: boolean;
  /** The cheapest whose price is not stale, to name beside a stale winner; null when all are stale. */
  cheapestCurrent: RankedOffer | null;
}

/**
 * Compares the offers of one dish for a quantity at `now` (ms). Ranked by total, ties in platform order.
 *
 * @returns null when no platform has a price.
 */
export function compare(
  offers: readonly Offer[],
  quantity: number,
  now: number,
): Comparison | null {
  const ranked = offers.flatMap((offer) => rankable(offer, quantity, now)).sort(cheapestFirst);
  const cheapest = ranked[0];
  const dearest = ranked.at(-1);
  if (!cheapest || !dearest) return null;
  return {
    ranked,
    winner: cheapest.platform,
    savings: dearest.total - cheapest.total,
    winnerIsStale: cheapest.status === "stale",
    cheapestCurrent: ranked.find(({ status }) => status !== "stale") ?? null,
  };
}

function rankable(offer: Offer, quantity: number, now: number): RankedOffer[] {
  if (!isPlatform(offer.platform)) return [];
  return [
    {
      platform: offer.platform,
      total: total(offer, quantity),
      itemPrice: offer.item_price,
      deliveryFee: offer.delivery_fee,
      vat: vatFor(offer, quantity),
      status: statusAt(offer, now),
      confidence: confidenceAt(offer, now),
      newestSupportAt: offer.newest_support_at,
      totalForOne: total(offer, 1),
    },
  ];
}

function cheapestFirst(a: RankedOffer, b: RankedOffer): number {
  return a.total - b.total || PLATFORMS.indexOf(a.platform) - PLATFORMS.indexOf(b.platform);
}
