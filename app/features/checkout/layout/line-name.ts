import { height, shared } from "../boxes";
import type { PageRow } from "./page";
import { isHead } from "./quantity";
import { isNamed } from "./quantity-name";

/** How far apart two stretches are. */
export const apart = (a: { x0: number; x1: number }, b: { x0: number; x1: number }) =>
  Math.max(0, -shared(a.x0, a.x1, b.x0, b.x1));

export const hasLetters = (text: string) => /\p{L}{3}/u.test(text);

/** How far above its amount a name may stand, in heights of the amount's row, and in rows that say something. */
export const NAME_ABOVE = 3;
const ROWS_ABOVE = 3;
/** The same below it, where nothing stands above. */
export const NAME_BELOW = 1.6;
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
export function nameNear(rows: readonly PageRow[], at: number): string {
  const row = rows[at] as PageRow;
  const own = nameIn(row.text);
  if (hasName(row)) return own;
  return nameAbove(rows, at) || nameBelow(rows, at) || (hasLetters(own) ? own : "");
}

/** Longer words beside an amount are no scraps of its currency; how close that stands, in heights. */
const SCRAP = 4;
const CURRENCY_NEAR = 1;

/** Whether a row has a name, and not only what was made of the currency of its amount. */
export function hasName({ text, words, amounts }: PageRow): boolean {
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
