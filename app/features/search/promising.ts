import {
  COOKED,
  cuisineAskedBy,
  HEADING,
  type Hypothesis,
  judge,
  type QuerySpan,
  type Scored,
  sectionOf,
} from "~/features/understanding";
import { meantRestaurants, SAME_RESTAURANT } from "./meant";
import { SAME_DISH } from "./menu";

/** A reading with an upper bound of its value, and its position among the readings given. */
export interface Promising {
  hypothesis: Hypothesis;
  most: number;
  at: number;
}

/** Readings whose value is below this are dropped: too few of their words match a name, or too much contradicts them. */
const LEAST = 0.6;

/** Floating-point sums of the same terms in another order differ by less. */
const ROUNDING = 1e-6;

/** The readings worth considering, by their upper bounds, highest first. No name is looked up. */
export function mostPromising(hypotheses: readonly Hypothesis[]): Promising[] {
  return hypotheses
    .map((hypothesis, at) => ({ hypothesis, most: mostValueOf(hypothesis), at }))
    .filter(({ most }) => most >= LEAST)
    .sort((a, b) => b.most - a.most || a.at - b.at);
}

function mostValueOf(hypothesis: Hypothesis): number {
  return Math.max(mostNamedBy(hypothesis), cuisineAskedBy(hypothesis) ? COOKED.score : 0);
}

function mostNamedBy(hypothesis: Hypothesis): number {
  const { restaurant, dish } = hypothesis;
  if (restaurant && restaurant.most < SAME_RESTAURANT) return 0;
  if (restaurant && dish && dish.most < SAME_DISH) return 0;
  const heading = !restaurant && dish && sectionOf(dish.texts) ? HEADING.score : 0;
  return judge(hypothesis, asNamed(restaurant), asNamed(dish, heading));
}

/** The best match a span could have: a name of exactly its words. */
export function asNamed(span: QuerySpan | null, least = 0): Scored | undefined {
  const score = Math.max(span?.most ?? 0, least) + ROUNDING;
  return span ? { score, name: span.texts.join(" ") } : undefined;
}

/** A restaurant whose menu helps to choose between readings, with the upper bound of the readings that name it. */
export interface MenuToRead {
  restaurant: number;
  most: number;
}

/**
 * The restaurants whose menus to read to choose between readings: at most `count`, by the upper bounds of their
 * readings.
 */
export function menusToRead(hypotheses: readonly Hypothesis[], count: number): MenuToRead[] {
  let likeliest: MenuToRead[] = [];
  for (const { hypothesis, most } of mostPromising(hypotheses)) {
    if ((likeliest[count - 1]?.most ?? 0) >= most) break;
    const { restaurant, dish } = hypothesis;
    if (!restaurant || !dish) continue;
    const found = meantRestaurants(hypothesis).map((match) => ({
      restaurant: match.id,
      most: judge(hypothesis, match, asNamed(dish)),
    }));
    likeliest = eachOnce([...likeliest, ...found].sort((a, b) => b.most - a.most)).slice(0, count);
  }
  return likeliest;
}

function eachOnce(menus: readonly MenuToRead[]): MenuToRead[] {
  const seen = new Set<number>();
  return menus.filter(({ restaurant }) => !seen.has(restaurant) && seen.add(restaurant));
}
