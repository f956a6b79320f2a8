import type { PageNumber } from "~/features/checkout/digits/read-numbers";
import { fold } from "~/features/names";
import type { OcrWord } from "~/providers/ocr/ocr";
import { emptyReading, type ReadField, type Reading, type TaxInvoice } from "../reading";
import type { PartName } from "../sums/parts";
import { type Solution, solve } from "../sums/solve";
import { invoiceDate } from "./invoice-date";
import { ENDS } from "./label-words";
import { labelledAmounts } from "./labelled";
import { menuLines, menuReading } from "./menu";
import { moneyOf } from "./money";
import { type OrderLine, orderLines } from "./order-lines";
import { type PageRow, rowsOf } from "./page";
import { itemSums, priceLines } from "./price-lines";
import { printedDate } from "./printed-date";
import { restaurantIn } from "./restaurant";
import { unlabelledAmounts } from "./unlabelled-amounts";

/** Everything that was found on one picture. */
export interface PageContent {
  words: readonly OcrWord[];
  numbers: readonly PageNumber[];
  invoice: TaxInvoice | null;
  /** What delivery apps are called: their names stand above orders, and are no restaurant's. */
  apps?: readonly string[];
  /** Milliseconds since 1970. */
  now: number;
}

const LONGEST_TEXT = 2000;
/** A repeated total at least this probable is certain without a sum. */
const CLEAR = 0.9;
/** A total less probable than this is not certain, even when it sums, unless the tax says the same. */
const LEAST_STATED = 0.3;

function textOf(rows: readonly PageRow[]): string {
  const lines = rows.map(({ text }) => fold(text)).filter(Boolean);
  return lines.join("\n").slice(0, LONGEST_TEXT);
}

function restaurantOf(
  rows: readonly PageRow[],
  lines: readonly OrderLine[],
  { invoice, apps = [] }: PageContent,
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

function dateOf(rows: readonly PageRow[], found: PageContent): ReadField<number> {
  const printed = printedDate(rows, found.numbers, found.now);
  return found.invoice?.time ? invoiceDate(found.invoice, printed.value) : printed;
}

/** A part is certain only if its next best value scores this much lower (log-likelihood, natural). */
const LEAD = 1.5;

/**
 * A field of the solution: certain when a label names it, its lead is clear, and `holds`: the factors that confirm it.
 */
function field(solution: Solution, name: PartName, holds: boolean): ReadField<number> {
  const value = solution[name];
  const clear = solution.lead(name) > LEAD && !solution.unlabelled.includes(name);
  // A last digit that was not read is within what sums and taxes are rounded by.
  const cut = solution.used.some(
    (amount) => amount.value === value && !amount.decimals && amount.value % 100 !== 0,
  );
  return { value, sure: value !== null && holds && clear && !cut };
}

/** Turns the words and numbers of a picture into a reading: rows, labels, then the assignment of amounts that sums. */
export function assemble(found: PageContent): Reading {
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
    unlabelledAmounts(rows, labelled, money),
  );
  const { sums, vatFits, repeated, vatIncluded, used } = solution;
  const menu = sums || found.invoice ? null : menuLines(lines, labelled);
  if (menu)
    return menuReading(menu, {
      restaurant: restaurantOf(rows, lines, found),
      ...{ date: dateOf(rows, found), text: textOf(rows) },
    });
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
    (sums && solution.lead("subtotal") > LEAD) || (solution.probability.subtotal ?? 0) > CLEAR;
  // Where nothing but its type says which amount is the total, a label has to say what all others are.
  const guessed = solution.unlabelled.includes("total") && solution.unlabelled.length > 1;
  const read =
    !guessed && (solution.probability.total ?? 0) > LEAST_STATED && solution.lead("total") > LEAD;
  const totalHolds =
    (sums && read) || coded || (repeated && (solution.probability.total ?? 0) > CLEAR);
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
    smallOrderFee: field(solution, "smallOrderFee", sums),
    cashFee: field(solution, "cashFee", sums),
    discount: field(solution, "discount", sums),
    deliveryDiscount: field(solution, "deliveryDiscount", sums),
    tip: field(solution, "tip", sums),
    donation: field(solution, "donation", sums),
    wallet: { value: solution.wallet, sure: solution.wallet !== null && repeated },
    total: { value: solution.total, sure: solution.total !== null && totalHolds },
    date: dateOf(rows, found),
    items: priced.lines,
    invoice: found.invoice,
    text: textOf(rows),
  };
}
