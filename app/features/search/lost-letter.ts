import { isListed } from "~/features/names";

/** Words as short tell too little by their sound when a letter is missing; longer ones are found all the same. */
const SHORT_WORD = /^[\u0621-\u064A]{4,5}$/;

/**
 * The short Arabic words of dishes that everybody knows, by what is left of them without one letter: «كسه» for «كبسه».
 * What is left of several stands for none.
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
