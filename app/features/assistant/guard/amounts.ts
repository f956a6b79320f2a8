import { numberIn } from "./digits";
import * as signs from "./signs";
import { sumOf, wordValue } from "./words";

/** A number in an answer, with the currency beside it where there is one. Places are in UTF-16 units. */
export interface NumberMention {
  from: number;
  to: number;
  /** SAR where it is money; NaN where its value can't be told. */
  value: number;
  /** `money`: a currency stands beside it. `digits`: a number alone. */
  kind: "money" | "digits";
}

/** Digits with what may stand between them: grouping, a decimal mark, stars, marks nobody sees. */
const DIGITS =
  /\p{N}(?:[\p{Cf}\p{Mn}\u0640*_`~]*[.,٫٬'’\u00a0\u2009\u202f]?[\p{Cf}\p{Mn}\u0640*_`~]*\p{N})*/gu;
const WORD = /[\p{L}\p{M}\u0640]+/gu;
const DUAL = /(?<![\p{L}])[وب]?ريالين(?![\p{L}])/gu;

/** A link to a page of ours: its number is no amount. */
const LINK = /\/(?:dishes|restaurants)\/\d+(?:\?quantity=\d+)?/g;

/** No currency is longer, with all that may stand between it and its number. In UTF-16 units. */
const LONGEST_CURRENCY = 40;

/** Every number in a text, in order. */
export function numbersIn(text: string): NumberMention[] {
  const links = [...text.matchAll(LINK)].map(({ index, 0: all }) => [index, index + all.length]);
  const inLink = (at: number) => links.some(([from = 0, to = 0]) => at >= from && at < to);
  const found: NumberMention[] = [];
  for (const { index, 0: digits } of text.matchAll(DIGITS))
    if (!inLink(index)) found.push(spoken(text, index, index + digits.length, numberIn(digits)));
  for (const { from, to, value } of wordNumbers(text)) {
    const one = spoken(text, from, to, value);
    // «ثلاث» alone counts something; it is money only beside a currency.
    if (one.kind === "money") found.push(one);
  }
  for (const { index, 0: word } of text.matchAll(DUAL))
    found.push({ from: index, to: index + word.length, value: 2, kind: "money" });
  return withHalalas(
    text,
    found.sort((a, b) => a.from - b.from),
  );
}

function spoken(text: string, start: number, end: number, number: number): NumberMention {
  let [to, value] = [end, number];
  const more = (sign: RegExp, change: (value: number) => number) => {
    const match = sign.exec(text.slice(to));
    if (!match) return;
    to += match[0].length;
    value = change(value);
  };
  more(signs.THOUSANDS_AFTER, (n) => n * 1000);
  more(signs.HALF_AFTER, (n) => n + 0.5);
  more(signs.QUARTER_AFTER, (n) => n + 0.25);
  const near = Math.max(0, start - LONGEST_CURRENCY);
  const before = signs.CURRENCY_BEFORE.exec(text.slice(near, start));
  const after = signs.CURRENCY_AFTER.exec(text.slice(to));
  if (!before && !after) return { from: start, to, value, kind: "digits" };
  if (after && signs.HALALAS.test(text.slice(to))) value /= 100;
  const from = before && !after ? near + before.index + (/^\s/.test(before[0]) ? 1 : 0) : start;
  to += after?.[0].length ?? 0;
  const halfAfter = signs.HALF_AFTER.exec(text.slice(to));
  if (halfAfter && after) [to, value] = [to + halfAfter[0].length, value + 0.5];
  return { from, to, value, kind: "money" };
}

/** Runs of number words: «خمسة وعشرين», "one hundred and nineteen". */
function wordNumbers(text: string): { from: number; to: number; value: number }[] {
  const runs: { from: number; to: number; values: number[] }[] = [];
  let open: (typeof runs)[number] | undefined;
  for (const { index, 0: word } of text.matchAll(WORD)) {
    const value = wordValue(word);
    const gap = open ? text.slice(open.to, index) : "";
    const joined = open && /^[\s-]*(?:(?:and|و)\s*)?$/iu.test(gap);
    if (value === undefined) {
      if (open && !/^(?:and|و)$/iu.test(word)) open = undefined;
      continue;
    }
    if (open && (joined || /^[\s-]+(?:and|و)\s+$/iu.test(gap))) {
      open.values.push(value);
      open.to = index + word.length;
    } else {
      open = { from: index, to: index + word.length, values: [value] };
      runs.push(open);
    }
  }
  return runs.map(({ from, to, values }) => ({ from, to, value: sumOf(values) }));
}

/** «36 ريال و50 هللة» is one amount. */
function withHalalas(text: string, numbers: readonly NumberMention[]): NumberMention[] {
  const joined: NumberMention[] = [];
  for (const one of numbers) {
    const last = joined.at(-1);
    if (last && one.from < last.to) continue;
    const gap = last ? text.slice(last.to, one.from) : "";
    const small = one.kind === "money" && /(?:هلل|halala)/iu.test(text.slice(one.from, one.to));
    if (last?.kind === "money" && small && /^[\s,]*(?:و|and)?\s*$/iu.test(gap)) {
      joined[joined.length - 1] = { ...last, to: one.to, value: last.value + one.value };
    } else joined.push(one);
  }
  return joined;
}
