import type { PageNumber } from "~/features/checkout/digits/read-numbers";
import type { Box, OcrWord } from "~/providers/ocr/ocr";
import { boxAround, covers, height, levelWith, shared } from "../boxes";
import { chosenWords } from "./chosen-words";
import { isCurrency } from "./currency";
import { labelOf } from "./label";
import { type PageRow, rowsOf } from "./page";

/** What was found on a page, where it stands. */
export interface PageInk {
  words: readonly OcrWord[];
  numbers: readonly PageNumber[];
}

/** Where the gutter between two columns may be, as shares of how wide the writing is, and how finely it is looked for. */
const GUTTERS = [0.2, 0.8] as const;
const STEPS = 48;
/** A column has at least so many prices beside the other, and names for so many of them. */
const LEAST_PRICES = 2;
/** Beside so many, a single dish with its price is a column as well: an order of one dish, and what is to be paid. */
const BESIDE_ONE = 3;
const NAMED = 0.6;
/** How clearly a word has to be read to say something. */
const CLEAR = 0.5;
/** A page is unfolded so many times at most: three columns side by side take two. */
const MOST = 3;

const isName = (word: OcrWord) =>
  word.confidence > CLEAR && /\p{L}{3}/u.test(word.text) && !isCurrency(word);

/** Words so short beside a price, so many of its heights from it, may be what was made of its currency. */
const CURRENCY_LETTERS = 4;
const CURRENCY_NEAR = 1.2;

const mayBeCurrency = ({ text, box }: OcrWord, numbers: readonly PageNumber[]) =>
  (text.match(/\p{L}/gu)?.length ?? 0) <= CURRENCY_LETTERS &&
  numbers.some(
    (number) =>
      isPrice(number) &&
      levelWith(number.box, box) &&
      -shared(number.box.x0, number.box.x1, box.x0, box.x1) < CURRENCY_NEAR * height(number.box),
  );

/** Words no farther apart than this, in heights, stand in one column. */
const TOGETHER = 1;

/** Words as the phrases they make, those that may be names. */
function phrasesOf(words: readonly OcrWord[]): OcrWord[] {
  const phrases: OcrWord[] = [];
  const written = words.filter(({ text }) => /\p{L}/u.test(text));
  for (const word of written.toSorted((a, b) => a.box.x0 - b.box.x0)) {
    const { box } = word;
    const at = phrases.findIndex(
      (one) => levelWith(one.box, box) && box.x0 - one.box.x1 < TOGETHER * height(box),
    );
    const before = phrases[at];
    if (!before) phrases.push(word);
    else
      phrases[at] = {
        ...before,
        text: `${before.text} ${word.text}`,
        box: boxAround([before.box, box]),
        confidence: Math.max(before.confidence, word.confidence),
      };
  }
  return phrases.filter(isName);
}

/** Whether a word is what was made of a number. */
const isOf = ({ box }: OcrWord, numbers: readonly PageNumber[]) =>
  numbers.some(
    (number) => covers(number.box, box) && 2 * (number.box.x1 - number.box.x0) > box.x1 - box.x0,
  );

const isPrice = ({ text, struck }: PageNumber) =>
  !struck && /^(?:\d{1,4}[.,]\d\d|\d{2,3})$/.test(text);

const middleOf = ({ y0, y1 }: Box) => (y0 + y1) / 2;

/** Things as the lines they stand on, from the top. */
function linesOf(boxes: readonly Box[]): Box[] {
  const lines: Box[] = [];
  for (const box of boxes.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const line = lines.at(-1);
    if (line && middleOf(box) < line.y1) lines[lines.length - 1] = boxAround([line, box]);
    else lines.push(box);
  }
  return lines;
}

/** The lines of prices of a column. */
const pricesOf = ({ numbers }: PageInk) => linesOf(numbers.filter(isPrice).map(({ box }) => box));

/** Whether names stand between prices, or beside them, and enough: of the columns of a table only the first has names. */
function isNamed(prices: readonly Box[], { words, numbers }: PageInk): boolean {
  const names = words.map(({ box }) => middleOf(box));
  const named = prices.slice(1).filter(({ y1 }, at) => {
    const { y0 } = prices[at] as Box;
    return names.some((middle) => middle > y0 && middle < y1);
  });
  return (
    prices.length >= LEAST_PRICES &&
    named.length >= NAMED * (prices.length - 1) &&
    words.length >= NAMED * numbers.filter(isPrice).length
  );
}

/** How far above its price the name of a single dish stands at most, in heights of the price: what it comes with stands between. */
const NAME_OVER = 6;

/** The phrases that say what a part of the price is. */
const labelsIn = ({ words }: PageInk) =>
  words.filter(({ text }) => {
    const label = labelOf(text);
    return label !== null && label.kind !== "other";
  });

/** Whether a single price with a name above it, both read clearly, stands beside a summary: what it says is not the labels of that. */
function isOneBeside(single: PageInk, summary: PageInk): boolean {
  const prices = pricesOf(summary);
  const { box: price, confidence = 0 } = single.numbers.find(isPrice) ?? {};
  const [first, last] = [prices[0], prices.at(-1)];
  if (!price || !first || !last || prices.length < BESIDE_ONE || confidence < CLEAR) return false;
  const isOver = ({ box }: OcrWord) =>
    box.y1 <= price.y0 &&
    price.y0 - box.y1 < NAME_OVER * height(price) &&
    shared(box.x0, box.x1, price.x0, price.x1) > 0;
  const isLevel = price.y1 > first.y0 && price.y0 < last.y1;
  return (
    isLevel &&
    single.words.some(isOver) &&
    labelsIn(single).length === 0 &&
    labelsIn(summary).length >= LEAST_PRICES &&
    isNamed(prices, summary)
  );
}

