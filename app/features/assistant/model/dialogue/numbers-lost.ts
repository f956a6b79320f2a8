import { fold } from "~/features/names";
import { PLATFORMS } from "~/features/prices";
import { numberWordsAt, tokensOf } from "~/features/search";
import { tokensAsSpoken, translated } from "~/features/understanding";
import { withoutVerbs } from "../../words/changes";
import { languagesOf } from "../../words/signs";
import type { Ask } from "../ask/ask";
import { linesOf } from "../ask/order";
import type { MessageLanguage } from "../language/language";

/** What is answered with prices: there, a number that was said counts or limits something. */
const PRICED = new Set<Ask["kind"]>(["price", "compare", "suggest", "similar"]);

/** "1.5 kg", "3/4": an amount that is not whole, and neither of two numbers. */
const PARTS = /\d+[.,]\d+|\d\/\d/g;

const FRACTION = /(?<=\d)[.٫]\d+/g;

/** "Fries bhi saath dal do, ek coke": put it in, and no two of a dal. */
const PUT_IN =
  /(?:da{1,2}l|डाल|ڈال)(?<=(?<![\p{L}\p{M}])(?:sa{1,2}th|bhi|साथ|भी|ساتھ|بھی)(?:\s+(?:mei?n|me|में|میں))?\s+\p{L}+)\s+(?:do|दो|دو)(?![\p{L}\p{M}])/giu;

/** One of something may be "a" of it. */
const LEAST = 2;

/** A shorter number word may stand in any answer. */
const A_NAME = 4;

/**
 * Is a number of a message neither in its answer nor in what was looked up for it? «एक दाल चार नान» answered for one of each
 * lost the four. Not told where a number may be an hour, or a place in a list.
 *
 * @param told all that was answered and looked up.
 */
export function losesNumber(
  message: string,
  language: MessageLanguage,
  asks: readonly Ask[],
  told: string,
): boolean {
  const isOther = asks.some(
    ({ kind, when, nth, from, maxTotal }) =>
      !(PRICED.has(kind) || maxTotal !== null) || when || nth !== null || from,
  );
  if (isOther) return false;
  const spoken = languagesOf(language);
  // What is called food is no number that it sounds like: «चाय» is tea, and no six.
  const whole = message.replace(PARTS, " ");
  const tokens = spoken
    ? withoutVerbs(translated(tokensAsSpoken(whole.replace(PUT_IN, " "), spoken)))
    : tokensOf(whole);
  // Piece by piece: what is folded is cut at 1,000 characters, and an answer with its look-ups is longer.
  // The halalas of a price are no number that was said: SAR 15.50 is not the 50 of "what can I eat for 50".
  const words = told
    .replace(FRACTION, "")
    .split(/[\s,]+/)
    .map(fold)
    .join(" ");
  const used = new Set(words.match(/\d+/g)?.map(Number));
  const quoted = new Set(words.match(/[\p{L}\p{M}]+/gu));
  // "Me and five friends" are six.
  for (const { people } of asks) if (people !== null) used.add(people - 1);
  // "25 riyals each" of four are a hundred.
  for (const { people, maxTotal } of asks) if (people && maxTotal) used.add(maxTotal / people);
  // "Which of the two apps, A or B?"
  for (const { platforms } of asks) used.add(platforms.length);
  // "Which of the three apps is cheapest?" of a fee is told of each.
  if (asks.some(({ focus }) => focus === "delivery")) used.add(PLATFORMS.length);
  // "At both" counts what is compared.
  for (const ask of asks) used.add(linesOf(ask).length);
  // "Make it four, two of them small": so many in all.
  for (const lines of asks.map(linesOf).filter(({ length }) => length > 1))
    used.add(lines.reduce((all, { quantity }) => all + (quantity ?? 1), 0));
  for (let at = 0; at < tokens.length; ) {
    const text = tokens[at]?.text ?? "";
    const digits = /^\d+$/.test(text) ? { value: Number(text), end: at + 1 } : undefined;
    const number = numberWordsAt(tokens, at) ?? digits;
    // "Five Guys" is told of as it was written.
    const isNamed = !digits && text.length >= A_NAME && quoted.has(text);
    if (number && number.value >= LEAST && !used.has(number.value) && !isNamed) return true;
    at = number?.end ?? at + 1;
  }
  return false;
}
