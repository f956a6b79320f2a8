import { numberWordsAt } from "./number-words";
import { Phrases } from "./phrases";
import type { Token } from "./token";
import { phrasesIn } from "./words/load";

const KNOWN = phrasesIn("amounts");
const valued = (meant: RegExp) =>
  Phrases.of(KNOWN, (meaning) => Number(meaning.match(meant)?.[1]) || undefined);

const WHOLE = valued(/^(\d+)$/);
const TIMES = valued(/^times:([\d.]+)$/);
const PLUS = valued(/^plus:([\d.]+)$/);
const ROUND: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000 };
const MANY = Phrases.of(KNOWN, (meaning) => ROUND[meaning]);

/** A preposition written onto a number: «بخمسين», «لأربعة». */
export const ATTACHED = /^[بل](?=...)/;
const ARTICLE = /^ال(?=...)/;
const WITH_AND = /^و(?=...)/;
const AND = /^(?:و|and|at)$/;

interface AmountSaid {
  value: number;
  end: number;
}

/** A number in digits or words, hundreds and thousands among them: "150", "dedh sau", «مية وخمسين». */
export function amountAt(tokens: readonly Token[], at: number): AmountSaid | undefined {
  const round = WHOLE.at(tokens, at) ?? manyAt(tokens, at);
  if (!round) return numberAt(tokens, at);
  // "Ek sau bees" is a hundred and twenty.
  const more = numberBehind(tokens, round.end);
  return more && more.value < 100 ? { ...more, value: round.value + more.value } : round;
}

/** "Sau", "do sau", "dedh sau", "2 hundred". */
function manyAt(tokens: readonly Token[], at: number): AmountSaid | undefined {
  const alone = MANY.at(tokens, at);
  if (alone) return alone;
  const plus = PLUS.at(tokens, at);
  const count = TIMES.at(tokens, at) ?? numberAt(tokens, plus?.end ?? at);
  const many = count && count.value < 100 && MANY.at(tokens, count.end);
  return many
    ? { value: (count.value + (plus?.value ?? 0)) * many.value, end: many.end }
    : undefined;
}

function numberAt(tokens: readonly Token[], at: number): AmountSaid | undefined {
  const digits = tokens[at]?.text.match(/^\d{1,5}$/);
  return digits ? { value: Number(digits[0]), end: at + 1 } : numberWordsAt(tokens, at);
}

function numberBehind(tokens: readonly Token[], at: number): AmountSaid | undefined {
  const from = AND.test(tokens[at]?.text ?? "") ? at + 1 : at;
  return numberWordsAt(without(tokens, from, WITH_AND), from);
}

/** The same, also with a preposition or «ال» written onto it: «تحت العشرين»; alone that may be a street. */
export function amountBehind(tokens: readonly Token[], at: number): AmountSaid | undefined {
  return amountAt(tokens, at) ?? amountAt(without(without(tokens, at, ATTACHED), at, ARTICLE), at);
}

/** «لاربع»: is it a number with a preposition written onto it? */
export function isAttachedNumber(word: string): boolean {
  const bare = word.replace(ATTACHED, "");
  return bare !== word && amountAt([{ text: bare, from: 0, to: 0 }], 0) !== undefined;
}

/** Some tokens, of which one lacks what is written onto it. */
function without(tokens: readonly Token[], at: number, attached: RegExp): readonly Token[] {
  const token = tokens[at];
  const text = token?.text.replace(attached, "");
  return token && text !== token.text ? tokens.with(at, { ...token, text: text ?? "" }) : tokens;
}
