import type { Labelled } from "./labelled";
import type { Row } from "./page";
import type { PageAmount } from "./page-amounts";

/** A line of the order as it stands on the page, its amount not yet known to be for one or for all. */
export interface OrderLine {
  name: string;
  /** Null when no quantity stands beside it. */
  quantity: number | null;
  /** Whether the quantity is written as one, or clearly read. */
  counted: boolean;
  /** Halalas. */
  amount: number;
  /** Other values its ink may stand for. */
  others: number[];
  /** A second amount of the line that proves which is for one: this × quantity is that. */
  one: number | null;
}

/** Nobody orders more of one dish on an app. */
const MOST_QUANTITY = 30;
/** A lone digit that is believed less is an ornament; one believed more is counted on. */
const LEAST_READ = 0.6;
const WELL_READ = 0.85;
/** How far from its amount a quantity may stand, in heights of the row: steppers stand between two lines. */
const QUANTITY_REACH = 1.7;

const middle = ({ y0, y1 }: { y0: number; y1: number }) => (y0 + y1) / 2;

/** A quantity such as `2x`, `x2`, `(2)` or a 2 alone; null for anything else. */
function quantityOf(text: string): { value: number; marked: boolean } | null {
  const match = /^[-+]?x?(\d{1,2})(?:[.,]00?)?x?[-+]?$/i.exec(text);
  const value = Number(match?.[1]);
  if (!match || value < 1 || value > MOST_QUANTITY) return null;
  return { value, marked: /x/i.test(text) };
}

function quantityNear(
  rows: readonly Row[],
  at: number,
  amount: PageAmount,
): { value: number; counted: boolean } | null {
  const row = rows[at] as Row;
  const tall = row.box.y1 - row.box.y0;
  const found = [at - 1, at, at + 1].flatMap((near) => {
    const other = rows[near];
    // A neighbour with an amount of its own keeps its quantity.
    if (!other || (near !== at && (other.label || other.amounts.some(({ decimals }) => decimals))))
      return [];
    return other.numbers.flatMap((number) => {
      const quantity = quantityOf(number.text);
      const away = Math.abs(middle(number.box) - middle(amount.box));
      const itself = number.box.x0 === amount.box.x0 && number.box.y0 === amount.box.y0;
      if (!quantity || itself || number.struck || away > QUANTITY_REACH * tall) return [];
      if (!quantity.marked && number.confidence < LEAST_READ) return [];
      const counted = quantity.marked || number.confidence > WELL_READ;
      return [
        {
          value: quantity.value,
          counted,
          worth: (quantity.marked ? 2 : 0) + (near === at ? 1 : 0) - away / tall,
        },
      ];
    });
  });
  return found.sort((a, b) => b.worth - a.worth)[0] ?? null;
}

function lineOf(
  rows: readonly Row[],
  at: number,
  taken: ReadonlySet<PageAmount>,
  halalas: boolean,
): OrderLine[] {
  const row = rows[at] as Row;
  const free = row.amounts.filter(
    (amount) => !taken.has(amount) && amount.value > 0 && !amount.negative,
  );
  const written = free.filter(({ decimals }) => decimals);
  // A whole number is an amount only beside a name, and is not the quantity of the line.
  const money =
    written.length > 0 || halalas
      ? written
      : free.filter(({ value }) => value > 3000 || free.length > 1 || row.numbers.length === 1);
  const name = nameNear(rows, at);
  const amount = [...money].sort((a, b) => b.value - a.value)[0];
  if (!amount || name === "") return [];
  const near = quantityNear(rows, at, amount);
  const quantity = near?.value ?? null;
  const one = money.find(
    ({ value }) => value * (quantity ?? 1) === amount.value && value !== amount.value,
  );
  const twice =
    quantity === 1 && money.length > 1 && money.every(({ value }) => value === amount.value);
  return [
    {
      name,
      quantity,
      counted: near?.counted ?? false,
      amount: amount.value,
      others: amount.candidates.slice(1).map(({ value }) => value),
      one: one?.value ?? (twice ? amount.value : null),
    },
  ];
}

const hasLetters = (text: string) => /\p{L}{3}/u.test(text);

/** The words of a row without its quantity; those of the row above when it has no name of its own. */
function nameNear(rows: readonly Row[], at: number): string {
  const clean = (row: Row | undefined) =>
    (row?.text ?? "")
      .replace(/(?:^|\s)(?:\d+\s*[xX×]|[xX×]\s*\d+|SAR|SR|ر\.?س|ريال|﷼)(?=\s|$)/gu, " ")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, 120);
  const own = clean(rows[at]);
  if (hasLetters(own)) return own;
  const above = rows[at - 1];
  return above && above.amounts.length === 0 && !above.label && hasLetters(clean(above))
    ? clean(above)
    : "";
}

/** The lines of the order: rows with a name and an amount that no label explains, above the summary's end. */
export function orderLines(rows: readonly Row[], labelled: readonly Labelled[]): OrderLine[] {
  const taken = new Set(labelled.flatMap(({ amount }) => (amount ? [amount] : [])));
  const summary = labelled
    .filter(({ kind }) => kind !== "pay" && kind !== "charged")
    .map(({ row }) => row);
  const end = Math.max(...summary, -1);
  const usual = summary.filter((row) => rows[row]?.label?.kind !== "total");
  const start = usual.length > 0 ? Math.min(...usual) : end < 0 ? rows.length : end;
  const shown = labelled.flatMap(({ amount }) => (amount ? [amount.decimals] : []));
  // Where every amount of the summary shows its halalas, so do those of the dishes.
  const halalas = shown.length > 1 && shown.every(Boolean);
  return rows.flatMap((row, at) => {
    if (row.label || at >= start) return [];
    return lineOf(rows, at, taken, halalas);
  });
}
