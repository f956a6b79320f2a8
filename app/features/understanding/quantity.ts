import {
  isInPortions,
  isPieces,
  isSize,
  MOST_OF_ONE,
  represent,
  type Size,
} from "~/features/catalogue";
import type { Annotation } from "./annotation";
import { FUNCTION_WORDS } from "./function-words";
import { numberWordsAt } from "./number-words";
import { Phrases } from "./phrases";
import { sizeMarks } from "./size-words";
import type { Token } from "./token";
import { phrasesIn } from "./words/load";

const KNOWN = phrasesIn("units");
const UNITS = Phrases.of(KNOWN, (meaning) => (meaning === "unit" ? true : undefined));
const BEFORE = Phrases.of(KNOWN, (meaning) => (meaning === "before" ? true : undefined));

/** Words that are a number and a unit in one, and the size they bring. */
const DUAL_UNITS = Phrases.of<Size | "none">(KNOWN, (meaning) => {
  const [two, size] = meaning.split(":");
  if (two !== "two") return undefined;
  return isSize(size ?? null) ? (size as Size) : "none";
});

/** The words that count dishes, or stand before a number. */
export function unitWords(): string[] {
  return [UNITS, BEFORE, DUAL_UNITS].flatMap((phrases) => [...phrases.words()]);
}

type QuantityAnnotation = Extract<Annotation, { role: "quantity" }>;

/**
 * What in a query may say how many.
 *
 * @param knows whether a folded word belongs to some dish of the catalogue.
 * @param isOfDish whether some dish of the catalogue counts as many pieces in its name.
 */
export function quantityMarks(
  tokens: readonly Token[],
  knows: (word: string) => boolean,
  isOfDish: (pieces: number) => boolean = () => false,
): QuantityAnnotation[] {
  return tokens.flatMap((token, start): QuantityAnnotation[] => {
    const unit = DUAL_UNITS.at(tokens, start);
    if (unit)
      return [
        {
          role: "quantity",
          start,
          end: unit.end,
          value: 2,
          ...(unit.value === "none" ? {} : { size: unit.value }),
        },
      ];
    const refused = refusedAt(tokens, start);
    if (refused) return [{ role: "quantity", start, end: refused, value: 1, refused: true }];
    const behind = unitBehindSize(tokens, start);
    if (behind) return [{ role: "quantity", start, ...behind }];
    const number = isUnitOfNumber(tokens, start) ? undefined : numberAt(tokens, start);
    if (number) {
      const unit = tokens[number.end]?.text ?? "";
      const ofDish = isPieces(unit) && isOfDish(number.value);
      // "6 piece nuggets": which portion of them, and not six.
      const isOfPortion = isPieces(unit) && tokens.some(({ text }) => isInPortions(text));
      const counted = isOfPortion && !ofDish ? { ...number, value: 1 } : number;
      const mark = { role: "quantity" as const, start, ...withUnit(tokens, counted) };
      if (ofDish) return [{ ...mark, ofDish }];
      // «2 صحن هندي»: what counts a dish may also begin its name.
      const bare = mark.end > number.end && knows(unit) && !isPieces(unit);
      return bare ? [mark, { ...mark, end: number.end }] : [mark];
    }
    const one = aloneUnit(tokens, start, knows);
    if (one) return [{ role: "quantity", start, end: one, value: 1, ofName: true }];
    const inside = numberInside(token.text, knows);
    // «انڈین» is Urdu, which has no dual.
    if (!inside || (token.spoken?.has("ur") && !knows(inside.noun))) return [];
    const mark = { role: "quantity" as const, start, end: start + 1, value: inside.value };
    const dish = { ...mark, noun: inside.noun };
    if (!isUnit(inside.noun)) return [dish];
    // «صحنين شاورما»: what counts a dish may also begin its name.
    return knows(inside.noun) ? [dish, { ...mark, ofName: true }] : [mark];
  });
}

/**
 * «صحن حمص», «رغيف تميس»: the place after what counts a dish, with no number beside it; it may as well be of the dish's name:
 * «صحن فلافل».
 */
function aloneUnit(
  tokens: readonly Token[],
  start: number,
  knows: (word: string) => boolean,
): number | undefined {
  const { text = "", spoken } = tokens[start] ?? {};
  if (spoken || !/^\p{Script=Arabic}+$/u.test(text) || isPieces(text)) return undefined;
  const { end } = UNITS.at(tokens, start) ?? {};
  const next = end === undefined ? undefined : tokens[end];
  const isCounted = digitsAt(tokens, start - 1) ?? sizeMarks([tokens[start] as Token])[0];
  return next && !next.starts && !isCounted && knows(next.text) ? end : undefined;
}

