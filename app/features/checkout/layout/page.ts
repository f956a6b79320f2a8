import type { PageNumber } from "~/features/checkout/digits/read-numbers";
import type { Box, OcrWord } from "~/providers/ocr/ocr";
import { covers, height, levelWith, shared } from "../boxes";
import { chosenWords } from "./chosen-words";
import { besideCurrency, isCurrency } from "./currency";
import { isTableHead, type Label, type LineText, labelAmong } from "./label";
import { isMeasured } from "./measure";
import { amountOf, type PageAmount, styleOf } from "./page-amounts";
import { isOld, isScrap, joinHalves, numbersOfWords, withoutDash } from "./page-numbers";
import { isNamed } from "./quantity-name";

/** The words and numbers at one height of a page. */
export interface PageRow {
  box: Box;
  words: OcrWord[];
  numbers: PageNumber[];
  amounts: PageAmount[];
  /** The likeliest words without the numbers, in the order they were read. */
  text: string;
  label: Label | null;
  /** The words again, parted where a wide gap is: tiles side by side have a label each. */
  parts: RowPart[];
}

/** Words that stand close together. */
export interface RowPart {
  x0: number;
  x1: number;
  label: Label | null;
  /** The words as read. */
  text: string;
}

/** How clearly Tesseract has to read a date: it sees one in many an amount in Arabic-Indic digits. */
const CLEAR_DATE = 0.8;

/** A date, or a time of a day: 61:99 is an old price, crossed out. */
const DATE_OR_TIME = /\d\/\d|(?<!\d)(?:[01]?\d|2[0-3]):[0-5]\d/;

/** Whether a row has a date or a time: what stands beside them is no money. */
export const hasDateOrTime = ({ numbers, words }: PageRow) =>
  numbers.some(({ text }) => DATE_OR_TIME.test(text)) ||
  words.some(
    ({ text, confidence }) =>
      confidence > CLEAR_DATE && DATE_OR_TIME.test(text) && /^[\d/:]+$/.test(text),
  );

/** How clearly a word has to be read whose sign of per cent is believed. */
const CLEAR_RATE = 0.5;

/** Whether a number is a rate, by either reader: one of them may see no more than a digit of (15%). */
const isPerCent = ({ text, box }: PageNumber, words: readonly OcrWord[]) =>
  text.includes("%") ||
  words.some(
    (word) =>
      word.confidence > CLEAR_RATE &&
      /^\(?[%٪]?\d+[%٪]?\)?$/.test(word.text) &&
      /[%٪]/.test(word.text) &&
      covers(word.box, box, OF_NUMBER),
  );

/** Saudi VAT, per cent, and as it comes out as money where its sign was not read, halalas. */
const RATE = 1500;

/** Whether a whole number beside a label is the rate of a tax, and no amount. */
export const isRateOf = ({ kind }: Label, { value, decimals }: PageAmount) =>
  (kind === "vat" || kind === "vatIncluded") && value === RATE && !decimals;

/** The same for a number of a row: nobody wrote a currency beside it. */
const isRate = (amount: PageAmount, row: PageRow) =>
  [row.label, ...row.parts.map(({ label }) => label)].some(
    (label) => label && isRateOf(label, amount),
  ) && !besideCurrency(amount.box, row.words);

/** How clearly a word of a label has to be read of which a single digit is a letter. */
const CLEAR_LABEL = 0.5;

/** Whether a single digit is a letter of a label: it stands within a word of it. */
const isLetterOf = ({ box, decimals, value }: PageAmount, { label, words }: PageRow) =>
  label !== null &&
  label.kind !== "other" &&
  !decimals &&
  value < 1000 &&
  words.some(
    (word) =>
      word.confidence > CLEAR_LABEL &&
      /\p{L}{3}/u.test(word.text) &&
      !/\p{Nd}/u.test(word.text) &&
      covers(word.box, box, OF_NUMBER) &&
      word.box.x1 - word.box.x0 > 2 * (box.x1 - box.x0),
  );

