import { PLATFORMS, type Platform } from "~/features/prices/platform";
import { DAY_MS } from "~/i18n/days";
import type { Random } from "~/sample/random";

/** 1 January 2026 in Riyadh, where the simulated days begin. */
export const START = Date.UTC(2025, 11, 31, 21);

/** What a dish costs and what its delivery does for most, halalas. */
export interface TruePrice {
  item_price: number;
  delivery_fee: number;
}

/** What a dish really costs on a platform, day after day. */
export interface TrueOffer {
  dish: number;
  platform: Platform;
  /** From which moment (ms) which price holds, earliest first. */
  prices: { from: number; price: TruePrice }[];
}

/**
 * Days between two changes of what one dish costs on one platform, on average: three times a year. Drawn evenly
 * between half and one and a half of it.
 */
const DAYS_BETWEEN_CHANGES = 120;

/** The offers of `dishes` dishes on three platforms over `days` days. */
export function trueOffers(random: Random, dishes: number, days: number): TrueOffer[] {
  return Array.from({ length: dishes }, (_, i) => {
    const menu = random.int(20, 160) * 50;
    return PLATFORMS.map((platform) => ({
      dish: i + 1,
      platform,
      prices: pricesOver(random, menu, days),
    }));
  }).flat();
}

function pricesOver(random: Random, menu: number, days: number): TrueOffer["prices"] {
  const price = {
    item_price: Math.round((menu * random.int(100, 120)) / 5000) * 50,
    delivery_fee: random.int(0, 20) * 100,
  };
  const prices = [{ from: START, price }];
  // Some had their last change long before the first day.
  let at = START - random.int(0, DAYS_BETWEEN_CHANGES) * DAY_MS;
  for (;;) {
    at += random.int(DAYS_BETWEEN_CHANGES / 2, (DAYS_BETWEEN_CHANGES * 3) / 2) * DAY_MS;
    const last = prices.at(-1)?.price ?? price;
    if (at >= START + days * DAY_MS) return prices;
    if (at > START) prices.push({ from: at + random.int(0, DAY_MS), price: changed(random, last) });
  }
}

/** A rise or a fall of 5 to 20 % of the item, or another delivery fee. */
function changed(random: Random, price: TruePrice): TruePrice {
  if (random.chance(0.3))
    return {
      ...price,
      delivery_fee: (price.delivery_fee + random.int(2, 6) * 100) % 2000,
    };
  const share = (random.chance(0.7) ? 1 : -1) * (0.05 + 0.15 * random.next());
  const step = Math.max(100, Math.abs(Math.round((price.item_price * share) / 50) * 50));
  return { ...price, item_price: Math.max(500, price.item_price + Math.sign(share) * step) };
}

/** What an offer really costs at `at` (ms). */
export function truePrice({ prices }: TrueOffer, at: number): TruePrice {
  const held = prices.findLast(({ from }) => from <= at) ?? prices[0];
  if (!held) throw new Error("An offer without a price");
  return held.price;
}
