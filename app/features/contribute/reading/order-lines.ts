import type { Labelled } from "./labelled";
import { isTold, type Row } from "./page";
import type { Candidate, PageAmount } from "./page-amounts";
import { height } from "./page-boxes";
import { type Quantity, quantityNear } from "./quantity";

/** A line of the order as it stands on the page, its amount not yet known to be for one or for all. */
export interface OrderLine {
  /** Empty where no name was read. */
  name: string;
  /** Null when no quantity stands beside it. */
  quantity: number | null;
  /** Whether the quantity is written as one, or clearly read. */
  counted: boolean;
  /** Halalas. */
  amount: number;
  /** Other values its ink may stand for, and other amounts of the line: an old price beside the new one. */
  others: Candidate[];
  /** A second amount of the line that proves which is for one: this × quantity is that. */
  one: number | null;
  /** Where `amount` stands. */
  from: readonly PageAmount[];
}

/** An amount without halalas is money beside a name when it is larger than any quantity, halalas. */
const MONEY = 3000;

/** The amounts of a line that are money. */
function moneyIn(row: Row, taken: ReadonlySet<PageAmount>, halalas: boolean): PageAmount[] {
  const free = row.amounts.filter(
    (amount) => !taken.has(amount) && amount.value > 0 && !amount.negative,
  );
  const written = free.filter(({ decimals }) => decimals);
  if (written.length > 0 || halalas) return written;
  // A whole number is an amount only beside a name, and is not the quantity of the line.
  return free.filter(({ value }) => value > MONEY || free.length > 1 || row.numbers.length === 1);
}

/** What a quantity times one amount of a line is another of: the price for one. */
function priceForOne(money: readonly PageAmount[], most: PageAmount, quantity: number | null) {
  const one = money.find(
    ({ value }) => value * (quantity ?? 1) === most.value && value !== most.value,
  );
  if (one) return one.value;
  const twice = money.length > 1 && money.every(({ value }) => value === most.value);
  return quantity === 1 && twice ? most.value : null;
}

/** The quantity that makes one amount of a line another, when none was read. */
function quantityBetween(money: readonly PageAmount[], most: PageAmount): Quantity | null {
  for (const { value } of money) {
    const count = most.value / value;
    if (count > 1 && count <= 12 && Number.isInteger(count))
      return { value: count, counted: false };
  }
  return null;
}

function lineOf(rows: readonly Row[], at: number, money: readonly PageAmount[]): OrderLine[] {
  const [most] = [...money].sort((a, b) => b.value - a.value);
  if (!most) return [];
  const near = quantityNear(rows, at, most) ?? quantityBetween(money, most);
  const quantity = near?.value ?? null;
  const rest = money.filter((amount) => amount !== most);
  const one = priceForOne(money, most, quantity);
  // A price and a sum that the quantity does not make of it: one of the three is misread.
  const disputed = rest.length > 0 && one === null && quantity !== 1;
  return [
    {
      name: nameNear(rows, at),
      quantity,
      counted: (near?.counted ?? false) && !disputed,
      amount: most.value,
      others: [
        ...rest.map(({ value }) => ({ value, belief: 0.5 })),
        ...money.flatMap(({ candidates }) => candidates.slice(1)),
      ],
      one,
      from: money,
    },
  ];
}

const hasLetters = (text: string) => /\p{L}{3}/u.test(text);

/** How far above its amount a name may stand, in heights of the amount's row, and in rows. */
const NAME_ABOVE = 3;
const ROWS_ABOVE = 3;

/** The words of a row without its quantity and currency. */
export function nameIn(text: string): string {
  return text
    .replace(/(?:^|\s)(?:\d+\s*[xX×]|[xX×]\s*\d+|SAR|SR|ر\.?س|ريال|﷼)(?=\s|$)/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 120);
}

/** The name beside an amount, or else in the nearest row above that has no amount of its own. */
function nameNear(rows: readonly Row[], at: number): string {
  const { box, text } = rows[at] as Row;
  const own = nameIn(text);
  if (hasLetters(own)) return own;
  for (let above = at - 1; above >= Math.max(0, at - ROWS_ABOVE); above--) {
    const row = rows[above] as Row;
    if (box.y0 - row.box.y1 > NAME_ABOVE * height(box)) return "";
    if (row.label || row.amounts.some(({ decimals }) => decimals)) return "";
    if (hasLetters(nameIn(row.text))) return nameIn(row.text);
  }
  return "";
}

/** The lines of the order: rows with an amount that no label explains, above the summary. */
export function orderLines(rows: readonly Row[], labelled: readonly Labelled[]): OrderLine[] {
  const taken = new Set(labelled.flatMap(({ amount }) => (amount ? [amount] : [])));
  const summary = labelled.filter(({ kind }) => kind !== "pay" && kind !== "charged");
  const end = Math.max(...summary.map(({ row }) => row), -1);
  // A slip may begin with its total, in large type.
  const itemised = summary.some(({ kind }) => kind === "subtotal");
  const usual = summary
    .filter(({ kind }) => kind !== "total" && !(itemised && kind === "sum"))
    .map(({ row }) => row);
  const start = usual.length > 0 ? Math.min(...usual) : end < 0 ? rows.length : end;
  const shown = labelled.flatMap(({ amount }) => (amount ? [amount.decimals] : []));
  // Where every amount of the summary shows its halalas, so do those of the dishes.
  const halalas = shown.length > 1 && shown.every(Boolean);
  return rows.flatMap((row, at) => {
    if (row.label || at >= start || isTold(row)) return [];
    const lines = lineOf(rows, at, moneyIn(row, taken, halalas));
    // Without a name only what is written as money is a line: its name may not have been read.
    return lines.filter(({ name, from }) => name !== "" || from.every(({ decimals }) => decimals));
  });
}
