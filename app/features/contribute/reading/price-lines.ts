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
const MEANINGS: readonly Meaning[] = ["together", "each"];

/** One way to read a line. */
interface Way {
  line: ReadLine | null;
  sum: number;
  /** Natural logarithm of how unlikely it is: 0 is how it was read. */
  cost: number;
  counted: boolean;
}

/** What it costs to take a line as not read: with another quantity, or as no dish at all. */
const UNREAD_QUANTITY = 2;
const OTHER_QUANTITY = 4.5;
const NO_DISH = 3;
const NO_NAME = 1;
/** Lines written as what one costs are rarer than those that say what they cost together. */
const EACH = 0.5;
/** Quantities tried where none was read. */
const QUANTITIES = [1, 2, 3, 4, 5];
/** Sums kept while lines are added up. */
const MOST_SUMS = 4000;

function wayOf(
  line: OrderLine,
  amount: number,
  count: number,
  meaning: Meaning,
): Omit<Way, "cost" | "counted"> {
  const { name, one } = line;
  const whole = amount === line.amount && count === (line.quantity ?? 1);
  if (one !== null && whole) return { line: { name, quantity: count, price: one }, sum: amount };
  const price = meaning === "each" ? amount : Math.round(amount / count);
  return {
    line: { name, quantity: count, price },
    sum: meaning === "each" ? amount * count : amount,
  };
}

/** Every way to read a line, as it was read first. */
function waysOf(line: OrderLine, meaning: Meaning): Way[] {
  const amounts = [
    { value: line.amount, cost: 0 },
    ...line.others.map(({ value, belief }) => ({ value, cost: -Math.log(Math.max(belief, 1e-4)) })),
  ];
  const read = line.quantity ?? 1;
  const known = amounts.map(({ value, cost }) => ({
    ...wayOf(line, value, read, meaning),
    cost,
    counted: line.counted,
  }));
  // What they cost together says nothing about how many they are.
  const counts = meaning === "each" ? QUANTITIES.filter((count) => count !== read) : [];
  const guessed = counts.map((count) => ({
    ...wayOf(line, line.amount, count, meaning),
    cost: line.quantity === null ? UNREAD_QUANTITY : OTHER_QUANTITY,
    counted: false,
  }));
  const none = { line: null, sum: 0, cost: line.name === "" ? NO_NAME : NO_DISH, counted: false };
  return [...known, ...guessed, none];
}

interface Sum {
  ways: Way[];
  cost: number;
}

/** The cheapest ways to reach every sum that the lines can come to. */
function sumsOf(lines: readonly OrderLine[], meaning: Meaning): Map<number, Sum> {
  let sums = new Map<number, Sum>([[0, { ways: [], cost: meaning === "each" ? EACH : 0 }]]);
  for (const line of lines) {
    const ways = waysOf(line, meaning);
    const next = new Map<number, Sum>();
    for (const [sum, before] of sums)
      for (const way of ways) {
        const cost = before.cost + way.cost;
        const rival = next.get(sum + way.sum);
        if (!rival || cost < rival.cost)
          next.set(sum + way.sum, { ways: [...before.ways, way], cost });
      }
    const cheapest = [...next].sort(([, a], [, b]) => a.cost - b.cost).slice(0, MOST_SUMS);
    sums = new Map(cheapest);
  }
  return sums;
}

function asLines(ways: readonly Way[], sum: number, fits: boolean): PricedLines {
  const kept = ways.filter(({ line }) => line !== null);
  return {
    lines: kept.flatMap(({ line }) => line ?? []),
    sum,
    fits,
    counted: kept[0]?.counted ?? false,
  };
}

/** Both plain ways to understand the lines; one when they come to the same. */
export function waysToPrice(lines: readonly OrderLine[]): PricedLines[] {
  if (lines.length === 0) return [];
  const both = MEANINGS.map((meaning) => {
    const ways = lines.flatMap((line) => waysOf(line, meaning)[0] ?? []);
    return asLines(
      ways,
      ways.reduce((sum, way) => sum + way.sum, 0),
      false,
    );
  });
  return both[0]?.sum === both[1]?.sum ? both.slice(0, 1) : both;
}

/** The likeliest way to read the lines that comes to `wanted`, or the plainest one when none does. */
export function priceLines(lines: readonly OrderLine[], wanted: number | null): PricedLines {
  const plain = waysToPrice(lines)[0] ?? { lines: [], sum: 0, fits: false, counted: false };
  if (wanted === null) return plain;
  const fitting = MEANINGS.flatMap((meaning) =>
    [...sumsOf(lines, meaning)]
      .filter(([sum, { ways }]) => near(sum, wanted) && ways.some(({ line }) => line))
      .map(([sum, found]) => ({ ...found, sum })),
  ).sort((a, b) => a.cost - b.cost || Math.abs(a.sum - wanted) - Math.abs(b.sum - wanted));
  const [best] = fitting;
  return best ? asLines(best.ways, best.sum, true) : plain;
}

const near = (a: number, b: number) => Math.abs(a - b) <= ROUNDING;
