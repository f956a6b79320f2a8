import type { PageNumber } from "~/features/checkout/digits/read-numbers";
import type { Box, OcrWord } from "~/providers/ocr/ocr";
import { covers, height, shared } from "../boxes";
import { isCurrency } from "./currency";
import { latinDigits } from "./latin-digits";
import type { PageRow } from "./page";
import type { PageAmount } from "./page-amounts";
import { isNamed } from "./quantity-name";

/** How many of a dish were ordered, as read. */
export interface ReadQuantity {
  value: number;
  /** Whether it is certain: marked as a quantity (2x) or clearly read, with no other reading there. */
  counted: boolean;
}

/** Nobody orders more of one dish on an app. */
const MOST = 30;
/** A lone digit that is believed less is an ornament; one believed more is counted on. */
const LEAST_READ = 0.6;
const WELL_READ = 0.85;
/** Less than that: it is taken, and not counted on. */
const DOUBTED = 0.7;
/** The least for one that is written as a quantity. */
const LEAST_MARKED = 0.45;
/** So many of one dish are believed only where they are written as a quantity. */
const UNUSUAL = 10;
/** A lone digit above this without a name beside it is a mark, such as the plus of a button. */
const MOST_BARE = 5;
/** How far below its amount a quantity may stand, in heights of the row: steppers stand between two lines. */
const REACH = 1.7;
/** The same above it: between the name and its price stands what the dish comes with. */
const REACH_ABOVE = 2.4;
/** The same for one that is written as such: it may have a line of its own, or stand beside the name above. */
const REACH_MARKED = 3.6;
const REACH_CROSSED = 4.6;
const ROWS_ABOVE = 3;

const middle = ({ y0, y1 }: Box) => (y0 + y1) / 2;

/** A bullet at the head of a line from right to left looks like the zero of Arabic: ٢ and • are no twenty. */
const WITH_BULLET = /^(x?[1-9])0(x?)$/;

function withoutBullet(number: PageNumber): PageNumber {
  const text = number.text.replace(WITH_BULLET, "$1$2");
  if (number.script === "latin" || text === number.text) return number;
  // Without the cross it may also be a piece of something else.
  const confidence = text.includes("x") ? number.confidence : Math.min(number.confidence, DOUBTED);
  return { ...number, text, confidence };
}

/** How many lines an order has stands in brackets above it. */
const HEAD =
  /(?:^|\s)(?:items?|order|basket|cart|products|الأصناف|أصناف|الطلب|طلبك|طلبات|الطلبات|المنتجات|منتجات|السلة|سلة|سلتك)(?=[\s:]|$)/iu;

/** A quantity such as `2x`, `x2`, `(2)` or a 2 alone; null for anything else. */
export function quantityIn(
  text: string,
): { value: number; marked: boolean; crossed: boolean } | null {
  // A dash on one side is that of a list: "1- Falafel".
  if (/^-\d+$|^\d+-$/.test(text)) return null;
  const match = /^[-+([*]*([x×]?)\s*(\d{1,2})(?:[.,]00?)?\s*([x×]?)[-+)\]*]*$/i.exec(
    latinDigits(text.replace(/[\u200e\u200f]/g, "")),
  );
  const value = Number(match?.[2]);
  if (!match || value < 1 || value > MOST) return null;
  const crossed = Boolean(match[1] || match[3]);
  return { value, marked: crossed || /[()[\]]/.test(text), crossed };
}

/** Whether a line stands above an order and says what it is, and how many dishes it has. */
export const isHead = (text: string) => HEAD.test(text);

interface QuantityReading {
  box: Box;
  value: number;
  marked: boolean;
  /** Marked with a cross: 2x. */
  crossed: boolean;
  confidence: number;
  named: boolean;
}

const isName = (word: OcrWord) =>
  word.confidence > LEAST_READ &&
  (word.text.match(/\p{L}/gu)?.length ?? 0) > 2 &&
  !isCurrency(word);

const hasLetters = ({ text }: { text: string }) => /\p{L}/u.test(text) && !/^[x×]$/i.test(text);

/** Whether a digit is part of a name, such as "broast 4 pcs": words stand at both its sides. */
function isWithin(box: Box, { words }: PageRow): boolean {
  const reach = 2 * height(box);
  const near = words.filter(
    (word) => hasLetters(word) && !isCurrency(word) && !covers(word.box, box, 0.2),
  );
  const left = near.some(({ box: { x1 } }) => x1 <= box.x0 + 2 && box.x0 - x1 < reach);
  const right = near.some(({ box: { x0 } }) => x0 >= box.x1 - 2 && x0 - box.x1 < reach);
  return left && right;
}

/** Whether what was read as a quantity is a part of an amount that a reader of words saw whole. */
function isPart(box: Box, { words }: PageRow): boolean {
  return words.some(
    (word) =>
      word.confidence > LEAST_READ && /\d[.,:]\d\d$/.test(word.text) && covers(word.box, box, 0.5),
  );
}

