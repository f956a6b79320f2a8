import { fold } from "~/features/names";
import type { PageNumber } from "~/providers/ocr/digits/read-numbers";
import type { OcrWord } from "~/providers/ocr/ocr";
import { emptyReading, type ReadField, type Reading, type TaxInvoice, unread } from "../reading";
import { dateIn } from "./date";
import type { LabelKind } from "./label-words";
import { labelledAmounts } from "./labelled";
import { looseAmounts } from "./loose-amounts";
import { moneyOf } from "./money";
import { type OrderLine, orderLines } from "./order-lines";
import { type Row, rowsOf } from "./page";
import type { PartName } from "./parts";
import { itemSums, priceLines } from "./price-lines";
import { restaurantIn } from "./restaurant";
import { type Solution, solve } from "./solve";

/** Everything that was found on one picture. */
export interface Found {
  words: readonly OcrWord[];
  numbers: readonly PageNumber[];
  invoice: TaxInvoice | null;
  /** What delivery apps are called: their names stand above orders, and are no restaurant's. */
  apps?: readonly string[];
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

function restaurantOf(
  rows: readonly Row[],
  lines: readonly OrderLine[],
  { invoice, apps = [] }: Found,
): ReadField<string> {
  if (invoice) return { value: invoice.seller, sure: true };
  const names = new Set(lines.map(({ name }) => name).filter(Boolean));
  const first = rows.findIndex(
    ({ amounts, text }) =>
      amounts.some(({ decimals }) => decimals) || [...names].some((name) => text.includes(name)),
  );
  const end = first < 0 ? rows.length : first;
  return { value: restaurantIn(rows, end, apps), sure: false };
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

/** The likeliest reading of a part is sure when the next one is this much worse, in natural logarithms. */
const LEAD = 1.5;

/** A field of the solution: sure when a label names it, no other reading is as likely, and what speaks for it holds. */
function field(solution: Solution, name: PartName, holds: boolean): ReadField<number> {
  const value = solution[name];
  const clear = solution.lead(name) > LEAD && !solution.nameless.includes(name);
  return { value, sure: value !== null && holds && clear };
}

/** Under these names a page says twice what is to be paid: in its summary and on its button. */
const ENDS: readonly LabelKind[] = ["total", "sum", "charged", "pay"];

/** Makes a reading of what was found on a picture: rows, labels, the amounts that make the parts sum. */
export function assemble(found: Found): Reading {
  const rows = rowsOf(found.words, found.numbers);
  const labelled = labelledAmounts(rows);
  const money = moneyOf(rows, labelled);
  const lines = orderLines(rows, labelled, money);
  const ends = labelled.filter(({ kind }) => ENDS.includes(kind));
  const solution = solve(
    labelled,
    {
      itemSums: itemSums(lines),
      invoice: found.invoice,
      repeats: (value) => ends.filter(({ amount }) => amount?.value === value).length,
    },
    looseAmounts(rows, labelled, money),
  );
  const { sums, vatFits, repeated, vatIncluded, used } = solution;
  const coded = found.invoice !== null && found.invoice.total === solution.total;
  const wanted = solution.base ?? solution.subtotal;
  // A line whose amount fills a part of the sum is no dish, unless the dishes come to the subtotal only with it.
  const others = lines.filter(({ from }) => !from.some((amount) => used.includes(amount)));
  const dishes =
    priceLines(others, wanted).fits || !priceLines(lines, wanted).fits ? others : lines;
  const priced = priceLines(dishes, wanted);
  const [first] = priced.lines;
  // What dishes come to is worth as much as the sum they come to.
  const wantedHolds =
    (sums && solution.lead("subtotal") > LEAD) || (solution.belief.subtotal ?? 0) > CLEAR;
  const read = (solution.belief.total ?? 0) > HALF && solution.lead("total") > LEAD;
  const totalHolds = (sums && read) || coded || (repeated && (solution.belief.total ?? 0) > CLEAR);
  return {
    ...emptyReading(),
    restaurant: restaurantOf(rows, dishes, found),
    item: { value: first?.name ?? null, sure: false },
    quantity: { value: first?.quantity ?? null, sure: priced.fits && priced.counted },
    itemPrice: {
      value: first?.price ?? solution.subtotal,
      sure: priced.fits && first !== undefined && priced.counted && wantedHolds,
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
    wallet: { value: solution.wallet, sure: solution.wallet !== null && repeated },
    total: { value: solution.total, sure: solution.total !== null && totalHolds },
    date: dateOf(rows, found),
    items: priced.lines,
    invoice: found.invoice,
    text: textOf(rows),
  };
}