/** Whether what stands at both sides of a gutter has names and prices of its own where they stand side by side. */
function areColumns(left: PageInk, right: PageInk): boolean {
  const [one, other] = [pricesOf(left), pricesOf(right)];
  if (one.length === 1) return isOneBeside(left, right);
  if (other.length === 1) return isOneBeside(right, left);
  if (one.length < LEAST_PRICES || other.length < LEAST_PRICES) return false;
  const [a, b] = [boxAround(one), boxAround(other)];
  const [top, bottom] = [Math.max(a.y0, b.y0), Math.min(a.y1, b.y1)];
  const beside = (prices: readonly Box[]) =>
    prices.filter((price) => price.y1 > top && price.y0 < bottom);
  return isNamed(beside(one), left) && isNamed(beside(other), right);
}

const partOf = ({ words, numbers }: PageInk, belongs: (box: Box) => boolean): PageInk => ({
  words: words.filter(({ box }) => belongs(box)),
  numbers: numbers.filter(({ box }) => belongs(box)),
});

/** Two columns with names and prices of their own: where the gutter is, and from where to where they stand side by side. */
interface TwoColumns {
  gutter: number;
  top: number;
  bottom: number;
  prices: number;
}

/** The longest stretch of a page that has a column at both sides of a gutter, which nothing crosses. */
function columnsAt(page: PageInk, boxes: readonly Box[], gutter: number): TwoColumns | null {
  const crossing = boxes.filter(({ x0, x1 }) => x0 < gutter && x1 > gutter).map(middleOf);
  const ends = [
    Number.NEGATIVE_INFINITY,
    ...crossing.sort((a, b) => a - b),
    Number.POSITIVE_INFINITY,
  ];
  let best: TwoColumns | null = null;
  for (const [at, top] of ends.entries()) {
    const bottom = ends[at + 1] ?? top;
    const within = partOf(page, (box) => middleOf(box) > top && middleOf(box) < bottom);
    const prices = within.numbers.length;
    if (prices < 1 + BESIDE_ONE || prices <= (best?.prices ?? 0)) continue;
    const left = partOf(within, ({ x1 }) => x1 <= gutter);
    const right = partOf(within, ({ x0 }) => x0 >= gutter);
    if (areColumns(left, right)) best = { gutter, top, bottom, prices };
  }
  return best;
}

const lower = <T extends { box: Box }>(one: T, by: number): T => ({
  ...one,
  box: { ...one.box, y0: one.box.y0 + by, y1: one.box.y1 + by },
});

/** The page with the second of two columns below the first, and what stands below both farther down. */
function unfolded(page: PageInk, said: PageInk, { gutter, top, bottom }: TwoColumns): PageInk {
  const isWithin = (box: Box) => middleOf(box) > top && middleOf(box) < bottom;
  const within = partOf(said, isWithin);
  const { y0, y1 } = boxAround([...within.words, ...within.numbers].map(({ box }) => box));
  const { words } = within;
  const arabic = 2 * words.filter(({ language }) => language === "arabic").length > words.length;
  // Arabic begins on the right.
  const isRight = ({ x0 }: Box) => x0 >= gutter;
  const first = boxAround(
    [...words, ...within.numbers].map(({ box }) => box).filter((box) => isRight(box) === arabic),
  );
  // What stands above it is above both: a title in the middle.
  const isSecond = (box: Box) => isRight(box) !== arabic && box.y1 > first.y0;
  const moved = <T extends { box: Box }>(one: T): T =>
    middleOf(one.box) >= bottom || (isWithin(one.box) && isSecond(one.box))
      ? lower(one, y1 - y0 + height(one.box))
      : one;
  return { words: page.words.map(moved), numbers: page.numbers.map(moved) };
}

/**
 * What stands on a page one below the other, as it is read: columns side by side that each have names and prices, the dishes of
 * a menu or those of an order beside its summary, would make lines of two things each.
 */
export function inReadingOrder(page: PageInk): PageInk {
  let read = page;
  for (let time = 0; time < MOST; time++) {
    const { numbers } = read;
    const words = phrasesOf(chosenWords(read.words).filter((word) => !isOf(word, numbers))).filter(
      (phrase) => !mayBeCurrency(phrase, numbers),
    );
    const said = { words, numbers };
    const boxes = [...said.words, ...said.numbers].map(({ box }) => box);
    if (boxes.length === 0) return read;
    const { x0, x1 } = boxAround(boxes);
    const places = Array.from(
      { length: STEPS + 1 },
      (_, at) => x0 + (x1 - x0) * (GUTTERS[0] + ((GUTTERS[1] - GUTTERS[0]) * at) / STEPS),
    );
    const found = places.flatMap((gutter) => columnsAt(said, boxes, gutter) ?? []);
    const most = Math.max(...found.map(({ prices }) => prices));
    const best = found.filter(({ prices }) => prices === most);
    const columns = best[best.length >> 1];
    if (!columns) return read;
    read = unfolded(read, said, columns);
  }
  return read;
}

/** The rows of a page, as they are read. */
export function pageRows(page: PageInk): PageRow[] {
  const { words, numbers } = inReadingOrder(page);
  return rowsOf(words, numbers);
}
