import { height } from "../boxes";
import { besideCurrency } from "./currency";
import type { LabelledAmount } from "./labelled";
import type { PageRow } from "./page";
import type { PageAmount } from "./page-amounts";

/** How far the edges of a column may differ, in heights. */
const ALIGNED = 0.5;

const alignedWith = (a: PageAmount, b: PageAmount) =>
  Math.min(Math.abs(a.box.x0 - b.box.x0), Math.abs(a.box.x1 - b.box.x1)) <
  ALIGNED * Math.max(height(a.box), height(b.box));

/** Whether halalas are written, be it with one digit. */
const isFraction = ({ value, decimals }: PageAmount) =>
  decimals || (value % 100 !== 0 && value % 10 === 0);

/** Whether an amount may be one whose point was not seen: 20.00 read as 2000. */
const isPointless = ({ value, candidates }: PageAmount) =>
  candidates.some((one) => one.value === 100 * value);

/** Whether the price of a dish stands alone below its name: what stands beside the name is how many of it. */
const isPriceAlone = (row: PageRow | undefined, paid: ReadonlySet<PageAmount>) =>
  row !== undefined &&
  !row.label &&
  !/\p{L}{3}/u.test(row.text) &&
  row.amounts.some((amount) => paid.has(amount));

/**
 * The amounts of a page that are written as money: with halalas, beside a currency, or, where the page writes whole
 * riyals, in one column with those that are. Other whole numbers are quantities, sizes, houses and times. A page that
 * writes none so says nothing about it: all of its amounts are given.
 */
export function moneyOf(
  rows: readonly PageRow[],
  labelled: readonly LabelledAmount[],
): ReadonlySet<PageAmount> {
  const named = new Set(labelled.flatMap(({ amount }) => (amount ? [amount] : [])));
  const all = rows.flatMap((row) => row.amounts.map((amount) => ({ amount, row })));
  const written = all.flatMap(({ amount, row }) =>
    named.has(amount) || isFraction(amount) || besideCurrency(amount.box, row.words)
      ? [amount]
      : [],
  );
  if (written.length === 0) return new Set(all.map(({ amount }) => amount));
  // A menu names no amount, and writes some of its prices without halalas.
  const whole = named.size === 0 || [...named].some((amount) => !isFraction(amount));
  const paid = new Set(written);
  const aligned = all.filter(
    ({ amount, row }) =>
      !isPriceAlone(rows[rows.indexOf(row) + 1], paid) &&
      (isPointless(amount) || (whole && !row.amounts.some((other) => paid.has(other)))) &&
      written.some((other) => alignedWith(amount, other)),
  );
  return new Set([...written, ...aligned.map(({ amount }) => amount)]);
}
