import { analyse, baseWeights } from "./analyse";
import { fold } from "./fold";
import { termOf } from "./term";

/**
 * How informative a name is: the summed weight of its words. Below 1 it says only what kind of place it is
 * ("Restaurant", «مخبز»).
 */
export function informativeness(name: string): number {
  return baseWeights(analyse(name)).reduce((sum, weight) => sum + weight, 0);
}

/** Whether the lexicon lists a folded word as it is spelled: then it needs no correction. */
export function isListed(word: string): boolean {
  return termOf(word).meanings.some(({ confidence }) => confidence === 1);
}

/** Whether the lexicon gives two words a meaning in common, whatever their scripts: "restaurant" and «مطاعم». */
export function meanTheSame(one: string, other: string): boolean {
  const meanings = new Set(termOf(fold(other)).meanings.map(({ id }) => id));
  return termOf(fold(one)).meanings.some(({ id }) => meanings.has(id));
}
