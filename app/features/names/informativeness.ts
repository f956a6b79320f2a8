import { analyse, baseWeights } from "./analyse";
import { fold, tokenize } from "./fold";
import { isFoodMeaning, weightOfMeaning } from "./lexicon";
import { STOP_WORDS } from "./stop-words";
import { termOf } from "./term";

/**
 * How informative a name is: the summed weight of its words. Below 1 it says only what kind of place it is
 * ("Restaurant", «مخبز»).
 */
export function informativeness(name: string): number {
  return baseWeights(analyse(name)).reduce((sum, weight) => sum + weight, 0);
}

/** A word that weighs no more says what every business says of itself ("Restaurant", "Coffee", «فود ترك»). */
const GENERIC = 0.35;

/** Whether a name says only what is sold («فول وتميس», "Pakistani Food"): any place may be called that. */
export function isDescriptive(name: string): boolean {
  return tokenize(name).every(
    (word) =>
      STOP_WORDS.has(word) ||
      termOf(word).meanings.some(
        ({ id, confidence }) =>
          confidence === 1 && (isFoodMeaning(id) || weightOfMeaning(id) <= GENERIC),
      ),
  );
}

/** Whether the lexicon lists a folded word as it is spelled: then it needs no correction. */
export function isListed(word: string): boolean {
  return termOf(word).meanings.some(({ confidence }) => confidence === 1);
}

/** Whether the lexicon lists a folded word, as it is spelled, as something to eat or drink. */
export function isFood(word: string): boolean {
  return termOf(word).meanings.some(({ id, confidence }) => confidence === 1 && isFoodMeaning(id));
}

/** Whether the lexicon gives two words a meaning in common, whatever their scripts: "restaurant" and «مطاعم». */
export function meanTheSame(one: string, other: string): boolean {
  const meanings = new Set(termOf(fold(other)).meanings.map(({ id }) => id));
  return termOf(fold(one)).meanings.some(({ id }) => meanings.has(id));
}
