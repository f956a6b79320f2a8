import { chanceOf, LIKELY } from "./evidence-model";
import type { LabelledAmount } from "./labelled";
import { moneyEvidence } from "./money-evidence";
import fitted from "./money-model.json";
import type { PageRow } from "./page";
import type { PageAmount } from "./page-amounts";
import { isWithin } from "./quantity";

/**
 * The amounts of a page that are money: those with a label, with halalas or beside a currency, and of other whole numbers
 * those that a model, fitted on drawn pictures, takes for it by where they stand. All others are quantities, sizes, houses
 * and times. A page that writes no amount so says nothing about it: all of its amounts are given.
 *
 * @param least how probable it must be.
 */
export function moneyOf(
  rows: readonly PageRow[],
  labelled: readonly LabelledAmount[],
  least = LIKELY,
): ReadonlySet<PageAmount> {
  const all = moneyEvidence(rows, labelled);
  const told = all.some(({ evidence }) => evidence === null);
  const written = new Set(all.flatMap(({ row, evidence }) => (evidence === null ? [row] : [])));
  // A number in the middle of a name beside a price is a part of that name: V 60 Ethiopia. Drawn orders have none.
  const isOfName = ({ amount, row }: (typeof all)[number]) =>
    written.has(row) && isWithin(amount.box, rows[row] as PageRow);
  const money = all.filter(
    (one) =>
      !told || one.evidence === null || (chanceOf(fitted, one.evidence) >= least && !isOfName(one)),
  );
  return new Set(money.map(({ amount }) => amount));
}
