import type { Offer } from "~db/schema";
import { PLATFORMS, type Platform } from "./platform";
import { type Confidence, confidenceAt, type Status, statusAt } from "./status";

/** What an order is charged beside its dishes: an estimate, halalas. */
export interface OrderFees {
  delivery: number;
  service: number;
  smallOrder: number;
  /** VAT charged on top of dishes and fees; 0 where prices include it. */
  vat: number;
  /** Within which the sum of all four lies in eight of ten orders. */
  low: number;
  high: number;
  /** How far the estimate can be relied on. */
  confidence: Confidence;
  /** What it stands on: the level, how many orders and people that has seen, and the newest of them, ms. */
  basis: {
    level: "here" | "restaurant" | "distance" | "platform" | "none";
    orders: number;
    people: number;
    newest: number | null;
  };
  /** What the platform's orders show, halalas: see `Thresholds` of the fees. */
  thresholds: {
    freeFrom?: number;
    smallOrderBelow?: number;
    smallOrderFee?: number;
    minimum?: number;
  };
}

/** What is paid in all for an order whose dishes cost `items`, halalas. */
export const orderTotal = (
  items: number,
  { delivery, service, smallOrder, vat }: OrderFees,
): number => items + delivery + service + smallOrder + vat;

/** An offer with what an order of it is charged beside the dishes. */
export interface PricedOffer {
  offer: Offer;
  platform: Platform;
  fees: OrderFees;
}

/** What a quantity of one dish costs on one platform; halalas. */
export interface RankedOffer {
  platform: Platform;
  /** What is paid for the quantity in all. */
  total: number;
  /** Within which that lies in eight of ten orders. */
  low: number;
  high: number;
  itemPrice: number;
  /** All fees of the delivery together: `total` is items, this and `vat`. */
  deliveryFee: number;
  /** The same apart, and what they stand on. */
  fees: OrderFees;
  vat: number;
  /** Of the item price. */
  status: Status;
  /** The lower of that of the item price and that of the fees. */
  confidence: Confidence;
  /** ms. */
  newestSupportAt: number;
}

/** Whether nobody has told of any fees yet: that there are none would be made up. */
export const isFeesUnknown = ({ deliveryFee, fees }: Pick<RankedOffer, "deliveryFee" | "fees">) =>
  fees.basis.level === "none" && deliveryFee === 0;

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
 * @param priced with the fees of an order of that quantity.
 * @returns null when no platform has a price.
 */
export function compare(
  priced: readonly PricedOffer[],
  quantity: number,
  now: number,
): Comparison | null {
  return comparisonOf(priced.map((one) => rankedOffer(one, quantity, now)));
}

/** What some offers come to beside one another; null when there is none. */
export function comparisonOf(offers: readonly RankedOffer[]): Comparison | null {
  const ranked = [...offers].sort(cheapestFirst);
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

function rankedOffer(
  { offer, platform, fees }: PricedOffer,
  quantity: number,
  now: number,
): RankedOffer {
  const items = offer.item_price * quantity;
  return {
    platform,
    total: orderTotal(items, fees),
    low: items + fees.low,
    high: items + fees.high,
    itemPrice: offer.item_price,
    deliveryFee: fees.delivery + fees.service + fees.smallOrder,
    fees,
    vat: fees.vat,
    status: statusAt(offer, now),
    confidence: lowestConfidence([confidenceAt(offer, now), fees.confidence]),
    newestSupportAt: offer.newest_support_at,
  };
}

const LOWEST_FIRST = ["low", "medium", "high"] as const satisfies readonly Confidence[];

/** The lowest of some confidences. */
export const lowestConfidence = (all: readonly Confidence[]): Confidence =>
  LOWEST_FIRST.find((one) => all.includes(one)) ?? "low";

function cheapestFirst(a: RankedOffer, b: RankedOffer): number {
  return a.total - b.total || PLATFORMS.indexOf(a.platform) - PLATFORMS.indexOf(b.platform);
}
