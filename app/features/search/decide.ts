import { type Cuisine, piecesOf, type Section } from "~/features/catalogue";
import { informativeness, type NameMatch, tokenize } from "~/features/names";
import {
  avoidedIn,
  COOKED,
  cuisineAskedBy,
  HEADING,
  type Hypothesis,
  isAnnounced,
  judge,
  type QuerySpan,
  type QueryWord,
  sectionOf,
  sizeOf,
} from "~/features/understanding";
import { AS_GOOD, meantRestaurants } from "./meant";
import { type ChosenLine, chooseLine, type DishScorer, mostOnMenu } from "./menu";
import { mostPromising } from "./promising";
import type { MenuLine } from "./queries.server";

/** The least score for a query to be taken for a single name; lower where a number confirms the name. */
const UNDERSTOOD = 0.75;
const UNDERSTOOD_BY_NUMBER = 0.65;
const UNDERSTOOD_BY_PIECES = 0.55;

/** From this query coverage on, no word is left without a match. */
export const EXPLAINED = 0.9;

/** A restaurant alone whose value is below this is not meant. */
const LEAST = 0.65;

/**
 * Penalties for taking part of a longer name for a restaurant that nothing announces: «شاورما» alone is a dish before it
 * is «شاورما هاوس».
 */
const PART_OF_NAME = 0.05;
const PART_OF_NAME_ALONE = 0.12;
/** Pieces and plates are of some dish: «بروست 8 حبات المقرمش» names one, and not «بروست المقرمش» eight times. */
const PIECES_OF_NOTHING = 0.3;
const WHOLE = 0.75;
/** Several words that are this much of a name match it by more than chance. */
const MOST_OF_NAME = 0.6;
/** A word of so few letters is like some other by chance, and is the same only from this coverage on. */
const SHORT = 3;
const SAME_WORD = 0.97;

/** The heading of a menu («حلى», "drinks") means its dishes, unless a dish is called just that. */
const WHOLE_NAME = 0.97;

/**
 * What a query is resolved to. `hypothesis` is the reading behind it, `value` how well it explains the query, around 0
 * to 1.
 */
export type Resolution = {
  hypothesis: Hypothesis;
  value: number;
  /** Words that were left out of the reading, in their order. */
  unread?: readonly QueryWord[];
} & (
  | { kind: "dish at restaurant"; found: readonly ChosenLine[] }
  | { kind: "restaurant alone"; restaurants: readonly number[] }
  | { kind: "dish alone" }
  | { kind: "section alone"; section: Section }
  | { kind: "cuisine alone"; cuisine: Cuisine }
  | { kind: "place alone" }
  | { kind: "meal alone" }
  | { kind: "dish unknown there"; restaurant: number }
  | { kind: "restaurant unknown" }
  | { kind: "dish unknown" }
);

/** The catalogue, as far as resolving a query needs it. */
export interface Menus {
  /** The lines of a restaurant's menu; undefined when it was not read. */
  of(restaurant: number): readonly MenuLine[] | undefined;
  /** Tells how well dish names explain the folded words that ask for a dish; names with a word of `avoided` do not. */
  scorer(asked: readonly string[], avoided?: readonly string[]): DishScorer;
  /** Whether some dish has the folded word in its name, or it is a word of food. */
  isInDish(this: void, word: string): boolean;
  /** Whether some dish has the folded word in its name. */
  isOnMenu(this: void, word: string): boolean;
  /** The dishes that folded words name, best first. */
  named(this: void, asked: readonly string[]): readonly NameMatch<number>[];
  /** Whether some dish has one like it. */
  isOfDish(this: void, word: string): boolean;
  /** Whether some restaurant cooks it. */
  hasCuisine(cuisine: Cuisine): boolean;
}

/** The best reading for which the catalogue has what is asked for; undefined when there is none. */
export function decide(hypotheses: readonly Hypothesis[], menus: Menus): Resolution | undefined {
  let best: { decision: Resolution; at: number } | undefined;
  for (const { hypothesis, most, at } of mostPromising(hypotheses)) {
    if (best && most < best.decision.value) break;
    const decision = foundBy(hypothesis, menus, best?.decision.value);
    if (!decision) continue;
    const lead = best ? decision.value - best.decision.value : 1;
    if (lead > 0 || (lead === 0 && best && at < best.at)) best = { decision, at };
  }
  return best?.decision;
}

