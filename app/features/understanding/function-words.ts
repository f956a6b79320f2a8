import { connectorWords } from "./connectors";
import { fillerWords } from "./filler";
import { plainWords } from "./letters";
import { numberWords } from "./number-words";
import { sizeWords } from "./size-words";
import type { Token } from "./token";
import { phrasesIn } from "./words/load";

/** Words that orders are put together with, folded: they name nothing. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set([
  ...connectorWords(),
  ...fillerWords(),
  ...numberWords(),
  ...sizeWords(),
]);

/** The same of words that are some only in a question of their language. */
const SHY = new Map<string, Set<string>>();
for (const file of ["fillers", "limits", "negations", "cues", "numbers", "sizes"])
  for (const { phrase, language, shy } of phrasesIn(file))
    for (const word of shy ? plainWords(phrase) : [])
      SHY.set(word, (SHY.get(word) ?? new Set()).add(language));

/** Does a word of a question put it together, rather than name something? */
export function isFunctionWord({ text, spoken }: Pick<Token, "text" | "spoken">): boolean {
  if (FUNCTION_WORDS.has(text)) return true;
  const languages = [...(SHY.get(text) ?? [])];
  return languages.some((language) => spoken?.has(language));
}

/** The same of a word of whatever language. */
export const mayBeFunctionWord = (text: string) => FUNCTION_WORDS.has(text) || SHY.has(text);

/** A word of this length with a letter missing is still told from others; a number, which changes what is paid, of more. */
const LEAST_LETTERS = 4;
const LEAST_LETTERS_OF_NUMBER = 5;

/** The words a letter short, and which they are. */
const SHORTENED = new Map<string, string>();
const NUMBERS = new Set(numberWords());
for (const word of FUNCTION_WORDS) {
  const least = NUMBERS.has(word) ? LEAST_LETTERS_OF_NUMBER : LEAST_LETTERS;
  for (let at = 0; word.length >= least && at < word.length; at++)
    SHORTENED.set(word.slice(0, at) + word.slice(at + 1), word);
}

/** The function word that somebody meant who typed a letter twice, not at all, or in its neighbour's place. */
export function functionWordLike(typed: string): string | undefined {
  for (let at = 0; at + 1 < typed.length; at++) {
    const [one = "", other = ""] = [typed[at], typed[at + 1]];
    const mended =
      one === other
        ? typed.slice(0, at) + typed.slice(at + 1)
        : typed.slice(0, at) + other + one + typed.slice(at + 2);
    if (FUNCTION_WORDS.has(mended)) return mended;
  }
  return SHORTENED.get(typed);
}
