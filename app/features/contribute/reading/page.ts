import type { PageNumber } from "~/providers/ocr/digits/read-numbers";
import type { Box, OcrWord } from "~/providers/ocr/ocr";
import { type Amount, parseAmount } from "./amount";
import { type Label, labelOf } from "./label";

/** A value an amount's ink may stand for, with how far it is believed, 0 to 1. */
export interface Candidate {
  value: number;
  belief: number;
}

/** A number of a page taken for money. */
export interface PageAmount extends Amount {
  box: Box;
  /** Likeliest first; the first one is `value`. */
  candidates: Candidate[];
  /** Whether two recognisers read the same. */
  agreed: boolean;
}

/** What stands at one height of a page. */
export interface Row {
  box: Box;
  words: OcrWord[];
  numbers: PageNumber[];
  amounts: PageAmount[];
  /** The words without the numbers, in the order they were read. */
  text: string;
  label: Label | null;
  /** The words again, parted where a wide gap is: tiles side by side have a label each. */
  parts: Part[];
}

/** Words that stand close together. */
export interface Part {
  x0: number;
  x1: number;
  label: Label | null;
  /** The words as read. */
  text: string;
}

const height = ({ y0, y1 }: Box) => y1 - y0;
const shared = (a: number, b: number, c: number, d: number) => Math.min(b, d) - Math.max(a, c);

/** Whether two boxes stand at one height: they share more than half of the lower one. */
export function levelWith(a: Box, b: Box): boolean {
  return shared(a.y0, a.y1, b.y0, b.y1) > 0.5 * Math.min(height(a), height(b));
}

/** Whether two boxes cover each other by more than `share` of the smaller one. */
export function covers(a: Box, b: Box, share = 0.4): boolean {
  const across = shared(a.x0, a.x1, b.x0, b.x1);
  const down = shared(a.y0, a.y1, b.y0, b.y1);
  if (across <= 0 || down <= 0) return false;
  const area = (box: Box) => (box.x1 - box.x0) * height(box);
  return across * down > share * Math.min(area(a), area(b));
}

/** What Tesseract read where a number stands, in Latin digits. */
function alsoRead(number: PageNumber, words: readonly OcrWord[]): Amount | null {
  const there = words.filter(({ box }) => covers(box, number.box));
  const text = there.map((word) => word.text).join("");
  return parseAmount(text.replace(/[^\d.,+-]/g, ""));
}

/** How far one reading is believed at most: a glyph can always be another's look-alike. */
const CERTAIN = 0.98;
/** A number without its point is as often a price whose point was lost as it is a whole one, when it has 3 digits. */
const LOST_POINT = 0.25;
/** A full stop between Arabic-Indic digits looks like their zero. */
const TAKEN_FOR_ZERO = 0.3;
/** Tesseract misreads an amount in five on Arabic pages. */
const OTHER_READING = 0.35;

