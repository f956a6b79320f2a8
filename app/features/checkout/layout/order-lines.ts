import { height, shared } from "../boxes";
import type { LabelledAmount } from "./labelled";
import { hasDateOrTime, type PageRow } from "./page";
import type { AmountCandidate, PageAmount } from "./page-amounts";
import { isHead, quantityNear, quantityProved, type ReadQuantity } from "./quantity";
import { isNamed } from "./quantity-name";

/** A line of the order as it stands on the page, its amount not yet known to be for one or for all. */
export interface OrderLine {
  /** Empty where no name was read. */
  name: string;
  /** Null when no quantity stands beside it. */
  quantity: number | null;
  /** How far the quantity is believed, 0 to 1; 0 where none is written. */
  belief: number;
  /** Halalas. */
  amount: number;
  /** Other values its ink may stand for, and other amounts of the line: an old price beside the new one. */
  others: AmountCandidate[];
  /** A second amount of the line that proves which is for one: this × quantity is that. */
  one: number | null;
  /** Where `amount` stands. */
  from: readonly PageAmount[];
  /** Its row; null where it shares it with others, each with a name of its own. */
  at: number | null;
  /** Whether its name stands beside its amount. */
  ownName: boolean;
}

/** Beside an amount that is clear, one less probable than this is an ornament: the plus of a button. */
const ORNAMENT = 0.2;
const CLEAR = 0.5;

const probability = ({ candidates }: PageAmount) => candidates[0]?.probability ?? 0;

/** The amounts of a line that are money. */
function moneyIn(
  row: PageRow,
  taken: ReadonlySet<PageAmount>,
  money: ReadonlySet<PageAmount>,
): PageAmount[] {
  const least = row.amounts.some((amount) => probability(amount) > CLEAR) ? ORNAMENT : 0;
  const free = row.amounts.filter(
    (amount) =>
      money.has(amount) &&
      !taken.has(amount) &&
      amount.value > 0 &&
      !amount.negative &&
      probability(amount) >= least,
  );
  const written = free.filter(({ decimals }) => decimals);
  return written.length > 0 ? written : free;
}

/** Fewer of a dish are ordered. */
const MANY = 10;

/** So many amounts side by side with nothing beside them are to be chosen from, such as tips. */
const CHOICES = 3;

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
function quantityBetween(money: readonly PageAmount[], most: PageAmount): ReadQuantity | null {
  for (const { value } of money) {
    const count = most.value / value;
    if (count > 1 && count <= 12 && Number.isInteger(count)) return { value: count, belief: 0 };
  }
  return null;
}

/** The amount of a line that its quantity is part of. */
export const dearestOf = (own: readonly PageAmount[]) =>
  own.reduce((most, one) => (one.value > most.value ? one : most));

function lineOf(
  rows: readonly PageRow[],
  at: number,
  own: readonly PageAmount[],
  money: ReadonlySet<PageAmount>,
): OrderLine {
  const most = dearestOf(own);
  const ownName = hasName(rows[at] as PageRow);
  const near =
    quantityProved(rows[at] as PageRow, own, most, money) ??
    quantityNear(rows, at, most, money) ??
    quantityBetween(own, most);
  const quantity = near?.value ?? null;
  const rest = own.filter((amount) => amount !== most);
  const one = priceForOne(own, most, quantity);
  // A dish at 3 riyals, 26 of it, is three of one at 26.
  const turned = one !== null && quantity !== null && quantity > MANY && one < 100 * MANY;
  if (turned && one % 100 === 0)
    return {
      ...{ name: nameNear(rows, at), quantity: one / 100, belief: 0 },
      ...{ amount: most.value, others: [], one: 100 * quantity, from: own, at, ownName },
    };
  // A price and a sum that the quantity does not make of it: one of the three is misread.
  const disputed = one === null && rest.some(({ value }) => value !== most.value);
  return {
    name: nameNear(rows, at),
    quantity,
    belief: disputed ? 0 : (near?.belief ?? 0),
    amount: most.value,
    others: [
      ...rest.map(({ value }) => ({ value, probability: 0.5 })),
      ...own.flatMap(({ candidates }) => candidates.slice(1)),
    ],
    one,
    from: own,
    at,
    ownName,
  };
}

const hasLetters = (text: string) => /\p{L}{3}/u.test(text);

/** How far above its amount a name may stand, in heights of the amount's row, and in rows that say something. */
const NAME_ABOVE = 3;
const ROWS_ABOVE = 3;
/** The same below it, where nothing stands above. */
const NAME_BELOW = 1.6;
/** Lines of one dish, its name and what it comes with, stand no further apart than this, in heights. */
const TOGETHER = 1.1;

/** The words of a row without its quantity and currency. */
export function nameIn(text: string): string {
  return text
    .replace(/(?:^|\s)(?:\d+\s*[xX×]|[xX×]\s*\d+|SAR|SR|ر\.?س|ريال|﷼)(?=\s|$)/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 120);
}

