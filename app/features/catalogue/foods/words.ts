import { tokenize } from "~/features/names";

/** What is written onto an Arabic word: «بالجبن», «والدجاج», «للدجاج». */
const ATTACHED = /^(?:و?(?:بال|كال|فال|ال|لل)|[وبل](?=...))(?=..)/;

/** A letter that may as well be the word's own. */
const ONE_LETTER = /^[وبل](?!ال|ل)/;

/**
 * The folded words of a text, between spaces, each followed by what is left without what is written onto it. `isWord`: the «ب» of
 * a word of food is its own: «بحري» is of the sea, and no lamb.
 */
export function spaced(text: string, isWord: (word: string) => boolean = () => false): string {
  const words = tokenize(text);
  const bare = words.map((word) =>
    ONE_LETTER.test(word) && isWord(word) ? word : word.replace(ATTACHED, ""),
  );
  return ` ${words.join(" ")} | ${bare.join(" ")} `;
}

/** Finds any of some folded words and phrases in a spaced text. */
export function anyOf(phrases: readonly string[]): RegExp | null {
  const usable = [...new Set(phrases.map((phrase) => tokenize(phrase).join(" ")))].filter(Boolean);
  return usable.length === 0 ? null : new RegExp(` (?:${usable.join("|")})(?= )`);
}
