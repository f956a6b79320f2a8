import { type NameMatch, tokenize } from "~/features/names";
import { termOf } from "~/features/names/term";
import type { Frame, Word } from "./frames";

/** Words of a query with what the catalogue has for them, best first. */
export interface Span {
  words: readonly Word[];
  /** The words folded, as the names engine is asked for them. */
  texts: readonly string[];
  /** What the words weigh together: 1 each, less for «مطعم» and its like. */
  weight: number;
  matches: readonly NameMatch<number>[];
}

/** One reading of a whole query: which words name the restaurant, which the dish. */
export interface Hypothesis {
  frame: Frame;
  restaurant: Span | null;
  dish: Span | null;
  /** What speaks for it, above 0, or against it before the names are weighed. */
  prior: number;
}

/** A hypothesis from a split of a frame's words. `hint` is what the connectors say for it or against it. */
export function hypothesisOf(
  frame: Frame,
  restaurant: Span | null,
  dish: Span | null,
  hint: number,
): Hypothesis {
  return { frame, restaurant, dish, prior: priorOf(frame, restaurant, dish, hint) };
}

/** A name that has a word which usually plays another part (the 8 of «بروست 8 قطع») beats one that hasn't, all else equal. */
const NAME_HAS_IT = 0.005;
const NAME_LACKS_IT = 0.03;

/** «صيادين» is a dual only where nothing is called that, and "3areeka" no three: a word stands whole if it can. */
const NUMBER_INSIDE = 0.02;
/** Restaurants come in ones: a dual among the words of its name is no dual. */
const NUMBER_INSIDE_RESTAURANT = 0.15;

/** A neighbourhood nobody announced («شاورما العليا») may be part of a name. */
const UNANNOUNCED_NEIGHBOURHOOD = 0.03;

/**
 * How well a hypothesis explains the query, around 0 to 1: the share of its words' weight that names explain, moved a
 * little by the hints.
 *
 * @param restaurant how well the restaurant's name explains its words, 0 to 1; likewise `dish`.
 */
export function judge(hypothesis: Hypothesis, restaurant: number, dish: number): number {
  const ofRestaurant = hypothesis.restaurant?.weight ?? 0;
  const ofDish = hypothesis.dish?.weight ?? 0;
  const explained = (restaurant * ofRestaurant + dish * ofDish) / (ofRestaurant + ofDish);
  return explained + hypothesis.prior;
}

/** What speaks for a hypothesis before its names are weighed. */
function priorOf(frame: Frame, restaurant: Span | null, dish: Span | null, hint: number): number {
  const place = frame.marks.some(({ role }) => role === "neighbourhood");
  const announced = frame.marks.some((mark) => mark.role === "connector" && mark.to === "place");
  const unannounced = place && !announced ? UNANNOUNCED_NEIGHBOURHOOD : 0;
  return (
    hint - unannounced + surprisesOf(restaurant) + surprisesOf(dish) - insideOf(restaurant, dish)
  );
}

/** Words that usually play another part than naming: are they in the name that matched? */
function surprisesOf(span: Span | null): number {
  if (!span?.words.some(({ otherwise }) => otherwise)) return 0;
  const named = new Set(tokenize(span.matches[0]?.name ?? ""));
  let sum = 0;
  for (const { text, otherwise } of span.words)
    if (otherwise) sum += named.has(text) ? NAME_HAS_IT : -NAME_LACKS_IT;
  return sum;
}

function insideOf(restaurant: Span | null, dish: Span | null): number {
  if (restaurant?.words.some(({ counted }) => counted)) return NUMBER_INSIDE_RESTAURANT;
  return dish?.words.some(({ counted }) => counted) ? NUMBER_INSIDE : 0;
}

/** What words weigh together. */
export function weightOf(words: readonly Word[]): number {
  return words.reduce((sum, { text }) => sum + termOf(text).weight, 0);
}

/** The score of the best match of a span; 0 without one. */
export function bestOf(span: Span | null): number {
  return span?.matches[0]?.score ?? 0;
}
