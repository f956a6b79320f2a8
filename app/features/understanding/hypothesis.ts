import { LRUCache } from "lru-cache";
import { type NameMatch, similarityOfTerms, termOf, tokenize } from "~/features/names";
import type { Frame, QueryWord } from "./frames";
import { WEIGHTS } from "./weights";

/** Words of a query with what the catalogue has for them, best first. */
export interface QuerySpan {
  words: readonly QueryWord[];
  /** The words folded, as the names engine is asked for them. */
  texts: readonly string[];
  /** The summed weight of the words: 1 each, less for generic ones such as «مطعم». */
  weight: number;
  /** An upper bound of what a name can score for the words, without looking one up. */
  readonly most: number;
  readonly matches: readonly NameMatch<number>[];
}

/** One reading of a whole query: which words name the restaurant, which the dish. */
export interface Hypothesis {
  frame: Frame;
  restaurant: QuerySpan | null;
  dish: QuerySpan | null;
  /** The connectors' score for it: above 0 in favour, below 0 against. */
  hint: number;
}

/** From this similarity on, words of two scripts are the same word. */
const SAME_WORD = 0.85;

/** The name that some words are matched to, with the score, 0 to 1. */
export interface Scored {
  score: number;
  name: string;
  /** The share of the words that the name has, where it was compared. */
  queryCoverage?: number;
}

/**
 * The value of a hypothesis, around 0 to 1: the share of its words' weight that the two names match, plus the connectors'
 * score and the bonuses and penalties of `weights.ts`.
 */
export function judge(
  hypothesis: Hypothesis,
  restaurant: Scored | undefined,
  dish: Scored | undefined,
): number {
  const ofRestaurant = hypothesis.restaurant?.weight ?? 0;
  const ofDish = hypothesis.dish?.weight ?? 0;
  const explained = (restaurant?.score ?? 0) * ofRestaurant + (dish?.score ?? 0) * ofDish;
  return (
    explained / (ofRestaurant + ofDish) +
    hypothesis.hint -
    (isPlaceUnannounced(hypothesis.frame) ? WEIGHTS.unannouncedPlace : 0) -
    insideOf(hypothesis) -
    miscounted(hypothesis) +
    surprisesOf(hypothesis.restaurant, restaurant?.name) +
    surprisesOf(hypothesis.dish, dish?.name)
  );
}

/** Does no connector announce the neighbourhood? Its words may then be part of a name. */
export function isPlaceUnannounced({ marks }: Frame): boolean {
  const place = marks.some(({ role }) => role === "neighbourhood");
  return place && !marks.some((mark) => mark.role === "connector" && mark.to === "place");
}

function miscounted({ frame: { marks }, dish }: Hypothesis): number {
  const quantity = marks.find((mark) => mark.role === "quantity");
  const isOfNothing = !dish && (quantity !== undefined || isSized(marks));
  if (!quantity) return isOfNothing ? WEIGHTS.numberWithoutDish : 0;
  return (
    (isOfNothing ? WEIGHTS.numberWithoutDish : 0) +
    (quantity.ofDish ? WEIGHTS.numberOfDish : 0) +
    (quantity.ofName ? WEIGHTS.numberOfName : 0)
  );
}

/** Whether a size is said; a restaurant has none. */
export function isSized(marks: Frame["marks"]): boolean {
  return marks.some(({ role }) => role === "size");
}

/** The bonuses and penalties for words of a span that usually are no name. */
export function surprisesOf(span: QuerySpan | null, name = ""): number {
  if (!span?.words.some(({ otherwise }) => otherwise)) return 0;
  const named = wordsOf(name);
  let sum = 0;
  for (const { text, otherwise } of span.words)
    if (otherwise)
      sum += named.some((word) => isSame(text, word)) ? WEIGHTS.nameHasIt : -WEIGHTS.nameLacksIt;
  return sum;
}

/** The words of the names last judged: one question judges the same few names again and again. */
const WORDS = new LRUCache<string, readonly string[]>({ max: 2_000 });

function wordsOf(name: string): readonly string[] {
  const known = WORDS.get(name);
  if (known) return known;
  const words = tokenize(name);
  WORDS.set(name, words);
  return words;
}

/** Is it the same word, if written in the other script: "town" and «تاون»? */
function isSame(asked: string, named: string): boolean {
  if (asked === named) return true;
  const [one, other] = [termOf(asked), termOf(named)];
  return one.arabic !== other.arabic && similarityOfTerms(one, other) >= SAME_WORD;
}

function insideOf({ restaurant, dish }: Hypothesis): number {
  if (restaurant?.words.some(({ counted }) => counted)) return WEIGHTS.numberInsideRestaurant;
  return dish?.words.some(({ counted }) => counted) ? WEIGHTS.numberInside : 0;
}

/** Whether a connector says that a span is a restaurant: «من عمو حمزة», «عمو حمزہ سے». */
export function isAnnounced(span: QuerySpan | null): boolean {
  return span?.words[0]?.cue === "restaurant" || span?.words.at(-1)?.closedBy === "restaurant";
}

/** What words weigh together. */
export function weightOf(words: readonly QueryWord[]): number {
  return words.reduce((sum, { text }) => sum + termOf(text).weight, 0);
}

/** The best match of a span, if it scores at least `least`; looked up only if the upper bound allows it. */
export function bestOf(span: QuerySpan | null, least: number): NameMatch<number> | undefined {
  const best = span && span.most >= least ? span.matches[0] : undefined;
  return best && best.score >= least ? best : undefined;
}
