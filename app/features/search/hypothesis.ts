import { type NameMatch, tokenize } from "~/features/names";
import { similarityOfTerms } from "~/features/names/similarity";
import { termOf } from "~/features/names/term";
import type { Frame, Word } from "./frames";

/** Words of a query with what the catalogue has for them, best first. */
export interface Span {
  words: readonly Word[];
  /** The words folded, as the names engine is asked for them. */
  texts: readonly string[];
  /** What the words weigh together: 1 each, less for «مطعم» and its like. */
  weight: number;
  /** The most a name can score for the words, told without looking one up. */
  readonly most: number;
  readonly matches: readonly NameMatch<number>[];
}

/** One reading of a whole query: which words name the restaurant, which the dish. */
export interface Hypothesis {
  frame: Frame;
  restaurant: Span | null;
  dish: Span | null;
  /** What connectors say for it, above 0, or against it. */
  hint: number;
}

/** A name that has a word which usually plays another part (the 8 of «بروست 8 قطع») beats one that hasn't, all else equal. */
const NAME_HAS_IT = 0.005;
const NAME_LACKS_IT = 0.03;

/** How alike words of two scripts must be to be one. */
const SAME_WORD = 0.85;

/** «صيادين» is a dual only where nothing is called that, and "3areeka" no three: a word stands whole if it can. */
const NUMBER_INSIDE = 0.02;
/** Restaurants come in ones: a dual among the words of its name is no dual. */
const NUMBER_INSIDE_RESTAURANT = 0.15;

/** Restaurants are not ordered by number: a quantity belongs to a dish. */
const NUMBER_WITHOUT_DISH = 0.1;

/** «بروست 8 قطع»: pieces are rather those of the one dish whose name counts as many than eight dishes. */
const NUMBER_OF_A_DISH = 0.3;

/** «صحنين شاورما» are two of the dish called «صحن شاورما», where there is one. */
const NUMBER_OF_A_NAME = 0.05;

/** A neighbourhood nobody announced («شاورما العليا») may be part of a name. */
const UNANNOUNCED_NEIGHBOURHOOD = 0.03;

/** A name taken for what some words mean, and how well it explains them, 0 to 1. */
export interface Scored {
  score: number;
  name: string;
}

/**
 * How well a hypothesis explains the query, around 0 to 1: the share of its words' weight that the two names explain,
 * moved a little by what speaks for the hypothesis beside them.
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
    (isPlaceUnannounced(hypothesis.frame) ? UNANNOUNCED_NEIGHBOURHOOD : 0) -
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
  if (!quantity) return 0;
  return (
    (dish ? 0 : NUMBER_WITHOUT_DISH) +
    (quantity.ofDish ? NUMBER_OF_A_DISH : 0) +
    (quantity.ofName ? NUMBER_OF_A_NAME : 0)
  );
}

/** Words that usually play another part than naming: are they in the name that matched? */
export function surprisesOf(span: Span | null, name = ""): number {
  if (!span?.words.some(({ otherwise }) => otherwise)) return 0;
  const named = tokenize(name);
  let sum = 0;
  for (const { text, otherwise } of span.words)
    if (otherwise) sum += named.some((word) => isSame(text, word)) ? NAME_HAS_IT : -NAME_LACKS_IT;
  return sum;
}

/** Is it the same word, if written in the other script: "town" and «تاون»? */
function isSame(asked: string, named: string): boolean {
  if (asked === named) return true;
  const [one, other] = [termOf(asked), termOf(named)];
  return one.arabic !== other.arabic && similarityOfTerms(one, other) >= SAME_WORD;
}

function insideOf({ restaurant, dish }: Hypothesis): number {
  if (restaurant?.words.some(({ counted }) => counted)) return NUMBER_INSIDE_RESTAURANT;
  return dish?.words.some(({ counted }) => counted) ? NUMBER_INSIDE : 0;
}

/** What words weigh together. */
export function weightOf(words: readonly Word[]): number {
  return words.reduce((sum, { text }) => sum + termOf(text).weight, 0);
}

/** The best match of a span, if it scores at least so much; it is only looked up where it can. */
export function bestOf(span: Span | null, least: number): NameMatch<number> | undefined {
  const best = span && span.most >= least ? span.matches[0] : undefined;
  return best && best.score >= least ? best : undefined;
}
