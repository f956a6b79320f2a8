import { fold, tokenize } from "~/features/names";
import { BLOCKED, BLOCKED_ANYWHERE, INNOCENT } from "./blocked-words";

const WORDS = new Set(BLOCKED.flatMap(({ words }) => tokenize(words)));
const ANYWHERE = tokenize(BLOCKED_ANYWHERE);
const INNOCENT_FOLDED = INNOCENT.map(fold);

/** What the digits stand for that people put in the place of letters. */
const LETTER_OF: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t" };

/**
 * Whether a text has a blocked word: with the Arabic article, in the plural, stretched, with digits in place of letters, or
 * with spaces between its letters. Words that are innocent as a whole, such as «زبدة» and "Scunthorpe", stay what they are.
 */
export function hasBlockedWord(text: string): boolean {
  const words = tokenize(
    INNOCENT_FOLDED.reduce((left, name) => left.replace(name, " "), fold(text)),
  );
  const pairs = words.slice(1).map((word, before) => `${words[before]}${word}`);
  return (
    words.flatMap(guises).some((word) => WORDS.has(word) || hasAnywhere(word)) ||
    pairs.some((pair) => ANYWHERE.includes(pair)) ||
    spelledOut(words).some(
      (run) => hasAnywhere(run) || [...WORDS].some((word) => run.includes(word)),
    )
  );
}

const hasAnywhere = (word: string) => ANYWHERE.some((blocked) => word.includes(blocked));

/** A folded word, and what it may be a guise of. */
function guises(word: string): string[] {
  const spelled = /\p{L}/u.test(word)
    ? word.replace(/[013457]/g, (digit) => LETTER_OF[digit] ?? digit)
    : word;
  return [word, spelled, ...[1, 2].map((most) => shortened(spelled, most))].flatMap((one) => [
    one,
    one.replace(/^(?:و|ب)?ال/, ""),
    one.replace(/s$/, ""),
    one.replace(/es$/, ""),
  ]);
}

/** A word in which no letter stands more than `most` times in a row, where it stood three times or more. */
function shortened(word: string, most: number): string {
  return word.replace(/(\p{L})\1{2,}/gu, (_, letter: string) => letter.repeat(most));
}

/** What single letters in a row spell: «ك ل ب», "f u c k". */
function spelledOut(words: readonly string[]): string[] {
  const marked = words.map((word) => ([...word].length === 1 ? word : " ")).join("");
  return marked.split(/ +/).filter((run) => [...run].length > 2);
}
