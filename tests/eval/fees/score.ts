import { agree, PLATFORMS } from "~/features/prices";
import { randomFor } from "~/sample/random";
import { type City, cityOf, peopleOf, priceAt } from "./city";
import { type Pictured, picturesOf, ringOf, trueCharges, type Wish, wishes } from "./orders";
import { type Learnt, learn, type RuleName } from "./rules";
import { rulesOf, type World } from "./world";

/** One rule in one world. Money in SAR, shares from 0 to 1, null where a rule has no such figure. */
export interface Figures {
  world: string;
  rule: RuleName;
  orders: number;
  /** Share of questions whose cheapest platform was named. */
  winner: number;
  /** Mean absolute error of a total. */
  error: number;
  /** Share of totals that count as the true price. */
  same: number;
  /** Lost an order by following the rule. */
  lost: number;
  /** Share of true totals within the range. */
  coverage: number | null;
  /** Share of totals that are told as a range and not as one amount. */
  ranged: number;
  /** What those ranges hold: a fee that is the same for all is told as one amount. */
  ofRanges: number | null;
  /** Share of totals told to the halala: a range that holds what is told holds these, however narrow it is. */
  exact: number;
  /** How wide the ranges are on average, SAR: fees that are the same for all have none, and what covers them covers all. */
  width: number | null;
  /** Share of the offers that are verified. */
  verified: number;
  /** Of what is shown as verified, the share that is true; and how much of all that is shown is both. */
  verifiedTrue: number;
  trulyVerified: number;
  honest: number;
  /** The most that a ring of 20 newcomers moved a shown fee. */
  ringMoved: number;
  msQuote: number;
}

/** After this share of a world's orders it is asked as well: 1,500 of 6,000. */
export const EARLY = 0.25;

const QUESTIONS = 4000;

/** Right is also who is dearer by at most this share. */
const AS_GOOD = 0.02;

/** Members of the ring that every world is tried with. */
const RING = 20;

/** Asks the rules the same fresh orders, after `count` pictures. */
export function score(world: World, count: number, rules: readonly RuleName[]): Figures[] {
  const city = cityOf(world);
  const pictures = picturesOf(world, city, count);
  const asked = questionsOf(world, city);
  return rules.map((rule) => {
    const learnt = learn(rule, world, pictures);
    return {
      world: world.name,
      rule,
      orders: count,
      ...answered(rule, learnt, asked),
      verified: learnt.verified,
      honest: learnt.honest,
      ringMoved: rule === "oracle" ? 0 : ringMoved(world, city, rule, learnt, pictures, asked),
    };
  });
}

export interface Question {
  wish: Wish;
  /** What each platform really charges in all, halalas; null where it takes no such order. */
  totals: (number | null)[];
}

/** Orders of people who never sent a picture, in the week after the last day, at the prices of that day. */
export function questionsOf(world: World, city: City): Question[] {
  const random = randomFor(`${world.name} ${world.seed} questions`);
  const people = peopleOf(world, city, "asker", QUESTIONS / 4);
  const next = wishes(random, world, city, people, { from: world.days, to: world.days + 7 });
  return Array.from({ length: QUESTIONS }, () => {
    const wish = next();
    const totals = PLATFORMS.map((platform) => {
      const surged = random.chance(rulesOf(world, platform).surge.chance);
      const charged = trueCharges(world, wish, platform, surged);
      return charged && charged.subtotal + charged.delivery + charged.service + charged.smallOrder;
    });
    return { wish, totals };
  });
}

/** What a rule's answers are worth. */
export function answered(rule: RuleName, learnt: Learnt, asked: readonly Question[]) {
  let [right, lost, chosen, error, same, shown] = [0, 0, 0, 0, 0, 0];
  let [ranged, covered, exact, wide, verified, verifiedTrue] = [0, 0, 0, 0, 0, 0];
  let [ranges, inRanges] = [0, 0];
  const began = performance.now();
  const answers = asked.map(({ wish }) => PLATFORMS.map((platform) => learnt.say(wish, platform)));
  const took = performance.now() - began;
  asked.forEach(({ wish, totals }, i) => {
    const best = Math.min(...totals.map((total) => total ?? Number.POSITIVE_INFINITY));
    if (best === Number.POSITIVE_INFINITY) return;
    let pick = -1;
    answers[i]?.forEach((said, place) => {
      const total = totals[place] ?? null;
      if (!said) return;
      const pickSaid = answers[i]?.[pick];
      if (!pickSaid || said.total < pickSaid.total) pick = place;
      if (total === null) return;
      shown += 1;
      error += Math.abs(said.total - total);
      same += Number(agree(said.total, total));
      exact += Number(said.total === total);
      if (said.low !== null && said.high !== null) {
        ranged += 1;
        wide += said.high - said.low;
        const held = Number(said.low <= total && total <= said.high);
        covered += held;
        if (said.low < said.high) [ranges, inRanges] = [ranges + 1, inRanges + held];
      }
      if (!said.verified) return;
      verified += 1;
      const one = priceAt(wish.dish, PLATFORMS[place] ?? "platform_a", wish.at);
      verifiedTrue += Number(
        rule === "total" ? agree(said.total, total) : agree(said.offered, one),
      );
    });
    if (pick < 0) return;
    chosen += 1;
    const paid = totals[pick] ?? Number.POSITIVE_INFINITY;
    right += Number(paid <= best * (1 + AS_GOOD));
    if (paid < Number.POSITIVE_INFINITY) lost += paid - best;
  });
  return {
    winner: right / Math.max(1, chosen),
    error: error / Math.max(1, shown) / 100,
    same: same / Math.max(1, shown),
    lost: lost / Math.max(1, chosen) / 100,
    coverage: ranged === 0 ? null : covered / ranged,
    ranged: ranges / Math.max(1, shown),
    ofRanges: ranges === 0 ? null : inRanges / ranges,
    exact: exact / Math.max(1, shown),
    width: ranged === 0 ? null : wide / ranged / 100,
    verifiedTrue: verified === 0 ? 1 : verifiedTrue / verified,
    trulyVerified: verifiedTrue / Math.max(1, shown),
    msQuote: took / (asked.length * PLATFORMS.length),
  };
}

/** Lets a ring join, or leave where the world has one, and takes the most that anything shown moved by, SAR. */
function ringMoved(
  world: World,
  city: City,
  rule: RuleName,
  learnt: Learnt,
  pictures: readonly Pictured[],
  asked: readonly Question[],
): number {
  const alone = pictures.filter(({ person }) => !person.startsWith("ring "));
  const ring = ringOf(world, city, RING).map((one, i) => ({ ...one, orderId: 1_000_000 + i }));
  const before = alone.length === pictures.length ? learnt : learn(rule, world, alone);
  const after = learn(rule, world, [...alone, ...ring]);
  const hit = ring[0];
  const wishesThere = asked.map(({ wish }) => {
    const restaurant = city.restaurants.find(({ id }) => id === hit?.restaurantId);
    return restaurant ? { ...wish, restaurant, dish: restaurant.dishes[0] ?? wish.dish } : wish;
  });
  let most = 0;
  for (const wish of [...asked.map((one) => one.wish), ...wishesThere])
    for (const platform of PLATFORMS) {
      const [a, b] = [before.say(wish, platform), after.say(wish, platform)];
      // Only what the fee adds is of interest: the item price has marks of its own.
      if (a && b && a.offered === b.offered) most = Math.max(most, Math.abs(a.total - b.total));
      else if (a && b && rule === "total") most = Math.max(most, Math.abs(a.total - b.total));
    }
  return most / 100;
}
