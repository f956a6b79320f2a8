import { fold } from "~/features/names";
import type { PageNumber } from "~/providers/ocr/digits/read-numbers";
import type { OcrWord } from "~/providers/ocr/ocr";
import { emptyReading, type ReadField, type Reading, type TaxInvoice, unread } from "../reading";
import { dateIn } from "./date";
import { labelledAmounts } from "./labelled";
import { orderLines } from "./order-lines";
import { type Row, rowsOf } from "./page";
import { priceLines, waysToPrice } from "./price-lines";
import { type PartName, type Solution, solve } from "./solve";

/** Everything that was found on one picture. */
export interface Found {
  words: readonly OcrWord[];
  numbers: readonly PageNumber[];
  invoice: TaxInvoice | null;
  /** Milliseconds since 1970. */
  now: number;
}

const LONGEST_TEXT = 2000;
/** Read twice, a total needs no sum when it was read as well as this. */
const CLEAR = 0.9;
/** What is believed less than this is not stated, even when it sums. */
const HALF = 0.3;

function textOf(rows: readonly Row[]): string {
  const lines = rows.map(({ text }) => fold(text)).filter(Boolean);
  return lines.join("\n").slice(0, LONGEST_TEXT);
}

/** The first line with a name in it: apps and receipts alike begin with the restaurant. A guess, never sure. */
function restaurantOf(
  rows: readonly Row[],
  lines: readonly { name: string }[],
  invoice: TaxInvoice | null,
): ReadField<string> {
  if (invoice) return { value: invoice.seller, sure: true };
  const names = new Set(lines.map(({ name }) => name));
  const first = rows.find(
    ({ label, text, amounts }) =>
      !label && amounts.length === 0 && /\p{L}{3}/u.test(text) && !names.has(text),
  );
  return { value: first?.text.slice(0, 120) ?? null, sure: false };
}

function dateOf(rows: readonly Row[], { invoice, now, numbers }: Found): ReadField<number> {
  if (invoice?.time) return { value: invoice.time, sure: true };
  const texts = rows.map((row) => {
    const read = row.numbers.map(({ text }) => text).join(" ");
    return `${read} ${row.words.map(({ text }) => text).join(" ")}`;
  });
  for (const text of texts) {
    const value = dateIn(text, now);
    if (value !== null) {
      const clear = numbers.some(
        (number) => number.confidence > CLEAR && dateIn(number.text, now) !== null,
      );
      return { value, sure: clear };
    }
  }
  return unread();
}

/** A field of the solution: sure when it was read and what speaks for it holds. */
function field(solution: Solution, name: PartName, holds: boolean): ReadField<number> {
  const value = solution[name];
  return { value, sure: value !== null && holds };
}

/** Makes a reading of what was found on a picture: rows, labels, the amounts that make the parts sum. */
export function assemble(found: Found): Reading {
  const rows = rowsOf(found.words, found.numbers);
  const labelled = labelledAmounts(rows);
  const lines = orderLines(rows, labelled);
  const amounts = rows.flatMap((row) => row.amounts);
  const solution = solve(labelled, {
    itemSums: waysToPrice(lines).map(({ sum }) => sum),
    invoice: found.invoice,
    repeats: (value) => amounts.filter((amount) => amount.value === value).length,
  });
  const { sums, vatFits, repeated, vatIncluded } = solution;
  const coded = found.invoice !== null && found.invoice.total === solution.total;
  const priced = priceLines(lines, solution.subtotal);
  const fits = priced.fits || (sums && solution.subtotal === null && priced.lines.length > 0);
  const [first] = priced.lines;
  const read = (solution.belief.total ?? 0) > HALF;
  const totalHolds = (sums && read) || coded || (repeated && (solution.belief.total ?? 0) > CLEAR);
  return {
    ...emptyReading(),
    restaurant: restaurantOf(rows, priced.lines, found.invoice),
    item: { value: first?.name ?? null, sure: false },
    quantity: { value: first?.quantity ?? null, sure: fits && priced.counted },
    itemPrice: {
      value: first?.price ?? solution.subtotal,
      sure: fits && first !== undefined && priced.counted,
    },
    subtotal: field(solution, "subtotal", sums),
    deliveryFee: field(solution, "deliveryFee", sums),
    vat: field(
      solution,
      "vat",
      vatFits || (sums && vatIncluded === false) || (coded && found.invoice?.vat === solution.vat),
    ),
    vatIncluded: { value: vatIncluded, sure: sums && vatIncluded !== null },
    serviceFee: field(solution, "serviceFee", sums),
    discount: field(solution, "discount", sums),
    wallet: field(solution, "wallet", repeated),
    total: field(solution, "total", totalHolds),
    date: dateOf(rows, found),
    items: priced.lines,
    invoice: found.invoice,
    text: textOf(rows),
  };
}
