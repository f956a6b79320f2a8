import type { NameMatch } from "~/features/names";
import { connectorMarks } from "./connectors";
import { fillerMarks } from "./filler";
import { framesOf, type Word } from "./frames";
import { bestOf, type Hypothesis, hypothesisOf, judge, type Span, weightOf } from "./hypothesis";
import { type NeighbourhoodMatch, neighbourhoodMarks } from "./neighbourhood";
import { quantityMarks } from "./quantity";
import { sizeMarks } from "./size-words";
import { splitsOf } from "./splits";
import { tokensOf } from "./token";

/** What understanding asks of the catalogue. Words are folded. */
export interface Names {
  restaurants(words: readonly string[]): readonly NameMatch<number>[];
  dishes(words: readonly string[]): readonly NameMatch<number>[];
  neighbourhood(words: readonly string[]): NeighbourhoodMatch | undefined;
  /** Whether a restaurant or dish has this word in its name. */
  inName(word: string): boolean;
  inDishName(word: string): boolean;
}

/** Words past these are not read: no order has more. */
const MOST_WORDS = 40;

/** The weight below which words say little, and how well they must then fit. */
const WEAK = 0.5;
const WHOLE = 0.95;

/** Hypotheses this far behind the best are forgotten, and so are all after these many. */
const BEHIND = 0.35;
const MOST_HYPOTHESES = 40;

/** The ways to read a query, the likeliest first, judged by names alone. Empty when no word may name anything. */
export function understand(query: string, names: Names): Hypothesis[] {
  const tokens = tokensOf(query).slice(0, MOST_WORDS);
  const marks = [
    ...quantityMarks(tokens, names.inDishName),
    ...sizeMarks(tokens),
    ...neighbourhoodMarks(tokens, names.neighbourhood),
    ...connectorMarks(tokens),
    ...fillerMarks(tokens),
  ];
  const restaurants = remembered(names.restaurants);
  const dishes = remembered(names.dishes);
  const judged = framesOf(tokens, marks, ({ text }) => names.inName(text)).flatMap((frame) =>
    splitsOf(frame.words).map((split) => {
      const restaurant = restaurants(split.restaurant);
      const hypothesis = hypothesisOf(frame, restaurant, dishes(split.dish), split.hint);
      const value = judge(hypothesis, bestOf(hypothesis.restaurant), bestOf(hypothesis.dish));
      return { hypothesis, value };
    }),
  );
  // When nothing fits, the words are the name of a restaurant nobody knows.
  const unknown = judged.find(({ hypothesis }) => !hypothesis.dish)?.hypothesis;
  judged.sort((a, b) => b.value - a.value);
  const least = (judged[0]?.value ?? 0) - BEHIND;
  const likely = judged
    .slice(0, MOST_HYPOTHESES)
    .filter(({ value }) => value >= least)
    .map(({ hypothesis }) => hypothesis);
  return unknown && !likely.includes(unknown) ? [...likely, unknown] : likely;
}

/** Looks words up once however many hypotheses share them. */
function remembered(lookUp: (words: readonly string[]) => readonly NameMatch<number>[]) {
  const known = new Map<string, readonly NameMatch<number>[]>();
  return (words: readonly Word[]): Span | null => {
    if (words.length === 0) return null;
    const texts = words.map(({ text }) => text);
    const key = texts.join(" ");
    const weight = weightOf(words);
    const matches = known.get(key) ?? lookUp(texts).filter((match) => says(weight, match));
    known.set(key, matches);
    return { words, texts, weight, matches };
  };
}

/** Words as weak as «مطعم» name something only when they are all of its name. */
function says(weight: number, { score, nameCoverage }: NameMatch<number>): boolean {
  return weight >= WEAK || (score >= WHOLE && nameCoverage >= WHOLE);
}
