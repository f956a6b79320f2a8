import type { PageNumber } from "~/features/checkout/digits/read-numbers";
import type { Box, OcrWord } from "~/providers/ocr/ocr";
import { covers, height, shared } from "../boxes";
import { isCurrency } from "./currency";
import { chanceOf, LIKELY, stepsOf } from "./evidence-model";
import { latinDigits } from "./latin-digits";
import type { PageRow } from "./page";
import type { PageAmount } from "./page-amounts";
import fitted from "./quantity-model.json";
import { isNamed } from "./quantity-name";

/** How many of a dish were ordered, as read. */
export interface ReadQuantity {
  value: number;
  /** How far it is believed, 0 to 1; 0 where nobody wrote it. */
  belief: number;
}

/** Nobody orders more of one dish on an app. */
export const MOST = 30;
/** A lone digit above this without a name beside it is a mark. */
const MOST_BARE = 5;
/** How clearly a word has to be read to say something. */
const CLEAR_WORD = 0.6;
/** The dishes of a page stand no more lines apart. */
const ROWS_ABOVE = 3;

const middle = ({ y0, y1 }: Box) => (y0 + y1) / 2;

/** A bullet at the head of a line from right to left looks like the zero of Arabic: ٢ and • are no twenty. Nothing stands before it. */
const WITH_BULLET = /^(x?[1-9])0$/;

const withoutBullet = ({ text, script }: PageNumber) =>
  script === "latin" ? text : text.replace(WITH_BULLET, "$1");

const CROSSED = /^[x×]\d+$|^\d+[x×]$/i;

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

const isName = (word: OcrWord) =>
  word.confidence > CLEAR_WORD &&
  (word.text.match(/\p{L}/gu)?.length ?? 0) > 2 &&
  !isCurrency(word);

const hasLetters = ({ text }: { text: string }) =>
  /\p{L}/u.test(text) && !/^\d*[x×]\d*$/i.test(text);

/** Whether a digit is part of a name, such as "broast 4 pcs": words stand at both its sides. */
export function isWithin(box: Box, { words }: PageRow): boolean {
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
      word.confidence > CLEAR_WORD && /\d[.,:]\d\d$/.test(word.text) && covers(word.box, box, 0.5),
  );
}

/** What may be how many there are of a dish, with the evidence for it. */
export interface QuantityReading {
  value: number;
  box: Box;
  evidence: string[];
}

/** How far from its amount the sign of the riyal stands, in heights of the amount; no quantity stands so close. */
const SIGN_REACH = 0.8;

const isClose = (box: Box, paid: readonly PageAmount[]) =>
  paid.some(
    (amount) =>
      shared(amount.box.y0, amount.box.y1, box.y0, box.y1) > 0 &&
      shared(amount.box.x0, amount.box.x1, box.x0, box.x1) > -SIGN_REACH * height(amount.box),
  );

/** Whether our own recogniser of digits finds none where the reader of words does. */
const isUnseen = (read: PageNumber | OcrWord, { numbers }: PageRow) =>
  !("script" in read) && !numbers.some(({ box }) => covers(box, read.box, 0.5));

/**
 * Whether a digit by itself is something else than a quantity: a piece of a name; the sign of the riyal, which the reader of words
 * takes for 3, 4 or 8, where our own recogniser of digits finds none; or without a name beside it a mark, such as the plus of a
 * button. Drawn orders show too little of them to learn it from.
 */
function isOther(
  read: PageNumber | OcrWord,
  row: PageRow,
  { value, paid }: { value: number; paid: readonly PageAmount[] },
): boolean {
  const { box } = read;
  const mark = value > MOST_BARE && !row.words.some(isName);
  return isWithin(box, row) || mark || (isUnseen(read, row) && isClose(box, paid));
}

/** What a digit is by itself and in its row; first how it is written. */
function evidenceIn(
  row: PageRow,
  read: PageNumber | OcrWord,
  { value, marked, crossed }: { value: number; marked: boolean; crossed: boolean },
  paid: readonly PageAmount[],
): string[] {
  const { text, box, confidence } = read;
  const ours = "script" in read;
  const bullet = ours && read.script === "eastern" && WITH_BULLET.test(text);
  const said = [
    [ours ? `as ${read.script}` : "as a word", true],
    ["by words alone", isUnseen(read, row)],
    ["light", ours && !read.dark],
    ["struck", ours && read.struck],
    ["with a bullet", bullet],
    ["more than nine", value > 9],
    ["beside a name", row.words.some(isName)],
    ["part of an amount", isPart(box, row)],
    ["close to an amount", isClose(box, paid)],
  ] as const;
  return [
    isNamed(row) ? "named" : crossed ? "crossed" : marked ? "bracketed" : "bare",
    ...said.flatMap(([name, holds]) => (holds ? [name] : [])),
    ...stepsOf("believed", confidence, [0.3, 0.45, 0.6, 0.7, 0.8, 0.9, 0.95]),
  ];
}

