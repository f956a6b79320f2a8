import { height, shared } from "../boxes";
import type { LabelledAmount } from "./labelled";
import { hasDateOrTime, type PageRow } from "./page";
import type { AmountCandidate, PageAmount } from "./page-amounts";
import { isHead, quantityNear, quantityProved, type ReadQuantity } from "./quantity";
import { isNamed } from "./quantity-name";

/** A line of the order as it stands on the page, its amount not yet known to be for one or for all. */
export interface OrderLine {
  /** Empty where no name was read. */
  name: string;
  /** Null when no quantity stands beside it. */
  quantity: number | null;
  /** How far the quantity is believed, 0 to 1; 0 where none is written. */
  belief: number;
  /** Halalas. */
  amount: number;
  /** Other values its ink may stand for, and other amounts of the line: an old price beside the new one. */
  others: AmountCandidate[];
  /** A second amount of the line that proves which is for one: this × quantity is that. */
  one: number | null;
  /** Where `amount` stands. */
  from: readonly PageAmount[];
}

/** Beside an amount that is clear, one less probable than this is an ornament: the plus of a button. */
const ORNAMENT = 0.2;
const CLEAR = 0.5;

const probability = ({ candidates }: PageAmount) => candidates[0]?.probability ?? 0;

/** The amounts of a line that are money. */
function moneyIn(
  row: PageRow,
  taken: ReadonlySet<PageAmount>,
  money: ReadonlySet<PageAmount>,
): PageAmount[] {
  const least = row.amounts.some((amount) => probability(amount) > CLEAR) ? ORNAMENT : 0;
  const free = row.amounts.filter(
    (amount) =>
      money.has(amount) &&
      !taken.has(amount) &&
      amount.value > 0 &&
      !amount.negative &&
      probability(amount) >= least,
  );
  const written = free.filter(({ decimals }) => decimals);
  return written.length > 0 ? written : free;
}

/** Fewer of a dish are ordered. */
const MANY = 10;

/** So many amounts side by side with nothing beside them are to be chosen from, such as tips. */
const CHOICES = 3;

/** What a quantity times one amount of a line is another of: the price for one. */
function priceForOne(money: readonly PageAmount[], most: PageAmount, quantity: number | null) {
  const one = money.find(
    ({ value }) => value * (quantity ?? 1) === most.value && value !== most.value,
  );
  if (one) return one.value;
  const twice = money.length > 1 && money.every(({ value }) => value === most.value);
  return quantity === 1 && twice ? most.value : null;
}

/** The quantity that makes one amount of a line another, when none was read. */
function quantityBetween(money: readonly PageAmount[], most: PageAmount): ReadQuantity | null {
  for (const { value } of money) {
    const count = most.value / value;
    if (count > 1 && count <= 12 && Number.isInteger(count)) return { value: count, belief: 0 };
  }
  return null;
}

/** The amount of a line that its quantity is part of. */
export const dearestOf = (own: readonly PageAmount[]) =>
  own.reduce((most, one) => (one.value > most.value ? one : most));

function lineOf(
  rows: readonly PageRow[],
  at: number,
  own: readonly PageAmount[],
  money: ReadonlySet<PageAmount>,
): OrderLine {
  const most = dearestOf(own);
  const near =
    quantityProved(rows[at] as PageRow, own, most, money) ??
    quantityNear(rows, at, most, money) ??
    quantityBetween(own, most);
  const quantity = near?.value ?? null;
  const rest = own.filter((amount) => amount !== most);
  const one = priceForOne(own, most, quantity);
  // A dish at 3 riyals, 26 of it, is three of one at 26.
  const turned = one !== null && quantity !== null && quantity > MANY && one < 100 * MANY;
  if (turned && one % 100 === 0)
    return {
      ...{ name: nameNear(rows, at), quantity: one / 100, belief: 0 },
      ...{ amount: most.value, others: [], one: 100 * quantity, from: own },
    };
  // A price and a sum that the quantity does not make of it: one of the three is misread.
  const disputed = one === null && rest.some(({ value }) => value !== most.value);
  return {
    name: nameNear(rows, at),
    quantity,
    belief: disputed ? 0 : (near?.belief ?? 0),
    amount: most.value,
    others: [
      ...rest.map(({ value }) => ({ value, probability: 0.5 })),
      ...own.flatMap(({ candidates }) => candidates.slice(1)),
    ],
    one,
    from: own,
  };
}

const hasLetters = (text: string) => /\p{L}{3}/u.test(text);

/** How far above its amount a name may stand, in heights of the amount's row, and in rows. */
const NAME_ABOVE = 3;
const ROWS_ABOVE = 3;
/** Lines of one dish, its name and what it comes with, stand no further apart than this, in heights. */
const TOGETHER = 1.1;

/** The words of a row without its quantity and currency. */
export function nameIn(text: string): string {
  return text
    .replace(/(?:^|\s)(?:\d+\s*[xX×]|[xX×]\s*\d+|SAR|SR|ر\.?س|ريال|﷼)(?=\s|$)/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 120);
}

/**
 * The name beside an amount, or else the first of the lines above that have no amount of their own: below it stands what the
 * dish comes with.
 */