/** Words that are numbers by themselves are no label. */
function isWord({ text, confidence }: OcrWord): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 1 && confidence > 0.15;
}

/** How close to an amount its currency stands, in heights. */
const BESIDE = 1;
const CURRENCY = 3;

/** Short words beside an amount: its currency, or the scraps that Tesseract makes of it. */
function mayBeCurrency({ text, box }: OcrWord, numbers: readonly { box: Box }[]): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (
    letters <= CURRENCY &&
    numbers.some(
      (number) =>
        shared(box.x0, box.x1, number.box.x0, number.box.x1) > -BESIDE * height(number.box),
    )
  );
}

/** So much of a word stands where a number does if it is one. */
const OF_NUMBER = 0.8;

/** A gap wider than this, in heights of the row, parts two columns. */
const COLUMN_GAP = 1.6;

/** The marks Tesseract puts around text that runs the other way. */
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const textOf = (words: readonly OcrWord[]) =>
  words.map(({ text }) => text.replace(DIRECTIONS, "")).join(" ");

/** Words of one script from its start to its end: what one reader missed of a name, the other read after it. */
function inOrder(words: readonly OcrWord[]): OcrWord[] {
  const arabic = words.filter(({ text }) => /\p{Script=Arabic}/u.test(text)).length;
  const readers = new Set(words.map(({ language }) => language));
  if (readers.size < 2 || (arabic > 0 && arabic < words.length)) return [...words];
  return words.toSorted((a, b) => (arabic > 0 ? b.box.x1 - a.box.x1 : a.box.x0 - b.box.x0));
}

/** Words as one way to read a line; a word counts by its letters and how clearly it was read. */
const lineText = (words: readonly OcrWord[]): LineText => ({
  text: textOf(words),
  weight: words.reduce(
    (sum, { text, confidence }) => sum + confidence ** 2 * (text.match(/\p{L}/gu)?.length ?? 0),
    0,
  ),
});

/** Whether a word is what Tesseract made of a number that was read more clearly: VA of ١٨ in Arabic-Indic digits. */
const isOfNumber = ({ box, confidence }: OcrWord, numbers: readonly PageNumber[]) =>
  numbers.some((number) => number.confidence > confidence && covers(number.box, box, OF_NUMBER));

/** What words say, in all ways to read them: the likeliest words, those of one language alone, and each without what may be a currency. */
function labelOfWords(
  likeliest: readonly OcrWord[],
  all: readonly OcrWord[],
  numbers: readonly PageNumber[],
): Label | null {
  if (likeliest.every((word) => isOfNumber(word, numbers))) return null;
  const readings = [
    likeliest,
    all.filter(({ language }) => language === "arabic"),
    all.filter(({ language }) => language === "english"),
  ].map((words) => words.filter((word) => !isCurrency(word) && !isOfNumber(word, numbers)));
  const bare = readings.map((words) => words.filter((word) => !mayBeCurrency(word, numbers)));
  return labelAmong([...readings, ...bare].map(lineText));
}

function partsOf(
  words: readonly OcrWord[],
  all: readonly OcrWord[],
  { numbers, box }: PageRow,
): RowPart[] {
  const tall = height(box);
  const groups: OcrWord[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const word of [...words].sort((a, b) => a.box.x0 - b.box.x0)) {
    if (word.box.x0 - end > COLUMN_GAP * tall) groups.push([]);
    groups[groups.length - 1]?.push(word);
    end = Math.max(end, word.box.x1);
  }
  return groups.map((group) => {
    const x0 = Math.min(...group.map(({ box }) => box.x0));
    const x1 = Math.max(...group.map(({ box }) => box.x1));
    const within = all.filter(({ box }) => box.x0 >= x0 - tall && box.x1 <= x1 + tall);
    // In the order in which they were read: Arabic runs the other way.
    const ordered = words.filter((word) => group.includes(word));
    return { x0, x1, text: textOf(ordered), label: labelOfWords(ordered, within, numbers) };
  });
}

