import { plainWords } from "./letters";
import { phrasesIn } from "./words/load";

/** How a dish is wanted: words that no restaurant is called by, said of dishes whose names lack them too. */
const MANNERS: ReadonlySet<string> = new Set(
  phrasesIn("manners").flatMap(({ phrase }) => plainWords(phrase)),
);

const ARTICLE = /^ال(?=...)/;

/** Does a folded word say how a dish is wanted? */
export function isManner(word: string): boolean {
  return MANNERS.has(word) || MANNERS.has(word.replace(ARTICLE, ""));
}

/** The words of manner, folded. */
export const mannerWords = (): Iterable<string> => MANNERS;
