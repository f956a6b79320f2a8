import type { LabelledAmount } from "./labelled";
import { hasLetters, hasName, nameNear } from "./line-name";
import type { OrderLine } from "./order-line";
import { hasDateOrTime, type PageRow } from "./page";
import { isClear, likelihood, type PageAmount } from "./page-amounts";
import { quantityNear, quantityProved, type ReadQuantity } from "./quantity";
import { besideTiles, tilesOf } from "./tiles";

/** Beside an amount that is clear, one less probable than this is an ornament: the plus of a button. */
const ORNAMENT = 0.2;

/** The amounts of a line that are money. */
function moneyIn(
  row: PageRow,
  taken: ReadonlySet<PageAmount>,
  money: ReadonlySet<PageAmount>,
): PageAmount[] {
  const least = row.amounts.some(isClear) ? ORNAMENT : 0;
  const free = row.amounts.filter(
    (amount) =>
      money.has(amount) &&
      !taken.has(amount) &&
      amount.value > 0 &&
      !amount.negative &&
      likelihood(amount) >= least,
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
  const ownName = hasName(rows[at] as PageRow);
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
      ...{ amount: most.value, others: [], one: 100 * quantity, from: own, at, ownName },
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
    at,
    ownName,
  };
}

/** So many amounts below a label may be a summary's whose labels were not read; more are dishes: it says what a menu asks for. */
const MOST_UNNAMED = 3;

/** The rows with money that no label explains. */
function dishRowsOf(
  rows: readonly PageRow[],
  labelled: readonly LabelledAmount[],
  money: ReadonlySet<PageAmount>,
): number[] {
  const named = new Set(labelled.map(({ row }) => row));
  return rows.flatMap((row, at) =>
    !row.label && !named.has(at) && row.amounts.some((amount) => money.has(amount)) ? [at] : [],
  );
}

/** Whether what a label says may be part of a summary: few dishes stand below it. */
export const isInSummary = (row: number, dishRows: readonly number[]) =>
  dishRows.filter((at) => at > row).length <= MOST_UNNAMED;

/**
 * The row where the summary begins: the first of the labelled rows that end the page with no dish between them. What is
 * labelled above the dishes, such as how much was saved, is no part of it.
 */
function startOf(
  rows: readonly PageRow[],
  labelled: readonly LabelledAmount[],
  money: ReadonlySet<PageAmount>,
): number {
  const dishRows = dishRowsOf(rows, labelled, money);
  const summary = labelled.filter(
    ({ kind, row }) => kind !== "pay" && kind !== "charged" && isInSummary(row, dishRows),
  );
  const end = Math.max(...summary.map(({ row }) => row), -1);
  const itemised = summary.some(({ kind }) => kind === "subtotal");
  // A slip may begin with its total, in large type.
  const usual = summary.filter(({ kind }) => kind !== "total" && !(itemised && kind === "sum"));
  const [last, ...above] = usual.sort((a, b) => b.row - a.row);
  if (!last) return end < 0 ? rows.length : end;
  let start = last;
  for (const one of above) {
    const between = dishRows.filter((at) => at > one.row && at < start.row);
    // An amount whose label was not read may stand in a summary, but not above what the dishes come to.
    if (between.length > (start.kind === "subtotal" || one.amount === null ? 0 : 1)) break;
    start = one;
  }
  return start.row;
}

/** So probable a label is that is one of several things a line says: minimum order 30.00, delivery 9.00. */
const SAID = 0.7;

const isAbout = ({ parts, amounts }: PageRow) =>
  amounts.length > 1 &&
  parts.some(({ label }) => label !== null && label.kind !== "other" && label.share > SAID);

/** The rows above the summary with an amount that no label explains, each with those amounts. */
export function rowsOfLines(
  rows: readonly PageRow[],
  labelled: readonly LabelledAmount[],
  money: ReadonlySet<PageAmount>,
): { at: number; own: PageAmount[] }[] {
  const dishRows = dishRowsOf(rows, labelled, money);
  const taken = new Set(
    labelled.flatMap(({ amount, row }) => (amount && isInSummary(row, dishRows) ? [amount] : [])),
  );
  return rows.slice(0, startOf(rows, labelled, money)).flatMap((row, at) => {
    if (row.label || hasDateOrTime(row) || isAbout(row)) return [];
    const own = besideTiles(rows, at, moneyIn(row, taken, money));
    const toChoose = own.length >= CHOICES && !hasLetters(row.text) && !tilesOf(rows, at, own);
    return own.length === 0 || toChoose ? [] : [{ at, own }];
  });
}

/**
 * The lines of the order.
 *
 * @param money what is written as money on the page, or may be.
 * @param sure what of it is no quantity: where more is taken for money, a number may be either.
 */
export function orderLines(
  rows: readonly PageRow[],
  labelled: readonly LabelledAmount[],
  money: ReadonlySet<PageAmount>,
  sure = money,
): OrderLine[] {
  return rowsOfLines(rows, labelled, money).flatMap(({ at, own }) => {
    const lines = tilesOf(rows, at, own) ?? [lineOf(rows, at, own, sure)];
    // Without a name only what is written as money, or proved by its quantity, is a line: its name may not have been read.
    return lines.filter(
      ({ name, one, from }) =>
        name !== "" || one !== null || from.every(({ decimals }) => decimals),
    );
  });
}