/** How usual it is to write an amount so, 0 to 1: thousands have a comma and riyals two decimals or none. */
function usual(text: string): number {
  if (/[.,']\d\d$/.test(text)) return 1;
  const digits = text.replace(/\D/g, "").length;
  if (/[.,']\d$/.test(text)) return 0.1;
  return digits === 1 ? 0.5 : digits < 4 ? 0.8 : 0.15;
}

function amountOf(number: PageNumber, words: readonly OcrWord[]): PageAmount | null {
  const own = parseAmount(number.text);
  const other = number.script === "latin" ? alsoRead(number, words) : null;
  const agreed = own !== null && other?.value === own.value;
  const beliefs = new Map<number, number>();
  const add = (value: number, belief: number) =>
    beliefs.set(value, Math.max(beliefs.get(value) ?? 0, belief));
  if (own) {
    const belief = Math.min(CERTAIN, number.confidence) * usual(number.text);
    add(own.value, agreed ? 1 - (1 - belief) * 0.2 : belief);
  }
  for (const { text, confidence } of number.others) {
    const value = parseAmount(text)?.value;
    if (value !== undefined) add(value, confidence * usual(text));
  }
  if (other && !agreed) add(other.value, OTHER_READING);
  const dotted = /^(\D?\d+)0(\d\d)$/.exec(number.text);
  if (dotted && number.script === "eastern")
    add(parseAmount(`${dotted[1]}.${dotted[2]}`)?.value ?? 0, TAKEN_FOR_ZERO * number.confidence);
  if (own && !own.decimals && /^\D?\d{3,5}$/.test(number.text))
    add(own.value / 100, LOST_POINT * number.confidence);
  const candidates = [...beliefs]
    .map(([value, belief]) => ({ value, belief }))
    .filter(({ value }) => Number.isInteger(value))
    .sort((a, b) => b.belief - a.belief)
    .slice(0, 6);
  const [best] = candidates;
  if (!best) return null;
  const read = own ?? other ?? { negative: number.text.includes("-"), decimals: true };
  const { negative, decimals } = read;
  return { value: best.value, negative, decimals, box: number.box, candidates, agreed };
}

function isPerCent(number: PageNumber): boolean {
  return number.text.includes("%");
}

/** Tesseract knows letters well: what it is this sure of, and what is shorter or less clear than this, is no number. */
const SURE_WORD = 0.75;
const CLEAR_NUMBER = 0.9;
const CERTAIN_NUMBER = 0.96;

/** Whether a number is a scrap of a written word: the s of SAR is a 5 to a recogniser of digits. */
function isScrap(number: PageNumber, words: readonly OcrWord[]): boolean {
  const digits = number.text.replace(/\D/g, "").length;
  return words.some(({ text, box, confidence }) => {
    if (!covers(box, number.box, 0.5) || confidence < SURE_WORD) return false;
    if (/\p{Nd}/u.test(text) || (text.match(/\p{L}/gu)?.length ?? 0) < 2) return false;
    const part = (number.box.x1 - number.box.x0) / (box.x1 - box.x0);
    return part < 0.7 || number.confidence < (digits < 3 ? CERTAIN_NUMBER : CLEAR_NUMBER);
  });
}

/** Words that are numbers by themselves, or the scraps Tesseract makes of a currency beside one, are no label. */
function isWord({ text, confidence }: OcrWord, taken: boolean): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 1 && !(taken && letters < 3) && confidence > 0.15;
}

/** A point that was not seen leaves a gap narrower than this, in heights. */
const POINT_GAP = 0.9;
/** How far two halves are believed to be one amount. */
const HALVES = 0.7;

/** Puts riyals and halalas together whose point was not seen. */
function joinHalalas(numbers: readonly PageNumber[]): PageNumber[] {
  const joined: PageNumber[] = [];
  for (const number of numbers) {
    const before = joined[joined.length - 1];
    const close = before && number.box.x0 - before.box.x1 < POINT_GAP * height(before.box);
    if (
      close &&
      /^-?\d{1,4}$/.test(before.text) &&
      /^\d\d-?$/.test(number.text) &&
      levelWith(before.box, number.box)
    )
      joined[joined.length - 1] = {
        ...before,
        text: `${before.text}.${number.text}`,
        box: { ...before.box, x1: number.box.x1 },
        confidence: HALVES * Math.min(before.confidence, number.confidence),
        others: [],
      };
    else joined.push(number);
  }
  return joined;
}

/** A gap wider than this, in heights of the row, parts two columns. */
const COLUMN_GAP = 1.6;

function partsOf(words: readonly OcrWord[], tall: number): Part[] {
  const groups: OcrWord[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const word of [...words].sort((a, b) => a.box.x0 - b.box.x0)) {
    if (word.box.x0 - end > COLUMN_GAP * tall) groups.push([]);
    groups[groups.length - 1]?.push(word);
    end = Math.max(end, word.box.x1);
  }
  return groups.map((group) => {
    const text = textOf(group);
    const x0 = Math.min(...group.map(({ box }) => box.x0));
    const x1 = Math.max(...group.map(({ box }) => box.x1));
    return { x0, x1, text, label: labelOf(text) };
  });
}

/** The marks Tesseract puts around text that runs the other way. */
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const textOf = (words: readonly OcrWord[]) =>
  words.map(({ text }) => text.replace(DIRECTIONS, "")).join(" ");

/** Groups words and numbers by height, from the top of the page to its bottom, and says what each row is about. */
export function rowsOf(words: readonly OcrWord[], numbers: readonly PageNumber[]): Row[] {
  const rows: Row[] = [];
  const place = (box: Box): Row => {
    const row = rows.find((one) => levelWith(one.box, box) && height(box) < 3 * height(one.box));
    if (row) {
      // The row keeps its height, or each letter that stands out would draw in the next line.
      row.box.x0 = Math.min(row.box.x0, box.x0);
      row.box.x1 = Math.max(row.box.x1, box.x1);
      return row;
    }
    const fresh: Row = {
      box: { ...box },
      words: [],
      numbers: [],
      amounts: [],
      text: "",
      label: null,
      parts: [],
    };
    rows.push(fresh);
    return fresh;
  };
  for (const number of numbers) if (!isScrap(number, words)) place(number.box).numbers.push(number);
  for (const word of words) if (height(word.box) > 4) place(word.box).words.push(word);
  for (const row of rows) {
    row.numbers = joinHalalas(row.numbers.sort((a, b) => a.box.x0 - b.box.x0));
    row.amounts = row.numbers.flatMap((number) =>
      number.struck || isPerCent(number) ? [] : (amountOf(number, row.words) ?? []),
    );
    const said = row.words.filter((word) =>
      isWord(
        word,
        row.numbers.some(({ box }) => covers(box, word.box)),
      ),
    );
    row.text = textOf(said);
    row.parts = partsOf(said, row.box.y1 - row.box.y0);
    row.label = labelOf(row.text);
  }
  return rows.sort((a, b) => a.box.y0 - b.box.y0);
}
