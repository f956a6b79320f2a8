import { height, shared } from "../boxes";
import type { OrderLine } from "./order-line";
import type { PageRow } from "./page";

/** Lines of one dish stand closer than this, in gaps between most lines of the menu; a heading stands farther above. */
const TOGETHER = 1.9;

/** What stands at one height, though it came out as several rows. */
interface TextLine {
  y0: number;
  y1: number;
  rows: PageRow[];
}

/** The lines of text above a price, the nearest first, up to the price before it. */
function textAbove(rows: readonly PageRow[], at: number, priced: ReadonlySet<number>): TextLine[] {
  const lines: TextLine[] = [];
  for (let above = at - 1; above >= 0 && !priced.has(above); above--) {
    const row = rows[above] as PageRow;
    if (row.label && row.label.kind !== "other") break;
    if (!/\p{L}{3}/u.test(row.text)) continue;
    const { y0, y1 } = row.box;
    const last = lines.at(-1);
    if (last && shared(y0, y1, last.y0, last.y1) > 0) {
      last.rows.push(row);
      last.y0 = Math.min(last.y0, y0);
    } else lines.push({ y0, y1, rows: [row] });
  }
  return lines;
}

/** Whether what stands below a price is nearer to it than the text above. */
function isNearerBelow(rows: readonly PageRow[], at: number, above: TextLine | undefined): boolean {
  const [{ box }, next] = [rows[at] as PageRow, rows[at + 1]];
  if (!next || !/\p{L}{3}/u.test(next.text)) return false;
  return !above || next.box.y0 - box.y1 < box.y0 - above.y1;
}

/** The words of a line in the order in which they are read. */
function textOf({ rows }: TextLine): string {
  const words = rows.flatMap((row) => row.words);
  const arabic = words.filter(({ language }) => language === "arabic").length;
  const towards = 2 * arabic > words.length ? -1 : 1;
  return [...rows]
    .sort((a, b) => towards * (a.box.x0 - b.box.x0))
    .map(({ text }) => text)
    .join(" ");
}

const middleOf = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * What the dishes of a menu are called whose prices stand below them: the first of the lines that stand together, for below it
 * stands what is in the dish. How close that is, most gaps of the menu say.
 */
export function menuNames(
  rows: readonly PageRow[],
  lines: readonly OrderLine[],
): Map<OrderLine, string> {
  const priced = new Set(lines.flatMap(({ at }) => at ?? []));
  const blocks = lines.flatMap((line) => {
    if (line.at === null || line.ownName) return [];
    const text = textAbove(rows, line.at, priced);
    let below = (rows[line.at] as PageRow).box;
    const gaps = text.map(({ y0, y1 }) => {
      const gap = below.y0 - y1;
      below = { ...below, y0, y1 };
      return Math.max(gap, height(below) / 3);
    });
    return [{ line, text, gaps, over: isNearerBelow(rows, line.at, text[0]) }];
  });
  // Above a price that stands over its name is the name of the dish before it.
  if (2 * blocks.filter(({ over }) => over).length > blocks.length) return new Map();
  const usual = middleOf(blocks.flatMap(({ gaps }) => gaps));
  return new Map(
    blocks.flatMap(({ line, text, gaps }) => {
      const end = gaps.findIndex((gap) => gap > TOGETHER * usual);
      const name = text[(end < 0 ? text.length : end) - 1];
      return name ? [[line, textOf(name)] as const] : [];
    }),
  );
}
