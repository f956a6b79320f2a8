import { isListed } from "~/features/names";

/** Words this short are too dissimilar in sound once a letter is missing; longer ones are still found. */
const SHORT_WORD = /^[\u0621-\u064A]{4,5}$/;

/**
 * Maps each short Arabic dish word with one letter left out to the word itself: «كسه» to «كبسه». Spellings that several
 * words would have are left out.
 */
export function lostLetters(words: Iterable<string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const doubtful = new Set<string>();
  for (const word of words) {
    if (!SHORT_WORD.test(word) || !isListed(word)) continue;
    for (let at = 0; at < word.length; at++) {
      const left = word.slice(0, at) + word.slice(at + 1);
      if ((found.get(left) ?? word) !== word) doubtful.add(left);
      found.set(left, word);
    }
  }
  for (const left of doubtful) found.delete(left);
  return found;
}
