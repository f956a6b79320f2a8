import type { NameMatch } from "~/features/names";
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
  /** What connectors say for it, above 0, or against it. */
  hint: number;
}

/** A longer name explained beats a shorter one with a word left to play another part, but only where all else is equal. */
const EACH_WORD = 0.005;

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
  return explained + priorOf(hypothesis);
}

/** What speaks for a hypothesis before any name is looked up. */
function priorOf({ frame, hint }: Hypothesis): number {
  const place = frame.marks.find(({ role }) => role === "neighbourhood");
  const announced = frame.marks.some((mark) => mark.role === "connector" && mark.to === "place");
  const words = Math.min(frame.words.length, 6);
  return hint + EACH_WORD * words - (place && !announced ? UNANNOUNCED_NEIGHBOURHOOD : 0);
}

/** What words weigh together. */
export function weightOf(words: readonly Word[]): number {
  return words.reduce((sum, { text }) => sum + termOf(text).weight, 0);
}

/** The score of the best match of a span; 0 without one. */
export function bestOf(span: Span | null): number {
  return span?.matches[0]?.score ?? 0;
}