/**
 * The name beside an amount, or else the first of the lines above that have no amount of their own: below it stands what the
 * dish comes with. Where nothing stands above, the line below it.
 */
function nameNear(rows: readonly PageRow[], at: number): string {
  const row = rows[at] as PageRow;
  const own = nameIn(row.text);
  if (hasName(row)) return own;
  return nameAbove(rows, at) || nameBelow(rows, at) || (hasLetters(own) ? own : "");
}

/** Longer words beside an amount are no scraps of its currency; how close that stands, in heights. */
const SCRAP = 4;
const CURRENCY_NEAR = 1;

/** Whether a row has a name, and not only what was made of the currency of its amount. */
function hasName({ text, words, amounts }: PageRow): boolean {
  const isScrap = ({ text: word, box }: PageRow["words"][number]) =>
    (word.match(/\p{L}/gu)?.length ?? 0) <= SCRAP &&
    amounts.some((amount) => apart(box, amount.box) < CURRENCY_NEAR * height(amount.box));
  const said = words.filter((word) => /\p{L}{2}/u.test(word.text));
  return hasLetters(nameIn(text)) && !said.every(isScrap);
}

function nameBelow(rows: readonly PageRow[], at: number): string {
  const [{ box }, next] = [rows[at] as PageRow, rows[at + 1]];
  if (!next || next.label || next.amounts.length > 0) return "";
  const name = nameIn(next.text);
  const reach = NAME_BELOW * Math.max(height(box), height(next.box));
  return next.box.y0 - box.y1 <= reach && hasLetters(name) ? name : "";
}

function nameAbove(rows: readonly PageRow[], at: number): string {
  const { box } = rows[at] as PageRow;
  let [name, below, said] = ["", box, 0];
  for (let above = at - 1; above >= 0 && said < ROWS_ABOVE; above--) {
    const row = rows[above] as PageRow;
    if (row.text === "" && row.numbers.length === 0) continue;
    said += 1;
    const gap = below.y0 - row.box.y1;
    const near =
      name === "" ? NAME_ABOVE * height(box) : TOGETHER * Math.max(height(below), height(row.box));
    if (gap > near || row.label || row.amounts.some(({ decimals }) => decimals)) break;
    const read = nameIn(row.text);
    // How many there are may have a line of its own between the name and the price.
    if (name === "" && row.words.length + row.numbers.length > 0 && !hasLetters(read))
      below = row.box;
    if (!hasLetters(read) || isNamed(row) || (name !== "" && isHead(read))) continue;
    [name, below] = [read, row.box];
  }
  return name;
}

/** The row with the names of dishes side by side: above their prices, or below where nothing stands above. */
function namesBeside(rows: readonly PageRow[], at: number): PageRow | null {
  const { box } = rows[at] as PageRow;
  const says = (row: PageRow) => row.text !== "" || row.numbers.length > 0;
  const above = rows.slice(0, at).findLast(says);
  const isName = (row: PageRow | undefined, gap: number, most: number) => {
    const reach = most * Math.max(height(box), height(row?.box ?? box));
    return row && gap <= reach && !row.label && row.amounts.length === 0 ? row : null;
  };
  const below = rows.slice(at + 1).find(says);
  return (
    isName(above, box.y0 - (above?.box.y1 ?? 0), NAME_ABOVE) ??
    isName(below, (below?.box.y0 ?? 0) - box.y1, NAME_BELOW)
  );
}

/** How far apart two stretches are. */
const apart = (a: { x0: number; x1: number }, b: { x0: number; x1: number }) =>
  Math.max(0, -shared(a.x0, a.x1, b.x0, b.x1));

/**
 * Dishes side by side, each price at a name of its own, as on the shelves of a menu; null where it is one line. A price belongs to
 * the nearest name, and of two the lower is asked for.
 */
function tilesOf(
  rows: readonly PageRow[],
  at: number,
  own: readonly PageAmount[],
): OrderLine[] | null {
  if (own.length < 2 || hasLetters(nameIn((rows[at] as PageRow).text))) return null;
  const beside = namesBeside(rows, at);
  const names = beside?.parts.filter(({ text }) => hasLetters(nameIn(text))) ?? [];
  if (!beside || names.length < 2) return null;
  const tiles = names.map((name) => ({
    name,
    own: own.filter(({ box }) => names.every((one) => apart(name, box) <= apart(one, box))),
  }));
  const priced = tiles.filter((tile) => tile.own.length > 0);
  const shares = tiles.reduce((sum, tile) => sum + tile.own.length, 0);
  if (priced.length < 2 || shares !== own.length) return null;
  // Arabic begins on the right.
  const arabic = beside.words.filter(({ language }) => language === "arabic").length;
  if (2 * arabic > beside.words.length) priced.reverse();
  return priced.map(({ name, own: [first, ...others] }) => {
    const amount = others.reduce((a, b) => (a.value <= b.value ? a : b), first as PageAmount);
    return {
      name: nameIn(name.text),
      ...{ quantity: null, belief: 0, one: null, at: null, ownName: true },
      amount: amount.value,
      others: amount.candidates.slice(1),
      from: [amount],
    };
  });
}

