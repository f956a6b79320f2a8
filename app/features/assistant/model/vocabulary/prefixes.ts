import { isFood } from "~/features/names";
import type { Token } from "~/features/search";

/** A word with what may be written onto an Arabic one taken off. */
export interface Bare {
  text: string;
  /** Letters taken off the front. */
  skip: number;
  /** What stands in their place: «للملز» is «الملز». */
  lead: string;
  /** A «ب» or «ل» was written onto it, as onto places. */
  place: boolean;
}

const AND = /^[وف](?=\p{Script=Arabic}{3})/u;
/** «ورز»: of two letters only what is a food by itself. */
const AND_FOOD = /^و(?=\p{Script=Arabic}{2}$)/u;
const LAM_LAM = /^لل(?=\p{Script=Arabic}{2})/u;
const ARTICLE = /^.ال/u;
const TO = /^[بلك](?=\p{Script=Arabic}{3})/u;

/** A folded word as it stands, and without the «و», «ف», «ب», «ل» or «لل» before it: «والكبسة», «لقدور», «للملز», «ولحطين». */
export function bareOf(word: string): Bare[] {
  const whole: Bare = { text: word, skip: 0, lead: "", place: false };
  const found = [whole, ...withoutTo(whole)];
  if (AND.test(word) || (AND_FOOD.test(word) && isFood(word.slice(1)) && !isFood(word))) {
    const rest: Bare = { text: word.slice(1), skip: 1, lead: "", place: false };
    found.push(rest, ...withoutTo(rest));
  }
  return found;
}

/** «كريب» is a dish whole, whether or not anybody has it, and nothing like «ريب». */
function withoutTo({ text, skip }: Bare): Bare[] {
  if (LAM_LAM.test(text))
    return [{ text: `ال${text.slice(2)}`, skip: skip + 1, lead: "ا", place: true }];
  if (isFood(text) && !ARTICLE.test(text)) return [];
  return TO.test(text) ? [{ text: text.slice(1), skip: skip + 1, lead: "", place: true }] : [];
}

/** The folded words from a token on, the first of them given. */
export function wordsFrom(tokens: readonly Token[], at: number, first: string): string[] {
  return [first, ...tokens.slice(at + 1).map(({ text }) => text)];
}

/** "naans" are more than one naan. */
export function singular(word: string): string {
  return /^[a-z]{3,}[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Names of dishes have small words in them, which say nothing by themselves. */
export function isSmall(word: string): boolean {
  return /^\d+$/.test(word) || word.length < 3;
}
