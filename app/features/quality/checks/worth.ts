import { STALE_AFTER_MS } from "~/features/prices";
import { DAY_MS } from "~/i18n/days";
import type { Offer } from "~db/schema";

/** Days a price of a menu holds on average: it changes about once in a season, as `FRESH_MS` says. */
const HOLDS_MS = 90 * DAY_MS;

/** A price that changes moves by a fifth at most as a rule: what changes less often changes no winner. */
const USUAL_CHANGE = 0.2;

/** What is wrong but changes no winner still misleads by part of its change, and counts for that part. */
const STILL_MISLEADS = 0.1;

/** Somebody says so much against every price before anyone has said anything: one vote of a contributor. */
const DOUBT = 1;

/** Questions of one restaurant at most: whoever has one asked for again and again fills no list with it. */
export const MOST_OF_RESTAURANT = 2;

/** The columns of an offer by which a check of it is valued. */
export type Checkable = Pick<
  Offer,
  "item_price" | "support" | "contradiction" | "newest_support_at"
>;

/** How likely (0 to 1) a price shown at `now` (ms) is not the true one: doubted from the first, or changed since. */
export function likelyWrong(offer: Checkable, now: number): number {
  const { support, contradiction, newest_support_at } = offer;
  const believed = support / (support + contradiction + DOUBT);
  const age = Math.max(0, now - newest_support_at);
  // What is shown as old misleads nobody much further: beyond twice that age all prices are alike.
  return 1 - believed * Math.exp(-Math.min(age, 2 * STALE_AFTER_MS) / HOLDS_MS);
}

/**
 * What it costs (halalas) whoever orders when this price is another by a fifth: how far it then is beyond the price it
 * competes with. `others` are the dish's prices on the other platforms, halalas.
 */
export function atStake(price: number, others: readonly number[]): number {
  const change = USUAL_CHANGE * price;
  const distance =
    others.length === 0 ? Number.POSITIVE_INFINITY : Math.abs(price - Math.min(...others));
  return Math.max(change - distance, STILL_MISLEADS * change);
}

/** A price with what a check of it is worth, in halalas that people are spared. */
export interface Valued {
  restaurantId: number;
  worth: number;
}

/** The `most` worthiest, the worthiest first, of one restaurant no more than two. */
export function worthiest<T extends Valued>(valued: readonly T[], most: number): T[] {
  const taken = new Map<number, number>();
  const chosen: T[] = [];
  for (const one of [...valued].sort((a, b) => b.worth - a.worth)) {
    if (chosen.length === most) break;
    const before = taken.get(one.restaurantId) ?? 0;
    if (before === MOST_OF_RESTAURANT) continue;
    taken.set(one.restaurantId, before + 1);
    chosen.push(one);
  }
  return chosen;
}
