import type { PageNumber } from "~/features/checkout/digits/read-numbers";
import type { Box, OcrWord } from "~/providers/ocr/ocr";
import { type PageRow, rowsOf } from "./page";

/** No more lines are read a second time: each takes a tenth of a second. */
const MOST = 14;
/** A label stands at most this far above its amount, in heights. */
const ABOVE = 3;

/** What delivery costs is to be read beside its label, be it a word: free. */
const isFeeUnread = ({ label, amounts }: PageRow) =>
  label?.kind === "deliveryFee" && amounts.length === 0;

function isUnclear(row: PageRow, next: PageRow | undefined): boolean {
  if (isFeeUnread(row)) return true;
  if (row.label) return false;
  if (row.amounts.length > 0) return true;
  const above = next && next.amounts.length > 0 && !next.label;
  return Boolean(above && next.box.y0 - row.box.y1 < ABOVE * (next.box.y1 - next.box.y0));
}

/** Whether a row says what a part of the price is. */
const isPart = ({ label }: PageRow) => label !== null && label.kind !== "other";

/** The rows from the first part of the price to the last, and the one above: what delivery costs stands among them. */
function summaryOf(rows: readonly PageRow[]): PageRow[] {
  return rows.slice(Math.max(0, rows.findIndex(isPart) - 1), rows.findLastIndex(isPart) + 1);
}

/**
 * Where lines stand that have an amount, or stand above one, and say nothing we understand; the lowest first.
 *
 * @param summed whether what is to be paid and the dishes are known, so that only what delivery costs is looked for.
 */
export function unclearRows(
  words: readonly OcrWord[],
  numbers: readonly PageNumber[],
  summed: boolean,
): Box[] {
  const all = rowsOf(words, numbers).filter(
    ({ amounts, text }) => amounts.length > 0 || text !== "",
  );
  const rows = summed ? summaryOf(all) : all;
  return rows
    .filter((row, at) => isUnclear(row, rows[at + 1]))
    .map(({ box }) => box)
    .reverse()
    .slice(0, MOST);
}