function nameNear(rows: readonly PageRow[], at: number): string {
  const { box, text } = rows[at] as PageRow;
  const own = nameIn(text);
  if (hasLetters(own)) return own;
  let [name, below] = ["", box];
  for (let above = at - 1; above >= Math.max(0, at - ROWS_ABOVE); above--) {
    const row = rows[above] as PageRow;
    const gap = below.y0 - row.box.y1;
    const near =
      name === "" ? NAME_ABOVE * height(box) : TOGETHER * Math.max(height(below), height(row.box));
    if (gap > near || row.label || row.amounts.some(({ decimals }) => decimals)) break;
    const read = nameIn(row.text);
    // How many there are may have a line of its own between the name and the price.
    if (name === "" && row.words.length + row.numbers.length > 0 && !hasLetters(read))
      below = row.box;
    if (!hasLetters(read) || isNamed(row) || (name !== "" && isHead(read))) continue;
    [name, below] = [read, row.box];
  }
  return name;
}

/** Dishes side by side, each price below a name of its own, as on the shelves of a menu; null where it is one line. */
function tilesOf(
  rows: readonly PageRow[],
  at: number,
  own: readonly PageAmount[],
): OrderLine[] | null {
  const [above, { text, box }] = [rows[at - 1], rows[at] as PageRow];
  if (own.length < 2 || !above || hasLetters(nameIn(text)) || above.label) return null;
  if (box.y0 - above.box.y1 > NAME_ABOVE * height(box)) return null;
  const tiles = own.map((amount) => ({
    amount,
    names: above.parts.filter(
      ({ x0, x1, text: name }) =>
        hasLetters(nameIn(name)) && shared(x0, x1, amount.box.x0, amount.box.x1) > 0,
    ),
  }));
  const names = new Set(tiles.flatMap((tile) => tile.names));
  if (names.size !== own.length || tiles.some((tile) => tile.names.length !== 1)) return null;
  // Arabic begins on the right.
  const arabic = above.words.filter(({ language }) => language === "arabic").length;
  if (2 * arabic > above.words.length) tiles.reverse();
  return tiles.map(({ amount, names: [name] }) => ({
    name: nameIn(name?.text ?? ""),
    quantity: null,
    belief: 0,
    amount: amount.value,
    others: amount.candidates.slice(1),
    one: null,
    from: [amount],
  }));
}

/**
 * The row where the summary begins: the first of the labelled rows that end the page with no dish between them. What is
 * labelled above the dishes, such as how much was saved, is no part of it.
 */
function startOf(
  rows: readonly PageRow[],
  labelled: readonly LabelledAmount[],
  money: ReadonlySet<PageAmount>,
): number {
  const summary = labelled.filter(({ kind }) => kind !== "pay" && kind !== "charged");
  const end = Math.max(...summary.map(({ row }) => row), -1);
  const itemised = summary.some(({ kind }) => kind === "subtotal");
  // A slip may begin with its total, in large type.
  const usual = summary.filter(({ kind }) => kind !== "total" && !(itemised && kind === "sum"));
  const [last, ...above] = usual.sort((a, b) => b.row - a.row);
  if (!last) return end < 0 ? rows.length : end;
  const named = new Set(labelled.map(({ row }) => row));
  const isDish = (row: PageRow, at: number) =>
    !row.label && !named.has(at) && row.amounts.some((amount) => money.has(amount));
  let start = last;
  for (const one of above) {
    const between = rows
      .slice(one.row + 1, start.row)
      .filter((row, at) => isDish(row, one.row + 1 + at));
    // An amount whose label was not read may stand in a summary, but not above what the dishes come to.
    if (between.length > (start.kind === "subtotal" || one.amount === null ? 0 : 1)) break;
    start = one;
  }
  return start.row;
}

/** The rows above the summary with an amount that no label explains, each with those amounts. */
export function rowsOfLines(
  rows: readonly PageRow[],
  labelled: readonly LabelledAmount[],
  money: ReadonlySet<PageAmount>,
): { at: number; own: PageAmount[] }[] {
  const taken = new Set(labelled.flatMap(({ amount }) => (amount ? [amount] : [])));
  return rows.slice(0, startOf(rows, labelled, money)).flatMap((row, at) => {
    if (row.label || hasDateOrTime(row)) return [];
    const own = moneyIn(row, taken, money);
    return own.length === 0 || (own.length >= CHOICES && !hasLetters(row.text))
      ? []
      : [{ at, own }];
  });
}

/**
 * The lines of the order.
 *
 * @param money what is written as money on the page.
 */
export function orderLines(
  rows: readonly PageRow[],
  labelled: readonly LabelledAmount[],
  money: ReadonlySet<PageAmount>,
): OrderLine[] {
  return rowsOfLines(rows, labelled, money).flatMap(({ at, own }) => {
    const lines = tilesOf(rows, at, own) ?? [lineOf(rows, at, own, money)];
    // Without a name only what is written as money, or proved by its quantity, is a line: its name may not have been read.
    return lines.filter(
      ({ name, one, from }) =>
        name !== "" || one !== null || from.every(({ decimals }) => decimals),
    );
  });
}