/** What the only words of a line that are a label say: beside them stands what was made of its amount. */
function onlyLabel(parts: readonly RowPart[]): Label | null {
  const [one, another] = parts.flatMap(({ label }) => label ?? []);
  return one && !another && one.kind !== "other" ? one : null;
}

const TABLE_HEAD: Label = { kind: "other", share: 1, letters: 0 };

const emptyRow = (box: Box): PageRow => ({
  box: { ...box },
  words: [],
  numbers: [],
  amounts: [],
  text: "",
  label: null,
  parts: [],
});

/** Frames and edges come out as words without a letter or a digit; as rows they would part what belongs together. */
const says = ({ text, box }: OcrWord) => /[\p{L}\p{N}]/u.test(text) && height(box) > 4;

/** Puts things at one height into one row. */
function placing(rows: PageRow[]): (box: Box) => PageRow {
  return (box) => {
    const row = rows.find((one) => levelWith(one.box, box) && height(box) < 3 * height(one.box));
    if (row) {
      // The row keeps its height, or each letter that stands out would draw in the next line.
      row.box.x0 = Math.min(row.box.x0, box.x0);
      row.box.x1 = Math.max(row.box.x1, box.x1);
      return row;
    }
    const fresh = emptyRow(box);
    rows.push(fresh);
    return fresh;
  };
}

/** Groups words and numbers by height, from the top of the page to its bottom, and says what each row is about. */
export function rowsOf(words: readonly OcrWord[], numbers: readonly PageNumber[]): PageRow[] {
  const rows: PageRow[] = [];
  const place = placing(rows);
  const chosen = new Set(chosenWords(words));
  const likeliest = [...chosen];
  const whole = numbers.filter((number) => !isScrap(number, likeliest));
  for (const number of [...whole, ...numbersOfWords(likeliest, whole)])
    place(number.box).numbers.push(number);
  for (const word of words) if (says(word)) place(word.box).words.push(word);
  const style = styleOf(whole);
  for (const row of rows) {
    row.numbers = joinHalves(row.numbers.sort((a, b) => a.box.x0 - b.box.x0)).map((number) =>
      withoutDash(number, row.words),
    );
    row.amounts = row.numbers.flatMap((number) =>
      isOld(number, row.words) || isPerCent(number, row.words)
        ? []
        : (amountOf(number, row.words, style) ?? []),
    );
    row.amounts = row.amounts.filter(
      ({ box, decimals }) => decimals || !isMeasured(box, row.words),
    );
    const said = row.words.filter(isWord);
    row.words = row.words.filter((word) => chosen.has(word));
    const likely = inOrder(said.filter((word) => chosen.has(word)));
    row.text = textOf(
      likely.filter((word) => !isCurrency(word) && !mayBeCurrency(word, row.amounts)),
    );
    row.parts = partsOf(likely, said, row);
    // Of words that all belong to other lines nothing is left but scraps.
    row.label = likely.length > 0 ? labelOfWords(likely, said, row.numbers) : null;
    if (row.label === null && row.amounts.length === 1) row.label = onlyLabel(row.parts);
    // How much is in a dish says nothing of what is paid: 320 calories.
    if (row.amounts.length === 0 && row.numbers.some(({ box }) => isMeasured(box, row.words))) {
      row.label = null;
      row.parts = [];
    }
    // How many of a dish is no label, or the dish above it would end there.
    if (row.label?.kind === "other" && row.numbers.length === 1 && isNamed(row)) row.label = null;
    row.amounts = row.amounts.filter((amount) => !isRate(amount, row) && !isLetterOf(amount, row));
    if (row.amounts.length === 0 && isTableHead(row.parts.map(({ text }) => text))) {
      row.label = TABLE_HEAD;
      row.parts = [];
    }
  }
  return rows.sort((a, b) => a.box.y0 - b.box.y0);
}
