import type { WeightedText } from "./align";
import type { Compound, TokenRange } from "./analyse";
import { joinedKeys, keysOf } from "./skeleton";
import type { Matches } from "./vocabulary";

/** An analysed query with, for each of its words, the index's words that are like it. */
export interface NameQuery extends WeightedText {
  matches: readonly Matches[];
}

/** A word matched this well needs no other spelling. */
export const SURE = 0.85;
/** The skeleton keys of a compound, however a name writes it: as one word or as several. */
export function keysOfCompound({ word, from, to, terms }: Compound): number[] {
  const joined = joinedKeys(terms.slice(from, to).map(keysOf));
  return [...new Set([...keysOf(word), ...joined])];
}

/** Whether a word of the query is almost certainly a word of the index. */
export function isSure({ alike }: Matches): boolean {
  const [likest] = alike.values();
  return likest !== undefined && likest >= SURE;
}

/** What all words of a query weigh. */
export function wholeOf({ weights }: WeightedText): number {
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** What some of its words weigh. */
export function weightOf({ weights }: WeightedText, { from, to }: TokenRange): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += weights[i] as number;
  return sum;
}
