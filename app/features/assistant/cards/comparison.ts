import type { Comparison, OrderFees, RankedOffer } from "~/features/prices";
import { DAY_MS } from "~/i18n/days";
import type { ComparedDish, PlatformPrice } from "../tools/schema";

/** A price as a conversation keeps it: those of before have the sum of their fees alone, and their age in days. */
type KeptPrice = Omit<PlatformPrice, Later> & Partial<Pick<PlatformPrice, Later>>;
type Later = "fees" | "range" | "basis" | "minimumOrder" | "hints" | "seenAt";

/**
 * A tool's comparison as the price components take it: halalas, and times in place of ages.
 *
 * @param at when the tool gave it, ms.
 */
export function comparisonOf(
  { ranked, quantity, ...compared }: ComparedDish,
  at: number,
): Comparison {
  const offers = ranked.map((price: KeptPrice): RankedOffer => {
    const total = halalas(price.total);
    return {
      platform: price.platform,
      total,
      low: price.range ? halalas(price.range.low) : total,
      high: price.range ? halalas(price.range.high) : total,
      itemPrice: halalas(price.itemPrice),
      deliveryFee: halalas(price.deliveryFee),
      fees: feesOf(price, quantity),
      vat: halalas(price.vat),
      status: price.status,
      confidence: price.confidence,
      newestSupportAt: price.seenAt ? Date.parse(price.seenAt) : at - price.ageDays * DAY_MS,
    };
  });
  return {
    ranked: offers,
    winner: compared.winner,
    savings: halalas(compared.savings),
    winnerIsStale: offers[0]?.status === "stale",
    cheapestCurrent: offers.find(({ platform }) => platform === compared.cheapestCurrent) ?? null,
  };
}

const halalas = (sar: number): number => Math.round(sar * 100);

function feesOf(price: KeptPrice, quantity: number): OrderFees {
  const { basis, confidence, fees, range } = price;
  const items = halalas(price.itemPrice * quantity);
  const whole = halalas(price.total);
  return {
    delivery: halalas(fees?.delivery ?? price.deliveryFee),
    service: halalas(fees?.service ?? 0),
    smallOrder: halalas(fees?.smallOrder ?? 0),
    vat: halalas(price.vat),
    low: (range ? halalas(range.low) : whole) - items,
    high: (range ? halalas(range.high) : whole) - items,
    confidence,
    basis: basis
      ? { ...basis, newest: basis.newest === null ? null : Date.parse(basis.newest) }
      : { level: "none", orders: 0, people: 0, newest: null },
    thresholds: thresholdsOf(price, items),
  };
}

/** The limits that a little more on the order reaches, and the least that is taken at all. */
function thresholdsOf(
  { hints = [], minimumOrder }: KeptPrice,
  items: number,
): OrderFees["thresholds"] {
  const limit = (kind: "smallOrder" | "freeDelivery") => {
    const hint = hints.find((one) => one.kind === kind);
    return hint && items + halalas(hint.more);
  };
  return {
    smallOrderBelow: limit("smallOrder"),
    freeFrom: limit("freeDelivery"),
    minimum: minimumOrder ? halalas(minimumOrder) : undefined,
  };
}
