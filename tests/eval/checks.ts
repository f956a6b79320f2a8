import { HALF_LIFE_MS } from "~/features/prices";
import { atStake, likelyWrong, worthiest } from "~/features/quality/checks/worth";
import { DAY_MS } from "~/i18n/days";
import { type Random, randomFor } from "~/sample/random";
import { START, type TrueOffer, trueOffers, truePrice } from "./trust/world";

/** The orders in which prices are looked at again. */
const ORDERS = ["random", "oldest", "worth"] as const;
type Order = (typeof ORDERS)[number];

const DISHES = 160;
const DISHES_OF_RESTAURANT = 8;
const DAYS = 90;

/** Each day so many people answer three questions each. */
const HELPERS = 4;
const QUESTIONS = 3;
const DRAWN_FROM = 12;

/** The ring's restaurant is one that few ask for; its accounts ask for each of its dishes every day. */
const VICTIM = 16;
const RING_ACCOUNTS = 30;

/** A newcomer's voice, as the trust levels weigh it. */
const NEWCOMER_VOICE = 0.5;

interface Shown {
  offer: TrueOffer;
  restaurantId: number;
  demand: number;
  item_price: number;
  support: number;
  contradiction: number;
  newest_support_at: number;
}

/** The share of prices shown right, weighed by how often they are asked for, and how many checks went to the victim. */
function simulate(seed: number, order: Order, ring: boolean): { right: number; victim: number } {
  const shown = shownPrices(randomFor(`world ${seed}`), ring);
  const random = randomFor(`checks ${seed}`);
  let right = 0;
  let asked = 0;
  let victim = 0;
  for (let day = 1; day <= DAYS; day++) {
    const now = START + day * DAY_MS;
    for (let i = 0; i < HELPERS; i++)
      for (const one of chosen(shown, order, random, now)) {
        if (one.restaurantId === VICTIM) victim++;
        look(one, now);
      }
    for (const one of shown) {
      // Only people count: what the ring asks for is seen by nobody.
      const weight = 1 / one.offer.dish;
      asked += weight;
      if (truePrice(one.offer, now).item_price === one.item_price) right += weight;
    }
  }
  return { right: right / asked, victim: victim / (DAYS * HELPERS * QUESTIONS) };
}

/** What is shown on the first day: all true, last seen within a month. Dishes are asked for as 1 / their rank. */
function shownPrices(random: Random, ring: boolean): Shown[] {
  return trueOffers(random, DISHES, DAYS + 1).map((offer) => {
    const restaurantId = Math.ceil(offer.dish / DISHES_OF_RESTAURANT);
    const pushed = ring && restaurantId === VICTIM;
    const voices = (RING_ACCOUNTS * NEWCOMER_VOICE) / DISHES_OF_RESTAURANT;
    return {
      offer,
      restaurantId,
      // A thousand people ask, a newcomer's voice each.
      demand: (1000 * NEWCOMER_VOICE) / offer.dish / Math.log(DISHES) + (pushed ? voices : 0),
      item_price: truePrice(offer, START).item_price,
      support: random.int(1, 4),
      contradiction: 0,
      newest_support_at: START - random.int(0, 30) * DAY_MS,
    };
  });
}

function chosen(shown: Shown[], order: Order, random: Random, now: number): Shown[] {
  const drawn = (weight: number) => Math.log(random.next() + Number.EPSILON) / weight;
  if (order !== "worth") {
    const keyed = shown.map((one) => ({
      one,
      key: order === "random" ? random.next() : one.newest_support_at,
    }));
    return keyed
      .sort((a, b) => a.key - b.key)
      .slice(0, QUESTIONS)
      .map(({ one }) => one);
  }
  const valued = shown.map((one, at) => {
    const first = at - (at % 3);
    const others = shown.slice(first, first + 3).filter((other) => other !== one);
    const stake = atStake(
      one.item_price,
      others.map(({ item_price }) => item_price),
    );
    return { ...one, one, worth: one.demand * likelyWrong(one, now) * stake };
  });
  const top = worthiest(valued, DRAWN_FROM).map((v) => ({ ...v, worth: drawn(v.worth) }));
  return worthiest(top, QUESTIONS).map(({ one }) => one);
}

/** Somebody looks: the price shown is the true one then, with their word behind it. */
function look(one: Shown, now: number): void {
  const price = truePrice(one.offer, now).item_price;
  const faded = one.support * 2 ** (-(now - one.newest_support_at) / HALF_LIFE_MS);
  one.support = price === one.item_price ? faded + 1 : 1;
  one.item_price = price;
  one.newest_support_at = now;
}

const SEEDS = [1, 2, 3, 4, 5];

/** `npm run eval -- checks`: which order of looking at prices again shows most right ones, and what a ring gets out of it. */
export async function main(): Promise<void> {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  for (const order of ORDERS) {
    const runs = SEEDS.map((seed) => simulate(seed, order, false));
    const ringed = SEEDS.map((seed) => simulate(seed, order, true));
    const [before, after] = [runs, ringed].map((all) => mean(all.map(({ victim }) => victim)));
    console.log(
      `${order.padEnd(7)} right ${percent(mean(runs.map(({ right }) => right)))}; with a ring ${percent(mean(ringed.map(({ right }) => right)))}; checks of its restaurant ${percent(before ?? 0)} → ${percent(after ?? 0)}`,
    );
  }
}