/** «كبير حبه وحده»: where the size is said already, «حبه» is none, and counts with the number behind it. */
function unitBehindSize(
  tokens: readonly Token[],
  start: number,
): { value: number; end: number } | undefined {
  const unit = UNITS.at(tokens, start);
  const number = unit && (digitsAt(tokens, unit.end) ?? numberWordsAt(tokens, unit.end));
  if (!number || tokens[start]?.starts) return undefined;
  const sizes = sizeMarks(tokens.slice(Math.max(0, start - 3), start));
  return sizes.some((size) => size.end === Math.min(3, start)) ? number : undefined;
}

/** «8 پیس»: what counts the number before it, though «پیس» is folded like twenty. */
function isUnitOfNumber(tokens: readonly Token[], at: number): boolean {
  if (at === 0 || UNITS.at(tokens, at) === undefined) return false;
  return digitsAt(tokens, at - 1) !== undefined || numberWordsAt(tokens, at - 1)?.end === at;
}

/** «عدد 2», "x2", "2x", "2", «ثلاث»: the value and the place after it. */
function numberAt(
  tokens: readonly Token[],
  start: number,
): { value: number; end: number } | undefined {
  const before = BEFORE.at(tokens, start);
  if (before) return digitsAt(tokens, before.end) ?? numberWordsAt(tokens, before.end);
  return digitsAt(tokens, start) ?? numberWordsAt(tokens, start);
}

/**
 * The place after an amount that nobody can order: none, fewer, or too many. A number is one where it leads the question
 * or a word around it says so; elsewhere it may be a part of some name, or say how much there is in a can.
 */
function refusedAt(tokens: readonly Token[], start: number): number | undefined {
  const before = BEFORE.at(tokens, start)?.end;
  const at = before ?? start;
  const { text = "", minus } = tokens[at] ?? {};
  const digits = text.match(/^x?(\d+)x?$/)?.[1];
  if (digits === undefined) return undefined;
  const value = Number(digits);
  const unit = UNITS.at(tokens, at + 1)?.end;
  const counts =
    before !== undefined ||
    unit !== undefined ||
    digits !== text ||
    tokens.slice(0, start).every((token) => FUNCTION_WORDS.has(token.text));
  return counts && (minus || value < 1 || value > MOST_OF_ONE) ? (unit ?? at + 1) : undefined;
}

function digitsAt(
  tokens: readonly Token[],
  at: number,
): { value: number; end: number } | undefined {
  const value = Number(
    tokens[at]?.text
      .match(/^(?:x?(\d{1,2})|(\d{1,2})x)$/)
      ?.slice(1)
      .find(Boolean),
  );
  return value >= 1 && value <= MOST_OF_ONE ? { value, end: at + 1 } : undefined;
}

function withUnit(tokens: readonly Token[], number: { value: number; end: number }) {
  return { value: number.value, end: UNITS.at(tokens, number.end)?.end ?? number.end };
}

/** Does a token say in what a dish is counted: «پلیٹ», "plate"? */
export function isUnitAt(tokens: readonly Token[], at: number): boolean {
  return UNITS.at(tokens, at)?.end === at + 1;
}

/** «كوبين» are two of something. */
function isUnit(noun: string): boolean {
  return UNITS.at([{ text: noun, from: 0, to: 0 }], 0) !== undefined;
}

/** A number inside a word: the dual of a dish (برجرين، شاورمتين), or "2burgers". */
function numberInside(
  word: string,
  knows: (word: string) => boolean,
): { value: number; noun: string } | undefined {
  const glued = word.match(/^(\d{1,2})([a-z]{3,})$/);
  if (glued?.[2] && knows(glued[2])) return { value: Number(glued[1]), noun: glued[2] };
  // «دلتين»: of so short a word only one that is known has a dual.
  const nouns = singulars(word);
  const short = word.match(/^(..)تين$/)?.[1];
  const likely = [...nouns, ...(short ? [`${short}ه`] : [])];
  const known = likely.find((one) => knows(one) || isUnit(one));
  // «بروتين» is food, and no two of anything.
  const noun = known ?? (represent([word]).size > 0 ? undefined : nouns[0]);
  return noun === undefined ? undefined : { value: 2, noun };
}

/** The words whose dual `word` may be, the likeliest first; none when it has no dual ending. */
function singulars(word: string): string[] {
  const feminine = word.match(/^(.{3,})تين$/)?.[1];
  if (feminine) return [`${feminine}ه`, `${feminine}ا`, `${feminine}ت`, feminine];
  const masculine = word.match(/^(.{3,})ين$/)?.[1];
  return masculine ? [masculine] : [];
}
