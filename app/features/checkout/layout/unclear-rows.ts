import type { PageNumber } from "~/features/checkout/digits/read-numbers";
import type { Box, OcrWord } from "~/providers/ocr/ocr";
import { type PageRow, rowsOf } from "./page";

/** No more lines are read a second time: each takes a tenth of a second. */
const MOST = 14;
/** A label stands at most this far above its amount, in heights. */
const ABOVE = 3;

function isUnclear(row: PageRow, next: PageRow | undefined): boolean {
  if (row.label) return false;
  if (row.amounts.length > 0) return true;
  const above = next && next.amounts.length > 0 && !next.label;
  return Boolean(above && next.box.y0 - row.box.y1 < ABOVE * (next.box.y1 - next.box.y0));
}

/** Where lines stand that have an amount, or stand above one, and say nothing we understand; the lowest first. */
export function unclearRows(words: readonly OcrWord[], numbers: readonly PageNumber[]): Box[] {
  const rows = rowsOf(words, numbers).filter(
    ({ amounts, text }) => amounts.length > 0 || text !== "",
  );
  return rows
    .filter((row, at) => isUnclear(row, rows[at + 1]))
    .map(({ box }) => box)
    .reverse()
    .slice(0, MOST);
}
