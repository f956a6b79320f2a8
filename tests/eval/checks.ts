import { HALF_LIFE_MS } from "~/features/prices";
import { contenders, questionsFor, SHOWN } from "~/features/quality/checks/questions.server";
import { worthOf } from "~/features/quality/checks/worth";
import { DAY_MS } from "~/i18n/days";
import { type Random, randomFor } from "~/sample/random";
import { START, type TrueOffer, trueOffers, truePrice } from "./trust/world";

/** The orders in which prices are looked at again. The last knows which are wrong: more than that is not to be had. */
const ORDERS = ["random", "oldest", "worth", "knowing"] as const;
type Order = (typeof ORDERS)[number];

const DISHES = 1200;
const RESTAURANTS = 100;
const DISTRICTS = 20;
const DAYS = 180;
const HOUR_MS = 3_600_000;

/**
 * Each day so many people answer three questions each: about as many answers as prices change, 21 a day. With many more every
 * order keeps all prices right, with many fewer none does.
 */
const HELPERS = 10;
const ANSWERS = HELPERS * SHOWN;

/** One answer in so many is a mistake. */
export const MISTAKES = 0.03;

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
    const checked =
      order === "worth" ? asked(shown, random, now) : first(shown, order, random, now);
    for (const one of checked) {
      if (one.restaurantId === VICTIM) victim++;
      look(one, now, random);
    }
    for (const one of shown)
      if (isRight(one, now)) right[one.district] = (right[one.district] ?? 0) + one.asked / DAYS;
  }
  const askedIn = PEOPLE_IN.map((people) => people / sum(PEOPLE_IN));
  return {
    right: sum(right),
    worst: Math.min(...right.map((share, district) => share / (askedIn[district] ?? 1))),
    victim: victim / (DAYS * ANSWERS),
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

/** As many as a day's people look at, whoever they are. */
function first(
  shown: readonly Shown[],
  order: Exclude<Order, "worth">,
  random: Random,
  now: number,
): Shown[] {
  const keyOf = {
    random: () => random.next(),
    oldest: (one: Shown) => one.newest_support_at,
    knowing: (one: Shown) => (isRight(one, now) ? 1 : -one.asked),
  }[order];
  return shown
    .map((one) => ({ one, key: keyOf(one) }))
    .sort((a, b) => a.key - b.key)
    .slice(0, ANSWERS)
    .map(({ one }) => one);
}

/**
 * What the product asks a day's people, all within one hour and before any answers: each lives in a district, as likely as it
 * has people, and has just searched for a dish, as likely as it is asked for.
 */
function asked(shown: readonly Shown[], random: Random, now: number): Shown[] {
  const valued = shown.map((one, at) => {
    const start = at - (at % 3);
    const others = shown.slice(start, start + 3).filter((other) => other !== one);
    const candidate = { offer: one, others: others.map(({ item_price }) => item_price) };
    const { key, restaurantId, district } = one;
    const worth = worthOf(candidate, one.voices, now);
    return { key, restaurantId, district, worth, candidate, one };
  });
  const held = new Set<string>();
  return Array.from({ length: HELPERS }, (_, helper) => {
    const home = districtOf(random.next());
    const wanted = dishAt(shown, random.next());
    const own = valued
      .filter(({ one }) => one.offer.dish === wanted)
      .map((price) => ({ ...price, worth: worthOf(price.candidate, VOICE, now) }));
    const near = valued.filter(({ district }) => district === home);
    const questions = questionsFor(contenders({ own, near, city: valued }), {
      userId: `helper ${helper}`,
      hour: Math.floor(now / HOUR_MS),
      isHeld: (key) => held.has(key),
    });
    for (const { key } of questions) if (!own.some((price) => price.key === key)) held.add(key);
    return questions.map(({ one }) => one);
  }).flat();
}

const isRight = ({ offer, item_price }: Shown, now: number) =>
  truePrice(offer, now).item_price === item_price;

/** The dish at a share (0 to 1) of all that is asked for. */
function dishAt(shown: readonly Shown[], share: number): number | undefined {
  let left = share;
  return shown.find(({ asked: part }) => {
    left -= part;
    return left < 0;
  })?.offer.dish;
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
