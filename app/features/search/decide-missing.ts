import { isFood } from "~/features/names";
import {
  bestOf,
  type Hypothesis,
  isAnnounced,
  isManner,
  judge,
  type QuerySpan,
  type Scored,
  sectionOf,
} from "~/features/understanding";
import { isPartOfName, type Menus, type Resolution } from "./decide";
import { namedBeside, namedByFewer } from "./fewer-words";
import { meantRestaurants } from "./meant";
import { SAME_DISH } from "./menu";
import { asNamed } from "./promising";

/** From this score on a name is accepted even if nothing is found for the rest of the query. */
const SURE = 0.8;
/** The same for a restaurant that a connector announces: it may have one more typing error. */
const SURE_ANNOUNCED = 0.75;

/**
 * Where all words are words of dishes, the dish that matches at least so well, if nearly all of its own name is asked
 * for: «كبسة لحم حاشي» finds «كبسة حاشي».
 */
const ALL_OF_DISHES = 0.6;
const WHOLE = 0.95;

/** The scores given to words without a match: for a dish that other restaurants have, and for a name nobody knows. */
const KNOWN_ELSEWHERE: Scored = { score: 0.97, name: "" };
const UNKNOWN: Scored = { score: 0.3, name: "" };

/** Restaurants whose menus are read to tell whether the dish is missing there. */
const MOST_SURE = 2;

/** Readings considered, best-ranked first: each costs a look-up of its dish. */
const MOST_READINGS = 12;

/**
 * What is missing when no reading finds all it asks for: the dish at a restaurant that is known, or the restaurant.
 *
 * @returns undefined when the query names nothing at all.
 */
export function decideMissing(
  hypotheses: readonly Hypothesis[],
  menus: Menus,
): Resolution | undefined {
  const promising = hypotheses
    .slice(0, MOST_READINGS)
    .map((hypothesis, at) => ({ hypothesis, at, most: mostMissing(hypothesis) }))
    .sort((a, b) => b.most - a.most || a.at - b.at);
  let best: { decision: Resolution; at: number } | undefined;
  for (const { hypothesis, at, most } of promising) {
    if (best && most < best.decision.value) break;
    const decision = missingBy(hypothesis, menus);
    if (!decision) continue;
    const lead = best ? decision.value - best.decision.value : 1;
    if (lead > 0 || (lead === 0 && best && at < best.at)) best = { decision, at };
  }
  return best?.decision;
}

/**
 * The clearly named restaurants of readings that name a dish as well: their menus tell whether they have it. At most
 * `MOST_SURE`.
 */
export function sureRestaurants(hypotheses: readonly Hypothesis[]): number[] {
  const found = new Set<number>();
  for (const { restaurant, dish } of hypotheses.slice(0, MOST_READINGS)) {
    const best = dish && bestOf(restaurant, SURE_ANNOUNCED);
    if (best) found.add(best.id);
    if (found.size === MOST_SURE) break;
  }
  return [...found];
}

/** An upper bound of what a reading with something missing can be worth, without looking a name up. */
function mostMissing(hypothesis: Hypothesis): number {
  const { restaurant, dish } = hypothesis;
  if (!restaurant) return 1;
  if (!dish) return judge(hypothesis, UNKNOWN, undefined);
  return Math.max(
    judge(hypothesis, asNamed(restaurant), KNOWN_ELSEWHERE),
    judge(hypothesis, UNKNOWN, asNamed(dish)),
  );
}

/**
 * Resolves a query that breaks off after "from" («كنافة نابلسية من»): it names no restaurant, so the dish is what is
 * unknown.
 */
function unfinished(hypothesis: Hypothesis): Resolution | undefined {
  const { marks, tokens } = hypothesis.frame;
  const last = marks.at(-1);
  if (last?.role !== "connector" || last.to !== "restaurant" || last.end !== tokens.length)
    return undefined;
  return { kind: "dish unknown", hypothesis, value: 1 };
}

