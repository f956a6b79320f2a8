import { ROUNDING } from "../parts-sum";
import type { ReadLine } from "../reading";
import type { OrderLine } from "./order-lines";

/** The lines of an order with their prices for one, and whether they come to what the page says. */
export interface PricedLines {
  lines: ReadLine[];
  /** Halalas. */
  sum: number;
  fits: boolean;
  /** Whether the quantity of the first line is to be relied on. */
  counted: boolean;
}

/** How a menu writes a line: what one costs, or what they cost together. */
type Meaning = "each" | "together";

function priced(lines: readonly OrderLine[], meaning: Meaning): PricedLines {
  const read = lines.map(({ name, quantity, amount, one }) => {
    const count = quantity ?? 1;
    const together = one !== null || meaning === "together";
    return {
      name,
      quantity: count,
      price: one ?? (together ? Math.round(amount / count) : amount),
    };
  });
  const sum = lines.reduce(
    (total, { amount, one, quantity }) =>
      total + (one !== null || meaning === "together" ? amount : amount * (quantity ?? 1)),
    0,
  );
  return { lines: read, sum, fits: false, counted: lines[0]?.counted ?? false };
}

/** Both ways to understand the lines; one when they come to the same. */
export function waysToPrice(lines: readonly OrderLine[]): PricedLines[] {
  if (lines.length === 0) return [];
  const [together, each] = [priced(lines, "together"), priced(lines, "each")];
  return together.sum === each.sum ? [together] : [together, each];
}

/** Lines with one amount read another way, or with a quantity nobody read. */
function variations(lines: readonly OrderLine[]): OrderLine[][] {
  const swapped = lines.flatMap((line, at) => [
    ...line.others.map((amount) => lines.with(at, { ...line, amount })),
    ...(line.quantity === null
      ? [2, 3, 4, 5].map((quantity) => lines.with(at, { ...line, quantity }))
      : []),
  ]);
  // A row that is no dish after all.
  const dropped = lines.length > 1 ? lines.map((_, at) => lines.toSpliced(at, 1)) : [];
  return [...swapped, ...dropped];
}

/** The way to read the lines that comes to `wanted`, or the plainest one when none does. */
export function priceLines(lines: readonly OrderLine[], wanted: number | null): PricedLines {
  const plain = waysToPrice(lines);
  const all = wanted === null ? [] : [...plain, ...variations(lines).flatMap(waysToPrice)];
  const fitting = all.find(({ sum }) => Math.abs(sum - (wanted ?? 0)) <= ROUNDING);
  if (fitting) return { ...fitting, fits: true };
  return plain[0] ?? { lines: [], sum: 0, fits: false, counted: false };
}
