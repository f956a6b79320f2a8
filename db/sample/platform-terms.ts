import { toHalalas } from "~/features/prices/money";
import type { Platform } from "~/features/prices/platform";
import type { Random } from "./random";

/** How a platform sells one restaurant. */
export interface PlatformTerms {
  /** What the platform's menu asks for one riyal of the restaurant's. */
  markup: number;
  /** Halalas. */
  deliveryFee: number;
  /** Whether VAT comes on top of the prices shown. */
  vatOnTop: boolean;
  /** Whether its prices have been rising or falling. */
  rising: boolean;
}

/** What each platform is like: cheap menus with dear delivery, the other way round, and in between. SAR. */
const CHARACTER: Record<Platform, { markups: readonly number[]; fees: readonly number[] }> = {
  platform_a: { markups: [1, 1, 1.05], fees: [5, 7, 9, 10, 12, 15, 19] },
  platform_b: { markups: [1.1, 1.15, 1.2, 1.25], fees: [0, 5, 6, 8, 9, 10] },
  platform_c: { markups: [1, 1.05, 1.1], fees: [0, 4, 7, 8.5, 11, 13, 16] },
};

/** Share of VAT in Saudi Arabia since July 2020. */
const VAT = 0.15;

/** Draws the terms of one restaurant on one platform. */
export function drawTerms(random: Random, platform: Platform): PlatformTerms {
  const { markups, fees } = CHARACTER[platform];
  return {
    markup: random.pick(markups),
    deliveryFee: toHalalas(random.pick(fees)),
    vatOnTop: random.chance(0.07),
    rising: random.chance(0.65),
  };
}

/** The price columns of an observation, halalas. */
export interface ObservedPrice {
  item_price: number;
  delivery_fee: number;
  vat_on_top: number;
}

/**
 * The prices a dish has had on a platform, from what the restaurant's own menu asks (SAR): today's, the one before
 * the platform's last rise or fall, and a promotion's.
 */
export function priceSteps(random: Random, menuPrice: number, terms: PlatformTerms) {
  const today = toHalf(menuPrice * terms.markup);
  const change = toHalf(
    (terms.rising ? -1 : 1) * Math.max(1, today * (0.06 + 0.08 * random.next())),
  );
  const off = toHalf(Math.max(1, today * random.pick([0.15, 0.2, 0.25])));
  return [today, today + change, today - off].map((sar) => observed(Math.max(1, sar), terms));
}

/** Menus price in half riyals. */
function toHalf(sar: number): number {
  return Math.round(sar * 2) / 2;
}

function observed(sar: number, terms: PlatformTerms): ObservedPrice {
  const item_price = toHalalas(sar);
  const charged = item_price + terms.deliveryFee;
  return {
    item_price,
    delivery_fee: terms.deliveryFee,
    vat_on_top: terms.vatOnTop ? Math.round(charged * VAT) : 0,
  };
}
