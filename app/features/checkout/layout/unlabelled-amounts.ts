import { besideCurrency } from "./currency";
import { ENDS } from "./label-words";
import type { LabelledAmount } from "./labelled";
import { hasDateOrTime, type PageRow } from "./page";
import type { PageAmount } from "./page-amounts";
import { largerThan } from "./part-candidates";

/** The summary may begin a line above what was understood of it, and end some lines below. */
const ABOVE = 1;
const BELOW = 3;
/** Riyals of more than one digit, in halalas. */
const TWO_DIGITS = 1000;

/**
 * The amounts in the summary of a page that have no known label: it was misread, or its wording is new to us.
 * In a row with several amounts only those with halalas or a currency are taken for money, or the only one of more than one
 * digit. Where no label says what is to be paid, an amount in large type may be it wherever it stands.
 *
 * @param money what is written as money on the page.
 */
export function unlabelledAmounts(
  rows: readonly PageRow[],
  labelled: readonly LabelledAmount[],
  money: ReadonlySet<PageAmount>,
): PageAmount[] {
  const at = labelled.map(({ row }) => row);
  if (at.length === 0) return [];
  const named = new Set(labelled.flatMap(({ amount }) => (amount ? [amount] : [])));
  const [start, end] = [Math.min(...at) - ABOVE, Math.max(...at) + BELOW];
  const isLarge = largerThan(labelled.flatMap(({ amount }) => amount ?? []));
  const ended = labelled.some(({ kind, amount }) => amount && ENDS.includes(kind));
  return rows.flatMap((row, place) => {
    // A total may stand by itself in large type, above everything or below it.
    const far = place < start || place > end;
    if (far && (ended || !row.amounts.some(isLarge))) return [];
    if (row.label || hasDateOrTime(row)) return [];
    const free = row.amounts.filter(
      (amount) => money.has(amount) && !named.has(amount) && amount.value > 0,
    );
    if (far) return free.filter(isLarge);
    const written = free.filter(({ decimals, box }) => decimals || besideCurrency(box, row.words));
    if (written.length > 0) return written;
    // A letter that stands by itself looks like a digit: an alef like the one of Arabic.
    const long = free.filter(({ value }) => value >= TWO_DIGITS);
    if (long.length === 1) return long;
    return free.length > 1 ? [] : free;
  });
}