/** So many amounts below a label may be a summary's whose labels were not read; more are dishes: it says what a menu asks for. */
const MOST_UNNAMED = 3;

/** The rows with money that no label explains. */
function dishRowsOf(
  rows: readonly PageRow[],
  labelled: readonly LabelledAmount[],
  money: ReadonlySet<PageAmount>,
): number[] {
  const named = new Set(labelled.map(({ row }) => row));
  return rows.flatMap((row, at) =>
    !row.label && !named.has(at) && row.amounts.some((amount) => money.has(amount)) ? [at] : [],
  );
}

/** Whether what a label says may be part of a summary: few dishes stand below it. */
export const isInSummary = (row: number, dishRows: readonly number[]) =>
  dishRows.filter((at) => at > row).length <= MOST_UNNAMED;

/**
 * The row where the summary begins: the first of the labelled rows that end the page with no dish between them. What is
 * labelled above the dishes, such as how much was saved, is no part of it.
 */
function startOf(
  rows: readonly PageRow[],
  labelled: readonly LabelledAmount[],
  money: ReadonlySet<PageAmount>,
): number {
  const dishRows = dishRowsOf(rows, labelled, money);
  const summary = labelled.filter(
    ({ kind, row }) => kind !== "pay" && kind !== "charged" && isInSummary(row, dishRows),
  );
  const end = Math.max(...summary.map(({ row }) => row), -1);
  const itemised = summary.some(({ kind }) => kind === "subtotal");
  // A slip may begin with its total, in large type.
  const usual = summary.filter(({ kind }) => kind !== "total" && !(itemised && kind === "sum"));
  const [last, ...above] = usual.sort((a, b) => b.row - a.row);
  if (!last) return end < 0 ? rows.length : end;
  let start = last;
  for (const one of above) {
    const between = dishRows.filter((at) => at > one.row && at < start.row);
    // An amount whose label was not read may stand in a summary, but not above what the dishes come to.
    if (between.length > (start.kind === "subtotal" || one.amount === null ? 0 : 1)) break;
    start = one;
  }
  return start.row;
}

/** So probable a label is that is one of several things a line says: minimum order 30.00, delivery 9.00. */
const SAID = 0.7;

const isAbout = ({ parts, amounts }: PageRow) =>
  amounts.length > 1 &&
  parts.some(({ label }) => label !== null && label.kind !== "other" && label.share > SAID);

/** A whole number on a shelf is a price from this on, halalas: less may be how many there are. */
const LEAST_ON_SHELF = 500;

/** The money of a row with whole numbers beside it that stand at dishes of their own. */
function besideTiles(rows: readonly PageRow[], at: number, own: PageAmount[]): PageAmount[] {
  const all = (rows[at] as PageRow).amounts.filter(
    (amount) =>
      own.includes(amount) || (amount.value >= LEAST_ON_SHELF && probability(amount) > CLEAR),
  );
  const more = own.length > 0 && all.length > own.length;
  return more && tilesOf(rows, at, all)?.length === all.length ? all : own;
}

/** The rows above the summary with an amount that no label explains, each with those amounts. */
export function rowsOfLines(
  rows: readonly PageRow[],
  labelled: readonly LabelledAmount[],
  money: ReadonlySet<PageAmount>,
): { at: number; own: PageAmount[] }[] {
  const dishRows = dishRowsOf(rows, labelled, money);
  const taken = new Set(
    labelled.flatMap(({ amount, row }) => (amount && isInSummary(row, dishRows) ? [amount] : [])),
  );
  return rows.slice(0, startOf(rows, labelled, money)).flatMap((row, at) => {
    if (row.label || hasDateOrTime(row) || isAbout(row)) return [];
    const own = besideTiles(rows, at, moneyIn(row, taken, money));
    const toChoose = own.length >= CHOICES && !hasLetters(row.text) && !tilesOf(rows, at, own);
    return own.length === 0 || toChoose ? [] : [{ at, own }];
  });
}

/**
 * The lines of the order.
 *
 * @param money what is written as money on the page.
 */
export function orderLines(
  rows: readonly PageRow[],
  labelled: readonly LabelledAmount[],
  money: ReadonlySet<PageAmount>,
): OrderLine[] {
  return rowsOfLines(rows, labelled, money).flatMap(({ at, own }) => {
    const lines = tilesOf(rows, at, own) ?? [lineOf(rows, at, own, money)];
    // Without a name only what is written as money, or proved by its quantity, is a line: its name may not have been read.
    return lines.filter(
      ({ name, one, from }) =>
        name !== "" || one !== null || from.every(({ decimals }) => decimals),
    );
  });
}
