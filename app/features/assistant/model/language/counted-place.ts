import { headOf } from "~/features/catalogue";
import { tokensOf } from "~/features/understanding";
import { isFoodWord } from "../vocabulary/food-words";
import type { KnownNames } from "../vocabulary/known-names";
import type { MessageLanguage } from "./language";

/** What announces a place; in Urdu and Hindi it stands behind its name. */
const FROM: Readonly<Record<MessageLanguage, string>> = {
  ...{ ar: "من", en: "from", other: "from", tl: "sa", ur: "سے", hi: "se" },
};
const BEHIND = new Set<MessageLanguage>(["ur", "hi"]);

/** Nobody counts more of one dish so. */
const COUNT = /^(?:[1-9]|1\d|20)$/;

/** No name that is called by a dish is longer. */
const LONGEST = 4;

/**
 * "2 shawarma 77 and fries", «٢ كباب رستم وعيران»: a restaurant that is called by what it cooks, right behind a number, is so
 * many of that from there, and the number counts nothing else of the message.
 */
export function withCountedPlace(
  message: string,
  names: KnownNames,
  language: MessageLanguage,
): string {
  const tokens = tokensOf(message);
  const words = tokens.map(({ text }) => text);
  for (const [at, { text, to }] of tokens.entries()) {
    const first = tokens[at + 1];
    if (!COUNT.test(text) || !first || message.slice(to, first.from).trim() !== "") continue;
    const length = names.restaurantAt(words, at + 1, false);
    const name = words.slice(at + 1, at + 1 + length);
    const dish = name.find((word) => headOf(word) !== "" && isFoodWord(word));
    const isOther = length < 2 || length > LONGEST || names.dishAt(words, at + 1) >= length;
    if (isOther || dish === undefined) continue;
    const last = tokens[at + length] ?? first;
    const named = tokens.find(({ text: one }, place) => place > at && one === dish) ?? first;
    const written = message.slice(named.from, named.to);
    const place = message.slice(first.from, last.to);
    const there = BEHIND.has(language)
      ? `${written} ${place} ${FROM[language]}`
      : `${written} ${FROM[language]} ${place}`;
    return `${message.slice(0, first.from)}${there}${message.slice(last.to)}`;
  }
  return message;
}
