import { COOKED, cuisineAskedBy } from "./cuisine-words";
import { type Hypothesis, judge, type Scored, type Span } from "./hypothesis";
import { meantRestaurants, SAME_RESTAURANT } from "./meant";
import { SAME_DISH } from "./menu";
import { HEADING, sectionOf } from "./section-words";

/** A reading with the most it can turn out to be worth, and its place among the readings it came with. */
export interface Promising {
  hypothesis: Hypothesis;
  most: number;
  at: number;
}

/** A reading worth less than this says what nobody meant: so much speaks against it, or so few of its words name anything. */
const LEAST = 0.6;

/** Sums of the same figures in another order differ by less. */
const ROUNDING = 1e-6;

/** The readings that can be meant, those that can be worth most first; told without looking a name up. */
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

/** The best that a name could answer to a span: one that has its very words. */
export function asNamed(span: Span | null, least = 0): Scored | undefined {
  const score = Math.max(span?.most ?? 0, least) + ROUNDING;
  return span ? { score, name: span.texts.join(" ") } : undefined;
}

/** A restaurant whose menu can settle what is meant, and the most that the readings which mean it can be worth. */
export interface MenuToRead {
  restaurant: number;
  most: number;
}

/** The restaurants whose menus can settle what is meant: at most `count`, those of the likeliest readings, likeliest first. */
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