/** What the catalogue has for one reading; undefined when its value is certainly below `least`. */
function foundBy(
  hypothesis: Hypothesis,
  menus: Menus,
  least = Number.NEGATIVE_INFINITY,
): Resolution | undefined {
  const { restaurant, dish } = hypothesis;
  const cuisine = cuisineAskedBy(hypothesis);
  const said = restaurant ?? dish;
  if (cuisine && menus.hasCuisine(cuisine) && !isExactName(said)) {
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
    if (!best || best.score < leastOf(dish, best.name) || isByChance(dish, best)) return undefined;
    if (best.queryCoverage < EXPLAINED && isAnnouncedWithin(dish)) return undefined;
    return { kind: "dish alone", hypothesis, value: judge(hypothesis, undefined, best) };
  }
  const meant = meantRestaurants(hypothesis);
  const part = dish ? PART_OF_NAME : PART_OF_NAME_ALONE;
  const partly = isPartOfName(hypothesis) ? part : 0;
  if (!dish) {
    const best = meant[0];
    if (!best || best.score < UNDERSTOOD || isByChance(restaurant, best)) return undefined;
    const value = judge(hypothesis, best, undefined) - partly;
    if (value < LEAST) return undefined;
    return {
      kind: "restaurant alone",
      hypothesis,
      restaurants: meant.map(({ id }) => id),
      value: value - (countsPieces(hypothesis) ? PIECES_OF_NOTHING : 0),
    };
  }
  const size = sizeOf(hypothesis);
  const scorer = menus.scorer(dish.texts, avoidedIn(hypothesis.frame));
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

/** Whether a number counts pieces, plates or the like. */
function countsPieces({ frame }: Hypothesis): boolean {
  return frame.marks.some((mark) => mark.role === "quantity" && mark.end > mark.start + 1);
}

/** Whether some of the words are said to be a restaurant. */
function isAnnouncedWithin(span: QuerySpan | null): boolean {
  return (
    span?.words.some(({ cue, closedBy }) => cue === "restaurant" || closedBy === "restaurant") ??
    false
  );
}

/** Whether one short word only sounds like a word of a longer name: "put" is no coffee pot, and "bet" no «بيت القدر». */
function isByChance(span: QuerySpan | null, best: NameMatch<number>): boolean {
  const [word = "", ...others] = span?.texts ?? [];
  const isShort = others.length === 0 && word.length <= SHORT;
  return isShort && best.queryCoverage < SAME_WORD && best.nameCoverage < WHOLE;
}

/** Whether the words are a complete name, exactly. */
function isExactName(span: QuerySpan | null): boolean {
  const best = span?.matches[0];
  return best !== undefined && best.score >= WHOLE_NAME && best.nameCoverage >= WHOLE_NAME;
}

/** Whether the words are only the beginning of the best match, and no connector or number marks them as a restaurant. */
export function isPartOfName({ restaurant }: Hypothesis): boolean {
  const best = restaurant?.matches[0];
  if (!best || best.nameCoverage >= WHOLE) return false;
  if (best.nameCoverage >= MOST_OF_NAME && informativeness(restaurant?.texts.join(" ") ?? "") > 1)
    return false;
  return !hasItsNumber(restaurant, best.name) && !isAnnounced(restaurant);
}

/**
 * The least score for a name to be the whole query: lower if it shares the query's number, lowest if it counts as many
 * pieces.
 */
function leastOf(dish: QuerySpan | null, name: string): number {
  if (!hasItsNumber(dish, name)) return UNDERSTOOD;
  const pieces = piecesOf(dish?.texts.join(" ") ?? "");
  return pieces !== null && pieces === piecesOf(name) ? UNDERSTOOD_BY_PIECES : UNDERSTOOD_BY_NUMBER;
}

/**
 * Whether the name has a number of the query too (9 of «دكان 9», 8 of «بروست 8 قطع»): then hardly another name is meant.
 */
function hasItsNumber(span: QuerySpan | null, name: string): boolean {
  const numbers =
    span?.words.filter(({ otherwise, text }) => otherwise === "quantity" || /^\d+$/.test(text)) ??
    [];
  if (numbers.length === 0) return false;
  const named = tokenize(name);
  return numbers.some(({ text }) => named.includes(text));
}
