import { toHalalas } from "~/features/prices/money";
import type { Platform } from "~/features/prices/platform";
import { type Random, randomFor } from "./random";
import type { SampleRestaurant } from "./types";

/** How a platform sells one restaurant. */
export interface PlatformTerms {
  /** What the platform's menu asks for one riyal of the restaurant's. */
  markup: number;
  /** What delivery to next door costs outside rush hours, halalas. */
  nearFee: number;
  /** Whether VAT comes on top of the prices shown. */
  vatOnTop: boolean;
  /** Whether its prices have been rising or falling. */
  rising: boolean;
}

/** What each platform is like: cheap menus with dear delivery, the other way round, and in between. SAR. */
const CHARACTER: Record<Platform, { markups: readonly number[]; fees: readonly number[] }> = {
  platform_a: { markups: [1, 1, 1.05], fees: [3, 4, 5, 6, 8, 10, 13] },
  platform_b: { markups: [1.1, 1.15, 1.2, 1.25], fees: [0, 1, 2, 3, 4, 5] },
  platform_c: { markups: [1, 1.05, 1.1], fees: [0, 2, 5, 6, 8, 10, 13] },
};

/** The terms of one restaurant on one platform: the same whenever they are asked for. */
export function termsOf(restaurant: SampleRestaurant, platform: Platform): PlatformTerms {
  const random = randomFor(`${restaurant.ar ?? restaurant.en} ${platform}`);
  const { markups, fees } = CHARACTER[platform];
  return {
    markup: random.pick(markups),
    nearFee: toHalalas(random.pick(fees)),
    vatOnTop: random.chance(0.07),
    rising: random.chance(0.65),
  };
}

/**
 * The prices a dish has had on a platform, from what the restaurant's own menu asks (SAR): today's, the one before
 * the platform's last rise or fall, and a promotion's. Halalas.
 */
export function priceSteps(random: Random, menuPrice: number, terms: PlatformTerms): number[] {
  const today = todaysPrice(menuPrice, terms) / 100;
  const change = toHalf(
    (terms.rising ? -1 : 1) * Math.max(1, today * (0.06 + 0.08 * random.next())),
  );
  const off = toHalf(Math.max(1, today * random.pick([0.15, 0.2, 0.25])));
  return [today, today + change, today - off].map((sar) => toHalalas(Math.max(1, sar)));
}

/** What a platform asks today for what the restaurant's own menu asks `menuPrice` (SAR) for; halalas. */
export function todaysPrice(menuPrice: number, { markup }: PlatformTerms): number {
  return toHalalas(toHalf(menuPrice * markup));
}

/** Menus price in half riyals. */
function toHalf(sar: number): number {
  return Math.round(sar * 2) / 2;
}