/** How far from its amount the sign of the riyal stands, in heights of the amount. */
const SIGN_REACH = 0.8;

/**
 * Whether a digit is the sign of the riyal: the reader of words, which doesn't know it, takes it for 3, 4 or 8, where our
 * own recogniser of digits finds none. It stands close beside its amount, and no quantity does.
 */
function isSign(box: Box, { numbers }: PageRow, paid: readonly PageAmount[]): boolean {
  if (numbers.some((number) => covers(number.box, box, 0.5))) return false;
  return paid.some(
    (amount) =>
      shared(amount.box.y0, amount.box.y1, box.y0, box.y1) > 0 &&
      shared(amount.box.x0, amount.box.x1, box.x0, box.x1) > -SIGN_REACH * height(amount.box),
  );
}

/** Everything of a row that reads as a quantity, by either reader; what is money is none. */
function readIn(row: PageRow, money: ReadonlySet<PageAmount>): QuantityReading[] {
  const paid = row.amounts.filter((amount) => money.has(amount));
  // The feet of 2x are a line to who looks for old prices.
  const numbers = row.numbers
    .filter(({ struck, text }) => !struck || text.includes("x"))
    .map(withoutBullet);
  const named = isNamed(row);
  return [...numbers, ...row.words].flatMap(({ text, box, confidence }) => {
    const quantity = quantityIn(text);
    if (!quantity || isPart(box, row) || paid.some((amount) => covers(box, amount.box))) return [];
    const read = { ...quantity, box, confidence, named };
    if (named) return [{ ...read, marked: true }];
    if (!quantity.marked && isSign(box, row, paid)) return [];
    // A scrap in brackets is none.
    if (quantity.marked && confidence < LEAST_MARKED) return [];
    return quantity.marked || !isWithin(box, row) ? [read] : [];
  });
}

/**
 * The rows that may hold the quantity of an amount: its own, the next, and those above that have no amount of their own.
 */
function rowsNear(rows: readonly PageRow[], at: number, money: ReadonlySet<PageAmount>): number[] {
  const isOwned = ({ label, amounts, text }: PageRow) =>
    label !== null || HEAD.test(text) || amounts.some((amount) => money.has(amount));
  const near = [at];
  const next = rows[at + 1];
  // A name below is that of the next dish, and so is what stands beside it.
  if (next && !isOwned(next) && (isNamed(next) || !next.words.some(isName))) near.push(at + 1);
  for (let above = at - 1; above >= Math.max(0, at - ROWS_ABOVE); above--) {
    if (isOwned(rows[above] as PageRow)) break;
    near.push(above);
  }
  return near;
}

/**
 * The quantity of a row that makes one of its amounts another, which proves both, and be it one of two alike: beside it may
 * stand which line of the table this is. Null when none does.
 */
export function quantityProved(
  row: PageRow,
  own: readonly PageAmount[],
  most: PageAmount,
  money: ReadonlySet<PageAmount>,
): ReadQuantity | null {
  const proved = readIn(row, money).find(({ value }) =>
    own.some((amount) => amount !== most && amount.value * value === most.value),
  );
  return proved ? { value: proved.value, counted: true } : null;
}

/**
 * The quantity that stands beside an amount, at the name above it, or between its line and the next; null when there
 * is none.
 *
 * @param money what is written as money on the page, and is no quantity.
 */
export function quantityNear(
  rows: readonly PageRow[],
  at: number,
  amount: PageAmount,
  money: ReadonlySet<PageAmount>,
): ReadQuantity | null {
  const tall = height((rows[at] as PageRow).box);
  const found = rowsNear(rows, at, money).flatMap((near) =>
    readIn(rows[near] as PageRow, money).flatMap((read) => {
      const below = middle(read.box) - middle(amount.box);
      const away = Math.abs(below);
      const far = read.crossed ? REACH_CROSSED : REACH_MARKED;
      const usual = below < 0 ? REACH_ABOVE : REACH;
      const reach = read.marked && (below < 0 || read.named) ? far : usual;
      if (covers(read.box, amount.box) || away > reach * tall) return [];
      if (!read.marked && read.confidence < LEAST_READ) return [];
      if (!read.marked && read.value > MOST_BARE && !(rows[near] as PageRow).words.some(isName))
        return [];
      const beside = near === at ? 1 : 0;
      const written = read.named ? 4 : read.marked ? 2 : read.value < UNUSUAL ? 0 : -1;
      return [{ ...read, worth: written + beside + read.confidence - away / tall }];
    }),
  );
  const [best] = found.sort((a, b) => b.worth - a.worth);
  if (!best) return null;
  const disputed = found.some(
    ({ value, box }) => value !== best.value && covers(box, best.box, 0.3),
  );
  const clear = best.marked || (best.confidence > WELL_READ && best.value < UNUSUAL);
  return { value: best.value, counted: clear && !disputed };
}
