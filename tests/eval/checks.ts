import { HALF_LIFE_MS } from "~/features/prices";
import { choose, worthOf } from "~/features/quality/checks/worth";
import { DAY_MS } from "~/i18n/days";
import { type Random, randomFor } from "~/sample/random";
import { START, type TrueOffer, trueOffers, truePrice } from "./trust/world";

/** The orders in which prices are looked at again. */
const ORDERS = ["random", "oldest", "worth"] as const;
type Order = (typeof ORDERS)[number];

const DISHES = 1200;
const RESTAURANTS = 100;
const DISTRICTS = 20;
const DAYS = 180;

/**
 * Each day so many people answer three questions each: about as many answers as prices change, 21 a day. With many more every
 * order keeps all prices right, with many fewer none does.
 */
const HELPERS = 10;
const QUESTIONS = 3;

/** One answer in so many is a mistake. */
const MISTAKES = 0.03;

/** People who ask in a week, and a newcomer's voice, as the trust levels weigh it. */
const ASKERS = 1000;
const VOICE = 0.5;

/** The ring's restaurant is one that few ask for; its accounts ask for each of its dishes all the time. */
const VICTIM = 70;

interface Shown {
  key: string;
  offer: TrueOffer;
  restaurantId: number;
  district: number;
  /** Share of all that people ask for. */
  asked: number;
  voices: number;
  item_price: number;
  support: number;
  contradiction: number;
  newest_support_at: number;
}

/** Shares of what is asked for. */
interface Outcome {
  right: number;
  /** In the district where it is least. */
  worst: number;
  /** Share of the checks that went to the ring's restaurant. */
  victim: number;
}

/** Lives through the days with checks in an order, while a ring of so many accounts asks for its restaurant. */
function simulate(seed: string, order: Order, ring: number): Outcome {
  const shown = shownPrices(randomFor(`world ${seed}`), ring);
  const random = randomFor(`checks ${seed}`);
  const right = new Array<number>(DISTRICTS).fill(0);
  let victim = 0;
  for (let day = 1; day <= DAYS; day++) {
    const now = START + day * DAY_MS;
    for (let i = 0; i < HELPERS; i++)
      for (const one of chosen(shown, order, random, now)) {
        if (one.restaurantId === VICTIM) victim++;
        look(one, now, random);
      }
    for (const { offer, item_price, district, asked } of shown)
      if (truePrice(offer, now).item_price === item_price)
        right[district] = (right[district] ?? 0) + asked / DAYS;
  }
  const askedIn = PEOPLE_IN.map((people) => people / sum(PEOPLE_IN));
  return {
    right: sum(right),
    worst: Math.min(...right.map((share, district) => share / (askedIn[district] ?? 1))),
    victim: victim / (DAYS * HELPERS * QUESTIONS),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** How many live in each district, against the first: the largest has twenty times as many as the smallest. */
const PEOPLE_IN = Array.from({ length: DISTRICTS }, (_, district) => 1 / (district + 1));

/**
 * What is shown on the first day: all true, last seen within two months. People ask for the restaurants of their district and
 * for dishes of those as 1 / their rank, people of the ring for those of one restaurant.
 */
function shownPrices(random: Random, ring: number): Shown[] {
  const dishes = Array.from({ length: DISHES }, (_, at) => {
    const restaurantId = at % RESTAURANTS;
    const [rank, dishRank] = [restaurantId / DISTRICTS, at / RESTAURANTS].map(Math.floor);
    const wanted = 1 / ((rank ?? 0) + 1) / ((dishRank ?? 0) + 1);
    return { restaurantId, district: restaurantId % DISTRICTS, wanted };
  });
  const wantedIn = PEOPLE_IN.map((_, district) =>
    sum(dishes.filter((dish) => dish.district === district).map(({ wanted }) => wanted)),
  );
  return trueOffers(random, DISHES, DAYS + 1).flatMap((offer) => {
    const dish = dishes[offer.dish - 1];
    if (!dish) return [];
    const { restaurantId, district, wanted } = dish;
    const people = (PEOPLE_IN[district] ?? 0) / sum(PEOPLE_IN);
    const asked = (people * wanted) / (wantedIn[district] ?? 1);
    const pushed = restaurantId === VICTIM ? (ring * VOICE * RESTAURANTS) / DISHES : 0;
    return {
      key: `${offer.dish} ${offer.platform}`,
      offer,
      restaurantId,
      district,
      asked: asked / 3,
      voices: ASKERS * VOICE * asked + pushed,
      item_price: truePrice(offer, START).item_price,
      support: random.int(1, 4),
      contradiction: 0,
      newest_support_at: START - random.int(0, 60) * DAY_MS,
    };
  });
}

/** What one person, of a district as likely as it has people, looks at. */
function chosen(shown: readonly Shown[], order: Order, random: Random, now: number): Shown[] {
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
    const prices = others.map(({ item_price }) => item_price);
    return { ...one, one, worth: worthOf({ offer: one, others: prices }, one.voices, now) };
  });
  const home = districtOf(random.next());
  const near = valued.filter(({ district }) => district === home);
  return choose({ own: [], near, city: valued }, QUESTIONS).map(({ one }) => one);
}

/** The district of the person at a share (0 to 1) of all people. */
function districtOf(share: number): number {
  let left = share * sum(PEOPLE_IN);
  const found = PEOPLE_IN.findIndex((people) => {
    left -= people;
    return left < 0;
  });
  return Math.max(0, found);
}

/** Somebody looks: the price shown is the true one then, but for a mistake, with their word behind it. */
function look(one: Shown, now: number, random: Random): void {
  const price = truePrice(one.offer, now).item_price + (random.chance(MISTAKES) ? 100 : 0);
  const faded = one.support * 2 ** (-(now - one.newest_support_at) / HALF_LIFE_MS);
  one.support = price === one.item_price ? faded + 1 : 1;
  one.item_price = price;
  one.newest_support_at = now;
}

/** Not those on which the rule was chosen. */
const SEEDS = ["kept 1", "kept 2", "kept 3"];
const RINGS = [30, 100];

/** `npm run eval -- checks`: which order of looking at prices again shows most right ones, and what a ring gets out of it. */
export async function main(): Promise<void> {
  const percent = (values: number[]) => `${((100 * sum(values)) / values.length).toFixed(1)} %`;
  const orders = ORDERS.map((order) => ({
    order,
    alone: SEEDS.map((seed) => simulate(seed, order, 0)),
  }));
  for (const { order, alone } of orders)
    console.log(
      `${order.padEnd(7)} right ${percent(alone.map(({ right }) => right))}, in the worst district ${percent(alone.map(({ worst }) => worst))}; checks of one small restaurant ${percent(alone.map(({ victim }) => victim))}`,
    );
  for (const ring of RINGS) {
    const ringed = SEEDS.map((seed) => simulate(seed, "worth", ring));
    const voices = (ring * VOICE) / (ring * VOICE + ASKERS * VOICE);
    console.log(
      `with ${ring} accounts that ask for it, ${percent([voices])} of all voices: right ${percent(ringed.map(({ right }) => right))}; checks of it ${percent(ringed.map(({ victim }) => victim))}`,
    );
  }
}
