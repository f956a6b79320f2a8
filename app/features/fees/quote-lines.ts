import {
  type Confidence,
  lowestConfidence,
  type OrderFees,
  orderTotal,
  type Platform,
  type Status,
} from "~/features/prices";
import type { DishOrder } from "./priced-offers.server";

/** The price of one dish on one platform, judged for the moment of the order. */
export interface KnownPrice {
  /** Halalas for one. */
  itemPrice: number;
  status: Status;
  confidence: Confidence;
  /** ms. */
  newestSupportAt: number;
}

/** What a platform asks for an order at one restaurant: for each dish, and beside the dishes. */
export interface PlatformPrices {
  platform: Platform;
  /** By dish id; a dish that nobody priced there is absent. */
  prices: ReadonlyMap<number, KnownPrice>;
  /** What an order is charged whose dishes cost `items`, halalas, on the terms that were asked for. */
  feesOf(items: number): OrderFees;
}

/** A line of an order with its price. */
export interface QuotedLine extends KnownPrice, DishOrder {}

/** What an order of several dishes costs on one platform; halalas. */
export interface Quote {
  platform: Platform;
  /** The lines that have a price there, in the order they were asked for. */
  lines: QuotedLine[];
  /** The ids of those that have none: no sum here counts them. */
  missing: number[];
  /** What its dishes cost. */
  items: number;
  fees: OrderFees;
  /** Dishes, fees and VAT on top. */
  total: number;
  /** Within which that lies in eight of ten orders. */
  low: number;
  high: number;
  /** What its dishes are short of the least the platform takes; 0 where it takes the order. */
  short: number;
  /** Of the item price that is known worst. */
  status: Status;
  /** The lowest of those of the item prices and of the fees. */
  confidence: Confidence;
}

/** What an order costs on a platform; undefined where none of its dishes has a price there. */
export function quoteOn(
  { platform, prices, feesOf }: PlatformPrices,
  order: readonly DishOrder[],
): Quote | undefined {
  const lines = order.flatMap((line): QuotedLine[] => {
    const price = prices.get(line.dishId);
    return price ? [{ ...line, ...price }] : [];
  });
  if (lines.length === 0) return undefined;
  const items = lines.reduce((sum, { itemPrice, quantity }) => sum + itemPrice * quantity, 0);
  const fees = feesOf(items);
  return {
    ...{ platform, lines, items, fees },
    missing: order.flatMap(({ dishId }) => (prices.has(dishId) ? [] : [dishId])),
    total: orderTotal(items, fees),
    low: items + fees.low,
    high: items + fees.high,
    short: Math.max(0, (fees.thresholds.minimum ?? 0) - items),
    status: WORST_FIRST.find((status) => lines.some((line) => line.status === status)) ?? "stale",
    confidence: lowestConfidence([fees.confidence, ...lines.map(({ confidence }) => confidence)]),
  };
}

const WORST_FIRST = ["stale", "unverified", "verified"] as const satisfies readonly Status[];

/** Whether a platform has all that is ordered, and takes an order of that size. */
export const isTaken = ({ missing, short }: Pick<Quote, "missing" | "short">): boolean =>
  missing.length === 0 && short === 0;

/** What an order costs on each platform: those that take it first, the cheapest of them first; ties in the order given. */
export function quotesOf(
  platforms: readonly PlatformPrices[],
  order: readonly DishOrder[],
): Quote[] {
  const quotes = platforms.flatMap((platform) => quoteOn(platform, order) ?? []);
  return quotes.sort(
    (a, b) =>
      Number(isTaken(b)) - Number(isTaken(a)) ||
      a.missing.length - b.missing.length ||
      a.total - b.total,
  );
}
