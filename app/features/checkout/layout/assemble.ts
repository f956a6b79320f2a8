import type { PageNumber } from "~/features/checkout/digits/read-numbers";
import { fold } from "~/features/names";
import type { OcrWord } from "~/providers/ocr/ocr";
import { emptyReading, type ReadField, type Reading, type TaxInvoice } from "../reading";
import type { PartName } from "../sums/parts";
import { solve } from "../sums/solve";
import { dishField, type Grounds, partField } from "./beliefs";
import { invoiceDate } from "./invoice-date";
import { ENDS } from "./label-words";
import { type LabelledAmount, labelledAmounts } from "./labelled";
import { menuLines, menuReading } from "./menu";
import { moneyOf } from "./money";
import type { OrderLine } from "./order-line";
import { orderLines } from "./order-lines";
import type { PageRow } from "./page";
import { itemSums, priceLines } from "./price-lines";
import { printedDate } from "./printed-date";
import { pageRows } from "./reading-order";
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

/** What was made of a picture. */
export interface PageUnderstanding extends Grounds {
  rows: PageRow[];
  labelled: LabelledAmount[];
  lines: OrderLine[];
  dishes: OrderLine[];
}

/** What is as improbable as this may still be money, where the lines come to their sum with it alone. */
const PERHAPS = 0.02;
/** What is as probable as this may fill a part of the summary whose label was not read, where the parts come to a sum with it. */
const UNNAMED = 0.2;
/** What it costs (negative log-likelihood) that some line's price was not taken for money. */
const UNSEEN = 1.5;

/** Makes of the words and numbers of a picture rows, labels and lines, and then the assignment of amounts that sums. */
export function understand({ invoice, ...page }: Omit<PageContent, "now">): PageUnderstanding {
  const rows = pageRows(page);
  const labelled = labelledAmounts(rows);
  const money = moneyOf(rows, labelled);
  const lines = orderLines(rows, labelled, money);
  const ends = labelled.filter(({ kind }) => ENDS.includes(kind));
  const solution = solve(
    labelled,
    {
      itemSums: itemSums(lines),
      invoice,
      repeats: (value) => ends.filter(({ amount }) => amount?.value === value).length,
    },
    unlabelledAmounts(rows, labelled, moneyOf(rows, labelled, UNNAMED)),
  );
  const wanted = solution.base ?? solution.subtotal;
  // A line whose amount fills a part of the sum is no dish, unless the dishes come to the subtotal only with it.
  const { used } = solution;
  const others = lines.filter(({ from }) => !from.some((amount) => used.includes(amount)));
  const ways = [others, lines].map((dishes) => ({ dishes, priced: priceLines(dishes, wanted) }));
  const fitting = ways.find(({ priced }) => priced.fits);
  if (!fitting || fitting.priced.cost >= UNSEEN) {
    // With every number taken for money that may be: what the order comes to tells.
    const perhaps = moneyOf(rows, labelled, PERHAPS);
    const dishes = orderLines(rows, labelled, perhaps, money).filter(
      ({ from }) => !from.some((amount) => used.includes(amount)),
    );
    const priced = priceLines(dishes, wanted);
    if (priced.fits && priced.cost + UNSEEN <= (fitting?.priced.cost ?? Number.POSITIVE_INFINITY))
      return { rows, labelled, lines, dishes, solution, invoice, priced };
  }
  const { dishes, priced } = fitting ?? (ways[0] as (typeof ways)[number]);
  return { rows, labelled, lines, dishes, solution, invoice, priced };
}

/** The same on a menu, where nothing but prices stands in a column. */
const ON_MENU = 0.3;

/** The dishes of a menu, also those whose price is less clearly money; null where the page is none. */
function menuOf(
  rows: readonly PageRow[],
  lines: readonly OrderLine[],
  labelled: readonly LabelledAmount[],
) {
  const menu = menuLines(rows, lines, labelled);
  if (!menu) return null;
  const more = orderLines(rows, labelled, moneyOf(rows, labelled, ON_MENU));
  return menuLines(rows, more, labelled) ?? menu;
}

/** Turns the words and numbers of a picture into a reading. */
export function assemble(found: PageContent): Reading {
  const understood = understand(found);
  const { rows, labelled, lines, dishes, solution, priced, invoice } = understood;
  const { sums, vatIncluded } = solution;
  const menu = sums || invoice ? null : menuOf(rows, lines, labelled);
  if (menu)
    return menuReading(menu, {
      restaurant: restaurantOf(rows, lines, found),
      ...{ date: dateOf(rows, found), text: textOf(rows) },
    });
  const [first] = priced.lines;
  const part = (name: PartName) => partField(understood, name);
  return {
    ...emptyReading(),
    restaurant: restaurantOf(rows, dishes, found),
    item: { value: first?.name ?? null, sure: false },
    quantity: dishField(understood, "quantity"),
    itemPrice: first ? dishField(understood, "price") : { value: solution.subtotal, sure: false },
    subtotal: part("subtotal"),
    deliveryFee: part("deliveryFee"),
    vat: part("vat"),
    vatIncluded: { value: vatIncluded, sure: sums && vatIncluded !== null },
    serviceFee: part("serviceFee"),
    smallOrderFee: part("smallOrderFee"),
    cashFee: part("cashFee"),
    discount: part("discount"),
    deliveryDiscount: part("deliveryDiscount"),
    tip: part("tip"),
    donation: part("donation"),
    wallet: part("wallet"),
    total: part("total"),
    date: dateOf(rows, found),
    items: priced.lines,
    invoice,
    text: textOf(rows),
  };
}
