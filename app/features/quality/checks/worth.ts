import { DAY_MS } from "~/i18n/days";
import type { Offer } from "~db/schema";
import wrong from "./wrong.json" with { type: "json" };

/** How long a price holds on average: fitted by `npm run fit -- checks`, of prices that people named one after the other. */
const HOLDS_MS = wrong.holdsDays * DAY_MS;

/** A price that changes moves by a fifth at most as a rule: what changes less often changes no winner. */
const USUAL_CHANGE = 0.2;

/** What is wrong but changes no winner still misleads by part of its change, and counts for that part. */
const STILL_MISLEADS = 0.1;

/** Somebody says so much against every price from the first: fitted with it, since words are mistaken now and then. */
const DOUBT = wrong.doubt;

/**
 * How much more a price counts that more ask for, and one that costs more to be wrong: less than in proportion. Both are known
 * poorly, by few voices and by a guess, and somebody who makes up voices must not get as much out of each. Chosen where
 * `eval -- checks` loses less than half a point by it: a ring's share of the checks halves.
 */
const DEMAND_COUNTS = 0.75;
const STAKE_COUNTS = 0.5;

/** Questions of one restaurant at most: whoever has one asked for again and again fills no list with it. */
const MOST_OF_RESTAURANT = 2;

/** The columns of an offer by which a check of it is valued. */
export type Checkable = Pick<
  Offer,
  "item_price" | "support" | "contradiction" | "newest_support_at"
>;

/**
 * What a look brings at something that has stood for `x` times as long as it holds on average, 0 to 1. It is not how likely it has
 * changed: of what changes too often to keep up with, nearly all of a look is lost again. The greedy policy of Azar, Horvitz,
 * Lubetzky, Peres and Shahaf, "Tractable near-optimal policies for crawling" (PNAS 2018), of pages that change at random:
 * 1 − (1 + x) e^−x.
 */
export const gainOfAge = (x: number): number => 1 - (1 + x) * Math.exp(-x);

/** What a look at a price brings at `now` (ms), 0 to 1: likely wrong from the first, or changed since somebody last looked. */
export function gainOfLook(offer: Checkable, now: number): number {
  const { support, contradiction, newest_support_at } = offer;
  const doubted = (contradiction + DOUBT) / (support + contradiction + DOUBT);
  return doubted + (1 - doubted) * gainOfAge(Math.max(0, now - newest_support_at) / HOLDS_MS);
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

/** A price that could be looked at, and `others` beside which it stands, halalas. */
export interface CheckablePrice {
  offer: Checkable;
  others: readonly number[];
}

/** What a look at a price is worth at `now` (ms) that `voices` ask for, in no unit: more is to be looked at first. */
export function worthOf({ offer, others }: CheckablePrice, voices: number, now: number): number {
  return worthOfLook(voices, gainOfLook(offer, now), atStake(offer.item_price, others));
}

/** What a look is worth that brings so much, where so many ask and so much (halalas) is lost by being wrong. */
export const worthOfLook = (voices: number, gain: number, stake: number): number =>
  voices ** DEMAND_COUNTS * gain * stake ** STAKE_COUNTS;

/** A price with what a check of it is worth. */
export interface Valued {
  key: string;
  restaurantId: number;
  worth: number;
}

/**
 * The next `most` to look at. First one of what the person has just searched for, then one of what people near them ask for,
 * so that no part of the city waits for another, and the rest of what the city asks for; each list's worthiest, none
 * twice, and of one restaurant two at most.
 */
export function choose<T extends Valued>(
  { own, near, city }: { own: readonly T[]; near: readonly T[]; city: readonly T[] },
  most: number,
): T[] {
  const chosen: T[] = [];
  const takeOf = (list: readonly T[], upTo: number) => {
    for (const one of [...list].sort((a, b) => b.worth - a.worth)) {
      if (chosen.length >= Math.min(upTo, most)) return;
      if (chosen.some(({ key }) => key === one.key)) continue;
      const same = chosen.filter(({ restaurantId }) => restaurantId === one.restaurantId);
      if (same.length < MOST_OF_RESTAURANT) chosen.push(one);
    }
  };
  takeOf(own, 1);
  takeOf(near, chosen.length + 1);
  takeOf(city, most);
  takeOf(near, most);
  takeOf(own, most);
  return chosen;
}
