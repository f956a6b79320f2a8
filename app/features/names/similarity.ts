import { distance } from "./distance";
import { type Term, termOf } from "./term";

/** Compares two folded words. */
export interface TermMatcher {
  /** 0..1, 1 = the same word or the same meaning, in any script. */
  similarity(queryTerm: string, nameTerm: string): number;
}

/** Below this share of the sound in common two words are different words. */
export const SAME_WORD = 0.7;

/** 0..1: how alike two words sound, whatever their scripts; 0 when below SAME_WORD. */
export function sound(a: Term, b: Term): number {
  let best = 0;
  const across = a.arabic !== b.arabic;
  for (const [i, x] of a.forms.entries()) {
    for (const [j, y] of b.forms.entries()) {
      const whole = Math.max(x.weight, y.weight);
      if (whole === 0) continue;
      const limit = whole * (1 - Math.max(best, SAME_WORD));
      const apart = distance(x.symbols, y.symbols, across, limit);
      const alike = (1 - apart / whole) * (i === j ? 1 : 0.99);
      if (alike > best) best = alike;
    }
  }
  return best < SAME_WORD ? 0 : best;
}

/** Do two terms share a meaning of the lexicon? */
export function sameMeaning(a: Term, b: Term): boolean {
  for (const meaning of a.meanings) if (b.meanings.includes(meaning)) return true;
  return false;
}

/** 0..1: 1 for the same word or meaning, less for a word that only sounds alike. */
export function similarityOfTerms(a: Term, b: Term): number {
  if (a.text === b.text || sameMeaning(a, b)) return 1;
  return sound(a, b);
}

/** The matcher the whole product uses. */
export const termMatcher: TermMatcher = {
  similarity: (queryTerm, nameTerm) => similarityOfTerms(termOf(queryTerm), termOf(nameTerm)),
};
