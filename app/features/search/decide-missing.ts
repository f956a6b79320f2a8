import { type Decision, isPartOfName, type Menus } from "./decide";
import { namedBeside } from "./fewer-words";
import { bestOf, type Hypothesis, judge, type Scored, type Span } from "./hypothesis";
import { isManner } from "./manners";
import { meantRestaurants } from "./meant";
import { SAME_DISH } from "./menu";
import { asNamed } from "./promising";

/** A name this sure stands even where the rest of the query finds nothing. */
const SURE = 0.8;
/** A restaurant that a connector announces is as sure with a slip more. */
const SURE_ANNOUNCED = 0.75;

/** Of dishes that every word is of, the one that has all of its own words: «كبسة لحم حاشي» is «كبسة حاشي». */
const ALL_OF_DISHES = 0.6;
const WHOLE = 0.95;

/** What unexplained words count for: a dish known elsewhere, and a name nobody knows. */
const KNOWN_ELSEWHERE: Scored = { score: 0.97, name: "" };
const UNKNOWN: Scored = { score: 0.3, name: "" };

/** Restaurants whose menus are read for what a query misses. */
const MOST_SURE = 2;

/** Readings looked at: each costs a look-up of its dish, and the likeliest come first. */
const MOST_READINGS = 12;

/**
 * What is missing when no reading finds all it asks for: the dish at a restaurant that is known, or the restaurant.
 *
 * @returns undefined when the query names nothing at all.
 */
export function decideMissing(
  hypotheses: readonly Hypothesis[],
  menus: Menus,
): Decision | undefined {
  const promising = hypotheses
    .slice(0, MOST_READINGS)
    .map((hypothesis, at) => ({ hypothesis, at, most: mostMissing(hypothesis) }))
    .sort((a, b) => b.most - a.most || a.at - b.at);
  let best: { decision: Decision; at: number } | undefined;
  for (const { hypothesis, at, most } of promising) {
    if (best && most < best.decision.value) break;
    const decision = missingBy(hypothesis, menus);
    if (!decision) continue;
    const lead = best ? decision.value - best.decision.value : 1;
    if (lead > 0 || (lead === 0 && best && at < best.at)) best = { decision, at };
  }
  return best?.decision;
}

/** The restaurants that readings name for sure beside other words, a few: what those words are, their menus tell. */
export function sureRestaurants(hypotheses: readonly Hypothesis[]): number[] {
  const found = new Set<number>();
  for (const { restaurant, dish } of hypotheses.slice(0, MOST_READINGS)) {
    const best = dish && bestOf(restaurant, SURE_ANNOUNCED);
    if (best) found.add(best.id);
    if (found.size === MOST_SURE) break;
  }
  return [...found];
}

/** The most a reading can be worth that misses something, told without looking a name up. */
function mostMissing(hypothesis: Hypothesis): number {
  const { restaurant, dish } = hypothesis;
  if (!restaurant) return 1;
  if (!dish) return judge(hypothesis, UNKNOWN, undefined);
  return Math.max(
    judge(hypothesis, asNamed(restaurant), KNOWN_ELSEWHERE),
    judge(hypothesis, UNKNOWN, asNamed(dish)),
  );
}

/** «كنافة نابلسية من» breaks off before its restaurant: no word of it is the name of one. */
function unfinished(hypothesis: Hypothesis): Decision | undefined {
  const { marks, tokens } = hypothesis.frame;
  const last = marks.at(-1);
  if (last?.role !== "connector" || last.to !== "restaurant" || last.end !== tokens.length)
    return undefined;
  return { kind: "dish unknown", hypothesis, value: 1 };
}

/** A dish that explains most of a query, where every word of it is of some dish: the others tell no restaurant. */
function ofDishesAlone(hypothesis: Hypothesis, menus: Menus): Decision | undefined {
  const { dish } = hypothesis;
  // Words are told faster than names.
  const best = areOfDishes(dish, menus) ? bestOf(dish, ALL_OF_DISHES) : undefined;
  if (!best || best.nameCoverage < WHOLE) return undefined;
  return { kind: "dish alone", hypothesis, value: 1 };
}

/** Are all words those of dishes, and none announced as a restaurant? */
function areOfDishes(span: Span | null, menus: Menus): boolean {
  return (
    span?.words.every(({ text, cue }) => cue !== "restaurant" && menus.isOfDish(text)) ?? false
  );
}

function missingBy(hypothesis: Hypothesis, menus: Menus): Decision | undefined {
  const { restaurant, dish } = hypothesis;
  if (!restaurant) return unfinished(hypothesis) ?? ofDishesAlone(hypothesis, menus);
  const isAsWanted = restaurant.words.every(({ text, cue }) => !cue && isManner(text));
  if (isAsWanted && bestOf(dish, SURE))
    return { kind: "dish alone", hypothesis: { ...hypothesis, restaurant: null }, value: 1 };
  const unknown = { kind: "restaurant unknown", hypothesis } as const;
  if (!dish) return { ...unknown, value: judge(hypothesis, UNKNOWN, undefined) };
  const [meant] = meantRestaurants(hypothesis);
  const lacksIt = dish.most < SAME_DISH || (meant && menus.of(meant.id));
  const sure = restaurant.words[0]?.cue === "restaurant" ? SURE_ANNOUNCED : SURE;
  if (meant && meant.score >= sure && !isPartOfName(hypothesis) && lacksIt) {
    const named = namedBeside(hypothesis, menus.of(meant.id) ?? [], menus);
    if (named)
      return {
        kind: "dish at restaurant",
        found: [named.line],
        hypothesis: named.hypothesis,
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
  return best && { ...unknown, value: judge(hypothesis, UNKNOWN, best) };
}
