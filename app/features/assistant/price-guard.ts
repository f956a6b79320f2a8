import type { Language } from "~/i18n/languages";
import { type NumberMention, numbersIn } from "./guard/amounts";
import { Given } from "./guard/given";
import * as signs from "./guard/signs";
import { wordValue } from "./guard/words";
import { textsIn } from "./say/texts";

/** Words held back after a number: what it counts stands within them. */
const WORDS_AHEAD = 6;

/** Nothing worth saying is a number this long: it is judged as it stands. */
const MOST_HELD = 300;

/** How much of what was sent is remembered, to tell what a number is about. */
const REMEMBERED = 160;

/** No amount is longer, in words with its currency. */
const LONGEST_NUMBER = 60;

/** A number this small, with no word of money near, counts something: "3 places". */
const SMALL = 10;

/**
 * Keeps amounts of money out of an answer that no tool result of the conversation gave, whatever model speaks. Text goes
 * through it in pieces of any size; a number is held back until what it counts can be told.
 */
export class PriceGuard {
  readonly #given = new Given();
  /** Which words may be part of an amount: each is asked about as often as it is held. */
  readonly #parts = new Map<string, boolean>();
  #sent = "";
  #held = "";
  #replaced = 0;

  /** @param voice the language of the answer: what stands in place of an amount is said in it. */
  constructor(private readonly voice: Language) {}

  /** How many amounts were replaced so far. */
  get replaced(): number {
    return this.#replaced;
  }

  /** Takes in a tool result: what it gives may be said. */
  see(result: unknown): void {
    this.#given.add(result);
  }

  /** Takes in a piece of the answer. @returns what of it may be sent now; may be empty. */
  push(delta: string): string {
    this.#held += delta;
    const length = this.#held.length;
    return this.#send(length > MOST_HELD ? length : this.#safeLength());
  }

  /** Ends a stretch of text. @returns what was held back. */
  end(): string {
    return this.#send(this.#held.length);
  }

  #send(length: number): string {
    if (length === 0) return "";
    const going = this.#held.slice(0, length);
    const staying = this.#held.slice(length);
    const sent = this.#hasPart(going) ? this.#judged(going, staying) : going;
    this.#held = staying;
    this.#sent = (this.#sent + going).slice(-REMEMBERED);
    return sent;
  }

  /** Words that go out, without the amounts among them that may not be said. */
  #judged(going: string, staying: string): string {
    const text = this.#sent + going;
    // What follows is looked at, not sent: it may tell what a number counts.
    const all = text + staying;
    let sent = "";
    let at = this.#sent.length;
    for (const number of numbersFrom(all, at)) {
      if (number.to <= at || number.from >= text.length) continue;
      if (this.#mayBeSaid(all, number)) continue;
      // The currency before it may have gone out already: the number has not.
      sent += text.slice(at, Math.max(at, number.from)) + textsIn(this.voice).talk("unconfirmed");
      at = Math.min(number.to, text.length);
      this.#replaced++;
    }
    return sent + text.slice(at);
  }

  /** How much of what is held can be judged without what is still to come: no word is cut, and no number is near the end. */
  #safeLength(): number {
    const words = [...this.#held.matchAll(/\S+\s+/gu)];
    const last = words.at(-1);
    let cut = last ? last.index + last[0].length : leadingSpace(this.#held);
    const first = Math.max(0, words.length - WORDS_AHEAD);
    for (let i = words.length - 1; i >= 0; i--) {
      const word = words[i];
      if (!word) break;
      const chained = this.#isPart(word[0].trim());
      if (i < first && !chained) break;
      if (chained) cut = word.index;
    }
    return cut;
  }

  #hasPart(text: string): boolean {
    return text.split(/\s+/u).some((word) => this.#isPart(word));
  }

  #isPart(word: string): boolean {
    const known = this.#parts.get(word);
    if (known !== undefined) return known;
    const part = isPart(word);
    this.#parts.set(word, part);
    return part;
  }

  #mayBeSaid(text: string, { from, to, value, kind }: NumberMention): boolean {
    const given = this.#given;
    if (inName(text, from, to, given.names)) return true;
    const before = text.slice(Math.max(0, from - 80), from);
    const after = text.slice(to, to + 40);
    if (kind === "money")
      return (
        (given.hasAmount(value) && given.isOf(value, lineAt(text, from))) ||
        (given.hasLimit(value) && isLimit(before, after)) ||
        (given.hasDifference(value) && signs.DIFFERENCE.test(lineAt(text, from)))
      );
    if (signs.UNIT_AFTER.test(after) || isOrdinal(before, after) || isClock(before, after))
      return true;
    if (isYear(value, before) || signs.HOUR_AFTER.test(after) || isHour(value, before)) return true;
    if (given.hasAmount(value)) return true;
    if (given.hasLimit(value) && isLimit(before, after)) return true;
    if (signs.PRICE_BEFORE.test(before)) return false;
    return given.hasNumber(value) || value <= SMALL;
  }
}

/** The numbers of a text that end after a place, and maybe some before it. */
function numbersFrom(text: string, at: number): NumberMention[] {
  const start = text.lastIndexOf(" ", at - LONGEST_NUMBER) + 1;
  return numbersIn(text.slice(start)).map((number) => ({
    ...number,
    from: number.from + start,
    to: number.to + start,
  }));
}

/** Is the number part of a name that a tool gave: the 77 of «شاورما 77»? */
function inName(text: string, from: number, to: number, names: ReadonlySet<string>): boolean {
  const lower = text.toLowerCase();
  for (const name of names) {
    const start = Math.max(0, from - name.length);
    const at = lower.indexOf(name, start);
    if (at >= 0 && at <= from && at + name.length >= to) return true;
  }
  return false;
}

/** The line of a text that a place is in. */
function lineAt(text: string, at: number): string {
  const end = text.indexOf("\n", at);
  return text.slice(text.lastIndexOf("\n", at) + 1, end < 0 ? text.length : end);
}

/** Is the amount what somebody would pay at most? */
function isLimit(before: string, after: string): boolean {
  return signs.LIMIT_BEFORE.test(before) || signs.LIMIT_AFTER.test(after);
}

/** "2." at the start of a line numbers it. */
function isOrdinal(before: string, after: string): boolean {
  return /(?:^|\n)[\s*>-]*$/u.test(before) && /^[.)-]\s/u.test(after);
}

/** 8:30, 24/7 and dates. */
function isClock(before: string, after: string): boolean {
  return /^[:/]\p{N}/u.test(after) || /\p{N}[:/]$/u.test(before);
}

/** 2024 after a word of time; or with no word of money near it. */
function isYear(value: number, before: string): boolean {
  if (!Number.isInteger(value) || value < 1900 || value > 2100) return false;
  return signs.TIME_BEFORE.test(before) || !signs.PRICE_BEFORE.test(before.slice(-30));
}

/** «الساعة 11». */
function isHour(value: number, before: string): boolean {
  return Number.isInteger(value) && value <= 24 && /(?:^|\s)(?:ال)?ساعة\s$/u.test(before);
}

function leadingSpace(text: string): number {
  return /^\s*$/u.test(text) ? text.length : 0;
}

/** May a word be part of an amount? */
function isPart(word: string): boolean {
  if (/\p{N}|ريالين/u.test(word) || signs.CURRENCY_WORD.test(word)) return true;
  if (/^(?:و|and|saudi)$/iu.test(word)) return true;
  return word.split(/[^\p{L}\p{M}]+/u).some((part) => part !== "" && wordValue(part) !== undefined);
}
