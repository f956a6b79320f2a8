import type { Cuisine } from "~/features/catalogue/cuisine";
import { piecesOf } from "~/features/catalogue/pieces";
import type { Section } from "~/features/catalogue/section";
import { tellingWeight, tokenize } from "~/features/names";
import { COOKED, cuisineAskedBy } from "./cuisine-words";
import { type Hypothesis, judge, type Span } from "./hypothesis";
import { AS_GOOD, meantRestaurants } from "./meant";
import { type ChosenLine, chooseLine, type DishScorer, mostOnMenu } from "./menu";
import { sizeOf } from "./parts";
import { mostPromising } from "./promising";
import type { MenuLine } from "./queries.server";
import { HEADING, sectionOf } from "./section-words";

/** A whole query that a single name explains less well than this is not understood. */
const UNDERSTOOD = 0.75;
const UNDERSTOOD_BY_NUMBER = 0.65;
const UNDERSTOOD_BY_PIECES = 0.55;

/** A restaurant alone that so much speaks against is not meant. */
const LEAST = 0.65;

/** A part of a longer name («شاورما» of «شاورما هاوس») that nothing announced as a restaurant: alone, rather a dish. */
const PART_OF_NAME = 0.05;
const PART_OF_NAME_ALONE = 0.12;
const WHOLE = 0.75;
/** Several words are hardly there by chance. */
const MOST_OF_NAME = 0.6;

/** The heading of a menu («حلى», "drinks") means its dishes, unless a dish is called just that. */
const WHOLE_NAME = 0.97;

/** What a query turned out to mean. `hypothesis` is the reading behind it, `value` how well it explains the query. */
export type Decision = { hypothesis: Hypothesis; value: number } & (
  | { kind: "dish at restaurant"; found: readonly ChosenLine[] }
  | { kind: "restaurant alone"; restaurants: readonly number[] }
  | { kind: "dish alone" }
  | { kind: "section alone"; section: Section }
  | { kind: "cuisine alone"; cuisine: Cuisine }
  | { kind: "place alone" }
  | { kind: "dish unknown there"; restaurant: number }
  | { kind: "restaurant unknown" }
  | { kind: "dish unknown" }
);

/** What deciding asks of the catalogue. */
export interface Menus {
  /** The lines of a restaurant's menu; undefined when it was not read. */
  of(restaurant: number): readonly MenuLine[] | undefined;
  /** Tells how well dish names explain the folded words that ask for a dish. */
  scorer(asked: readonly string[]): DishScorer;
  /** Whether some dish has the folded word in its name. */
  isOfDish(word: string): boolean;
  /** Whether some restaurant cooks it. */
  hasCuisine(cuisine: Cuisine): boolean;
}

/** The best reading under which the catalogue has what is asked for; undefined when there is none. */
export function decide(hypotheses: readonly Hypothesis[], menus: Menus): Decision | undefined {
  let best: { decision: Decision; at: number } | undefined;
  for (const { hypothesis, most, at } of mostPromising(hypotheses)) {
    if (best && most < best.decision.value) break;
    const decision = foundBy(hypothesis, menus, best?.decision.value);
    if (!decision) continue;
    const lead = best ? decision.value - best.decision.value : 1;
    if (lead > 0 || (lead === 0 && best && at < best.at)) best = { decision, at };
  }
  return best?.decision;
}

/** What the catalogue has under one reading; nothing when that is surely worth less than `least`. */
function foundBy(
  hypothesis: Hypothesis,
  menus: Menus,
  least = Number.NEGATIVE_INFINITY,
): Decision | undefined {
  const { restaurant, dish } = hypothesis;
  const cuisine = cuisineAskedBy(hypothesis);
  const said = restaurant ?? dish;
  if (cuisine && menus.hasCuisine(cuisine) && !isJustSo(said)) {
    const places = { ...hypothesis, restaurant: said, dish: null };
    return { kind: "cuisine alone", cuisine, hypothesis: places, value: COOKED.score };
  }
  if (!restaurant) {
    const best = dish?.matches[0];
    const section = dish && sectionOf(dish.texts);
    if (section && (best?.score ?? 0) < WHOLE_NAME)
      return {
        kind: "section alone",
        section,
        hypothesis,
        value: judge(hypothesis, undefined, HEADING),
      };
    if (!best) return undefined;
    if (best.score < leastOf(dish, best.name)) return undefined;
    return { kind: "dish alone", hypothesis, value: judge(hypothesis, undefined, best) };
  }
  const meant = meantRestaurants(hypothesis);
  const part = dish ? PART_OF_NAME : PART_OF_NAME_ALONE;
  const partly = isPartOfName(hypothesis) ? part : 0;
  if (!dish) {
    const best = meant[0];
    if (!best || best.score < UNDERSTOOD) return undefined;
    const value = judge(hypothesis, best, undefined) - partly;
    if (value < LEAST) return undefined;
    return {
      kind: "restaurant alone",
      hypothesis,
      restaurants: meant.map(({ id }) => id),
      value,
    };
  }
  const size = sizeOf(hypothesis);
  const scorer = menus.scorer(dish.texts);
  const found = meant.flatMap((match) => {
    const menu = menus.of(match.id) ?? [];
    const most = { score: mostOnMenu(menu, scorer), name: dish.texts.join(" ") };
    if (most.score === 0 || judge(hypothesis, match, most) - partly < least - AS_GOOD) return [];
    const chosen = chooseLine(menu, size, scorer);
    return chosen ? [{ chosen, value: judge(hypothesis, match, chosen) - partly }] : [];
  });
  if (found.length === 0) return undefined;
  found.sort((a, b) => b.value - a.value);
  const value = found[0]?.value ?? 0;
  const asGood = found.filter((one) => one.value >= value - AS_GOOD);
  return {
    kind: "dish at restaurant",
    hypothesis,
    found: asGood.map(({ chosen }) => chosen),
    value,
  };
}

/** Are the words all that something is called? */
function isJustSo(span: Span | null): boolean {
  const best = span?.matches[0];
  return best !== undefined && best.score >= WHOLE_NAME && best.nameCoverage >= WHOLE_NAME;
}

/** Does the best match only begin with the words, and neither a connector nor a number says that they are a restaurant? */
export function isPartOfName({ restaurant }: Hypothesis): boolean {
  const best = restaurant?.matches[0];
  if (!best || best.nameCoverage >= WHOLE) return false;
  if (best.nameCoverage >= MOST_OF_NAME && tellingWeight(restaurant?.texts.join(" ") ?? "") > 1)
    return false;
  return !hasItsNumber(restaurant, best.name) && restaurant?.words[0]?.cue !== "restaurant";
}

/** How well a name must explain a whole query: one that has its number less so, and one of as many pieces least. */
function leastOf(dish: Span | null, name: string): number {
  if (!hasItsNumber(dish, name)) return UNDERSTOOD;
  const pieces = piecesOf(dish?.texts.join(" ") ?? "");
  return pieces !== null && pieces === piecesOf(name) ? UNDERSTOOD_BY_PIECES : UNDERSTOOD_BY_NUMBER;
}

/** Is a number among the words in the name too (9 of «دكان 9», 8 of «بروست 8 قطع»)? Then hardly another name is meant. */
function hasItsNumber(span: Span | null, name: string): boolean {
  const numbers = span?.words.filter(({ otherwise }) => otherwise === "quantity") ?? [];
  if (numbers.length === 0) return false;
  const named = tokenize(name);
  return numbers.some(({ text }) => named.includes(text));
}
