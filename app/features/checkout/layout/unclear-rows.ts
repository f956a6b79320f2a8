import type { PageNumber } from "~/features/checkout/digits/read-numbers";
import type { Box, OcrWord } from "~/providers/ocr/ocr";
import { boxAround, height } from "../boxes";
import { type PageRow, rowsOf } from "./page";

/** No more lines are read a second time: each takes a tenth of a second. */
const MOST = 14;
/** A label stands at most this far above its amount, in heights. */
const ABOVE = 3;

/** What delivery costs is to be read beside its label, be it a word: free. */
const isFeeUnread = ({ label, amounts }: PageRow) =>
  label?.kind === "deliveryFee" && amounts.length === 0;

/** What is less probably a fee of another kind, or has fewer letters, may be that of delivery, of whose name a word was not read. */
const SURE_FEE = 0.75;
const FEE_LETTERS = 7;

const mayBeDelivery = ({ label }: PageRow) =>
  label?.kind === "serviceFee" && (label.share < SURE_FEE || label.letters < FEE_LETTERS);

function isUnclear(row: PageRow, next: PageRow | undefined): boolean {
  if (isFeeUnread(row) || mayBeDelivery(row)) return true;
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

const middleOf = ({ box }: PageRow) => (box.y0 + box.y1) / 2;

/** How far apart most of the lines of a page stand that stand close, from middle to middle. */
function usualStep(rows: readonly PageRow[]): number {
  const steps = rows.slice(1).flatMap((row, at) => {
    const step = middleOf(row) - middleOf(rows[at] as PageRow);
    return step > height(row.box) ? [step] : [];
  });
  return steps.sort((a, b) => a - b)[steps.length >> 2] ?? Number.POSITIVE_INFINITY;
}

/** Between lines so many times as far apart as others there is room for one that nobody saw. */
const ROOM = 1.7;

/** Where a line may stand between two of a summary that was not seen at all: one without an amount, as free delivery is. */
function gapsOf(summary: readonly PageRow[], usual: number): Box[] {
  return summary.slice(1).flatMap((below, at) => {
    const above = summary[at] as PageRow;
    const tall = Math.max(height(above.box), height(below.box));
    const y0 = Math.round(above.box.y1 + tall / 4);
    const y1 = Math.round(below.box.y0 - tall / 4);
    const narrow = middleOf(below) - middleOf(above) < ROOM * usual || y1 - y0 < tall;
    return narrow ? [] : [{ ...boxAround([above.box, below.box]), y0, y1 }];
  });
}

/**
 * Where lines stand that have an amount, or stand above one, and say nothing we understand; the lowest first. In the summary
 * also where a line may be missing.
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
  const summary = summaryOf(all);
  const rows = summed ? summary : all;
  const unclear = rows.filter((row, at) => isUnclear(row, rows[at + 1])).map(({ box }) => box);
  return [...unclear, ...gapsOf(summary, usualStep(all))]
    .sort((a, b) => b.y0 - a.y0)
    .slice(0, MOST);
}