/** Everything of a row that reads as a quantity, by either reader; what is money is none. */
function readIn(row: PageRow, money: ReadonlySet<PageAmount>): QuantityReading[] {
  const paid = row.amounts.filter((amount) => money.has(amount));
  return [...row.numbers, ...row.words].flatMap((read) => {
    const quantity = quantityIn("script" in read ? withoutBullet(read) : read.text);
    if (!quantity || paid.some((amount) => covers(read.box, amount.box))) return [];
    if (!quantity.marked && !isNamed(row) && isOther(read, row, { ...quantity, paid })) return [];
    const { value } = quantity;
    return [{ value, box: read.box, evidence: evidenceIn(row, read, quantity, paid) }];
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
  const proved =
    readIn(row, money).find(({ value }) =>
      own.some((amount) => amount !== most && amount.value * value === most.value),
    )?.value ?? factorOf(row, most);
  return proved ? { value: proved, belief: 1 } : null;
}

/** The quantity of two whole numbers of a row whose product is its amount: 2 x 10   20. What is more, is the price. */
function factorOf({ numbers }: PageRow, most: PageAmount): number | null {
  const crossed = numbers.some(({ text }) => CROSSED.test(text));
  const whole = numbers
    .filter(({ box }) => !covers(box, most.box))
    .map(({ text }) => Number(/^[x×]?(\d{1,3})[x×]?$/i.exec(text)?.[1] ?? Number.NaN));
  const at = whole.findIndex((one, place) =>
    whole.some((other, beside) => beside > place && one * other * 100 === most.value),
  );
  if (!crossed || at < 0) return null;
  const one = whole[at] as number;
  const count = Math.min(one, most.value / 100 / one);
  return count <= MOST ? count : null;
}

/** Everything near an amount that may be how many there are: beside it, at the name above it, or between its line and the next. */
export function quantitiesNear(
  rows: readonly PageRow[],
  at: number,
  amount: PageAmount,
  money: ReadonlySet<PageAmount>,
): QuantityReading[] {
  const tall = height((rows[at] as PageRow).box);
  const paid = rows.flatMap(({ amounts }) => amounts.filter((one) => money.has(one)));
  const down = (box: Box) => (middle(box) - middle(amount.box)) / tall;
  /** Below the line and nearer to the amount of another, whose name may not have been read. */
  const isNext = (box: Box) =>
    down(box) > 0.5 && paid.some((one) => Math.abs(down(one.box) - down(box)) + 0.5 < down(box));
  const found = rowsNear(rows, at, money).flatMap((near) =>
    readIn(rows[near] as PageRow, money)
      .filter(({ box }) => !covers(box, amount.box) && !isNext(box))
      .map((read) => ({ ...read, near })),
  );
  return found.map(({ value, box, evidence, near }) => {
    const below = down(box);
    const said = [
      ["divides it", amount.value % value === 0],
      ["disputed", found.some((one) => one.value !== value && covers(one.box, box, 0.3))],
      ["nearest", found.every((one) => Math.abs(down(one.box)) >= Math.abs(below))],
    ] as const;
    return {
      ...{ value, box },
      evidence: [
        ...evidence,
        near === at ? "same line" : near > at ? "next line" : `${at - near} lines above`,
        ...stepsOf(below < 0 ? "above" : "below", Math.abs(below), [0.6, 1.2, 1.8, 2.4, 3.6, 4.8]),
        ...said.flatMap(([name, holds]) => (holds ? [name] : [])),
      ],
    };
  });
}

/**
 * The quantity of an amount that is likeliest by where and how it is written; null when none is likely.
 *
 * @param money what is written as money on the page, and is no quantity.
 */
export function quantityNear(
  rows: readonly PageRow[],
  at: number,
  amount: PageAmount,
  money: ReadonlySet<PageAmount>,
): ReadQuantity | null {
  const [best] = quantitiesNear(rows, at, amount, money)
    .map(({ value, evidence }) => ({ value, belief: chanceOf(fitted, evidence) }))
    .sort((a, b) => b.belief - a.belief);
  return best && best.belief >= LIKELY ? best : null;
}
