import { isFoodMeaning } from "./lexicon";
import { sound } from "./sound";
import { type Term, termOf } from "./term";

/** Compares two folded words. */
export interface TermMatcher {
  /** 0..1, 1 = the same word or the same meaning, in any script. */
  similarity(queryTerm: string, nameTerm: string): number;
}

/** The highest confidence, 0..1, that two terms share a meaning of the lexicon. */
export function meaningInCommon(a: Pick<Term, "meanings">, b: Pick<Term, "meanings">): number {
  let best = 0;
  for (const mine of a.meanings) {
    for (const yours of b.meanings) {
      if (mine.id === yours.id) best = Math.max(best, mine.confidence * yours.confidence);
    }
  }
  return best;
}

/** From here on two words that sound alike are taken for one. */
const SURELY = 0.8;

/** Are two folded words one by their sound, whatever they mean? */
export function soundAlike(a: string, b: string): boolean {
  return a === b || sound(termOf(a), termOf(b)) >= SURELY;
}

/** 0..1: 1 for the same word or meaning, less for a word that only sounds alike. */
export function similarityOfTerms(a: Term, b: Term): number {
  if (a.text === b.text) return 1;
  const meant = meaningInCommon(a, b);
  if (meant === 1) return 1;
  const heard = sound(a, b);
  return meant === 0 && isFood(a) && isFood(b) ? heard * OTHERWISE : Math.max(meant, heard);
}

/** Two foods that the lexicon tells apart are seldom one by their sound: "cokes" are no cookies. */
const OTHERWISE = 0.75;

/** Does the lexicon list a word, as it is spelled, as something to eat or drink? */
const isFood = ({ meanings }: Pick<Term, "meanings">) =>
  meanings.some(({ id, confidence }) => confidence === 1 && isFoodMeaning(id));

/** The matcher the whole product uses. */
export const termMatcher: TermMatcher = {
  similarity: (queryTerm, nameTerm) => similarityOfTerms(termOf(queryTerm), termOf(nameTerm)),
};
