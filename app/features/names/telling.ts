import { analyse, baseWeights } from "./analyse";
import { fold } from "./fold";
import { termOf } from "./term";

/** How much a name tells, as the weight of its words: below 1 it says only what kind of place it is ("Restaurant", «مخبز»). */
export function tellingWeight(name: string): number {
  return baseWeights(analyse(name)).reduce((sum, weight) => sum + weight, 0);
}

/** Whether the lexicon lists a folded word: then it is written as it should be. */
export function isListed(word: string): boolean {
  return termOf(word).meanings.some(({ sure }) => sure === 1);
}

/** Whether two words are listed with a meaning in common, in whatever script: "restaurant" and «مطاعم». */
export function meanTheSame(one: string, other: string): boolean {
  const meanings = new Set(termOf(fold(other)).meanings.map(({ id }) => id));
  return termOf(fold(one)).meanings.some(({ id }) => meanings.has(id));
}
