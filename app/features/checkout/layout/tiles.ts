import { height } from "../boxes";
import { apart, hasLetters, NAME_ABOVE, NAME_BELOW, nameIn } from "./line-name";
import type { OrderLine } from "./order-line";
import type { PageRow } from "./page";
import { isClear, type PageAmount } from "./page-amounts";

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

/**
 * Dishes side by side, each price at a name of its own, as on the shelves of a menu; null where it is one line. A price belongs to
 * the nearest name, and of two the lower is asked for.
 */
export function tilesOf(
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

/** A whole number on a shelf is a price from this on, halalas: less may be how many there are. */
const LEAST_ON_SHELF = 500;

/** The money of a row with whole numbers beside it that stand at dishes of their own. */
export function besideTiles(rows: readonly PageRow[], at: number, own: PageAmount[]): PageAmount[] {
  const all = (rows[at] as PageRow).amounts.filter(
    (amount) => own.includes(amount) || (amount.value >= LEAST_ON_SHELF && isClear(amount)),
  );
  const more = own.length > 0 && all.length > own.length;
  return more && tilesOf(rows, at, all)?.length === all.length ? all : own;
}
