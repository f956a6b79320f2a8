import type { Comparison, RankedOffer } from "~/features/prices/compare";
import { DAY_MS } from "~/i18n/days";
import type { ComparedDish, PlatformPrice } from "../tools/schema";

/**
 * A tool's comparison as the price components take it: halalas, and times in place of ages.
 *
 * @param at when the tool gave it, ms.
 */
export function comparisonOf({ ranked, ...compared }: ComparedDish, at: number): Comparison {
  const offers = ranked.map(
    (price): RankedOffer => ({
      totalForOne: forOne(price, compared.quantity),
      platform: price.platform,
      total: halalas(price.total),
      itemPrice: halalas(price.itemPrice),
      deliveryFee: halalas(price.deliveryFee),
      vat: halalas(price.vat),
      status: price.status,
      confidence: price.confidence,
      newestSupportAt: at - price.ageDays * DAY_MS,
    }),
  );
  return {
    ranked: offers,
    winner: compared.winner,
    savings: halalas(compared.savings),
    winnerIsStale: offers[0]?.status === "stale",
    cheapestCurrent: offers.find(({ platform }) => platform === compared.cheapestCurrent) ?? null,
  };
}

const halalas = (sar: number): number => Math.round(sar * 100);

/** What one would cost: VAT on top is the same share of what is charged. */
function forOne({ itemPrice, deliveryFee, vat }: PlatformPrice, quantity: number): number {
  const charged = itemPrice * quantity + deliveryFee;
  const share = charged === 0 ? 0 : vat / charged;
  return halalas((itemPrice + deliveryFee) * (1 + share));
}