/** The dish alone, where every word of the query is a word of some dish, so that none can be a restaurant's. */
function ofDishesAlone(hypothesis: Hypothesis, menus: Menus): Resolution | undefined {
  const { dish } = hypothesis;
  // Looking up words is cheaper than looking up names.
  const best = areOfDishes(dish, menus) ? bestOf(dish, ALL_OF_DISHES) : undefined;
  if (!best || best.nameCoverage < WHOLE) return undefined;
  return { kind: "dish alone", hypothesis, value: 1 };
}

/** A dish that no menu has: its words are words of food, or how many of it, or how large, is said. */
function unknownDish(hypothesis: Hypothesis, menus: Menus): Resolution | undefined {
  const { dish, frame } = hypothesis;
  const isCounted = frame.marks.some(({ role }) => role === "quantity" || role === "size");
  if (!dish || !(isCounted || areOfDishes(dish, menus) || areFood(dish))) return undefined;
  const value = judge(hypothesis, undefined, UNKNOWN);
  const fewer = namedByFewer(hypothesis, menus);
  return fewer ? { ...fewer, value } : { kind: "dish unknown", hypothesis, value };
}

/** Whether all words are of food, and none is announced as a restaurant: «مويه», "filter coffee". */
function areFood({ words }: QuerySpan): boolean {
  return words.every(({ text, cue }) => cue !== "restaurant" && isFood(text));
}

/** Whether all words are words of dishes, and none is announced as a restaurant. */
function areOfDishes(span: QuerySpan | null, menus: Menus): boolean {
  return (
    span?.words.every(({ text, cue }) => cue !== "restaurant" && menus.isOfDish(text)) ?? false
  );
}

function missingBy(hypothesis: Hypothesis, menus: Menus): Resolution | undefined {
  const { restaurant, dish } = hypothesis;
  if (!restaurant)
    return (
      unfinished(hypothesis) ?? ofDishesAlone(hypothesis, menus) ?? unknownDish(hypothesis, menus)
    );
  const dishAlone = {
    kind: "dish alone",
    hypothesis: { ...hypothesis, restaurant: null },
    unread: restaurant.words,
  } as const;
  const isAsWanted = restaurant.words.every(({ text, cue }) => !cue && isManner(text));
  if (isAsWanted && bestOf(dish, SURE)) return { ...dishAlone, value: 1 };
  // "Hot coffee": so is what stands under a heading.
  const section = isAsWanted && dish ? sectionOf(dish.texts) : undefined;
  if (section) return { ...dishAlone, kind: "section alone", section, value: 1 };
  const unknown = { kind: "restaurant unknown", hypothesis } as const;
  if (!dish) return { ...unknown, value: judge(hypothesis, UNKNOWN, undefined) };
  const [meant] = meantRestaurants(hypothesis);
  const lacksIt = dish.most < SAME_DISH || (meant && menus.of(meant.id));
  const sure = isAnnounced(restaurant) ? SURE_ANNOUNCED : SURE;
  if (meant && meant.score >= sure && !isPartOfName(hypothesis) && lacksIt) {
    const named = namedBeside(hypothesis, menus.of(meant.id) ?? [], menus);
    if (named)
      return {
        kind: "dish at restaurant",
        found: [named.line],
        hypothesis: named.hypothesis,
        unread: named.unread,
        value: 1,
      };
    const elsewhere = bestOf(dish, SURE) ? KNOWN_ELSEWHERE : UNKNOWN;
    return {
      kind: "dish unknown there",
      hypothesis,
      restaurant: meant.id,
      value: judge(hypothesis, meant, elsewhere),
    };
  }
  const best = bestOf(dish, SURE);
  if (!best)
    return isAnnounced(restaurant)
      ? { ...unknown, value: judge(hypothesis, UNKNOWN, UNKNOWN) }
      : undefined;
  const value = judge(hypothesis, UNKNOWN, best);
  if (isAnnounced(restaurant)) return { ...unknown, value };
  // Nothing says that words beside a dish are a restaurant: they are left unread.
  const isOther = restaurant.words.some(({ text }) => menus.isOfDish(text));
  const isMore = isOther || restaurant.weight >= dish.weight;
  return isMore && best.nameCoverage < WHOLE ? undefined : { ...dishAlone, value };
}
