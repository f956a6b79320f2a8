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
  line: ReadLine;
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
/** The same for a whole number above all dishes, such as that of the order, and for the last line: the sum itself. */
const ABOVE = 0.7;
const LAST = 1;
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
  const guessed = amounts.flatMap(({ value, cost }) =>
    counts.map((count) => ({
      ...wayOf(line, value, count, meaning),
      cost: cost + (line.quantity === null ? UNREAD_QUANTITY : OTHER_QUANTITY),
      counted: false,
    })),
  );
  return [...known, ...guessed];
}

/** What it costs to take a line for no dish. */
function costOfNone({ name, counted, from }: OrderLine, place: "above" | "last" | null): number {
  if (name === "") return NO_NAME;
  if (place === "last") return LAST;
  const written = counted || from.some(({ decimals }) => decimals);
  return place === "above" && !written ? ABOVE : NO_DISH;
}

/** The cheapest way found to come to a sum: its last line, and what came before it. */
interface Sum {
  way: Way;
  before: Sum | null;
  /** How many lines make it. */
  lines: number;
  cost: number;
}

/**
 * The cheapest ways to reach every sum that the lines can come to, each with a dish at least.
 *
 * @param mostCost what costs more is not looked at.
 */
function sumsOf(
  lines: readonly OrderLine[],
  meaning: Meaning,
  mostCost = Number.POSITIVE_INFINITY,
): Map<number, Sum> {
  let start = meaning === "each" ? EACH : 0;
  let sums = new Map<number, Sum>();
  for (const [at, line] of lines.entries()) {
    const next = new Map<number, Sum>();
    const reach = (sum: number, way: Way, before: Sum | null, cost: number) => {
      const rival = next.get(sum);
      if (cost > mostCost || (rival && rival.cost <= cost)) return;
      next.set(sum, { way, before, lines: (before?.lines ?? 0) + 1, cost });
    };
    const none = costOfNone(line, at > 0 && at === lines.length - 1 ? "last" : null);
    for (const way of waysOf(line, meaning)) {
      reach(way.sum, way, null, start + way.cost);
      for (const [sum, before] of sums) reach(sum + way.sum, way, before, before.cost + way.cost);
    }
    for (const [sum, { way, before, cost }] of sums) reach(sum, way, before, cost + none);
    start += costOfNone(line, "above");
    sums = next;
    if (next.size > MOST_SUMS) {
      const cheapest = [...next].sort(([, one], [, other]) => one.cost - other.cost);
      sums = new Map(cheapest.slice(0, MOST_SUMS));
    }
  }
  return sums;
}

/** The lines of a sum, from the top of the page. */
function waysIn(sum: Sum): Way[] {
  const ways: Way[] = [];
  for (let one: Sum | null = sum; one; one = one.before) ways.unshift(one.way);
  return ways;
}

function asLines(ways: readonly Way[], sum: number, fits: boolean): PricedLines {
  return { lines: ways.map(({ line }) => line), sum, fits, counted: ways[0]?.counted ?? false };
}

/** Something the lines of an order may come to. */
export interface ItemSum {
  /** Halalas. */
  sum: number;
  /** Natural logarithm of how unlikely it is that they come to it, and that another sum is met by chance. */
  cost: number;
  /** How many lines make it. */
  lines: number;
}

/** Sums less likely than this say nothing. */
const MOST_COST = 4;

/**
 * What the lines of an order come to, by the cheapest way for each sum. The more sums are as likely, the sooner one is
 * met by chance, and the more it costs.
 */
export function itemSums(lines: readonly OrderLine[]): Map<number, ItemSum> {
  const all = MEANINGS.flatMap((meaning) => [...sumsOf(lines, meaning, MOST_COST)]).sort(
    ([, a], [, b]) => a.cost - b.cost,
  );
  const found = new Map<number, ItemSum>();
  for (const [sum, { lines: many, cost }] of all) {
    const unlikely = cost + Math.log(found.size + 1);
    if (unlikely > MOST_COST) break;
    if (!found.has(sum)) found.set(sum, { sum, cost: unlikely, lines: many });
  }
  return found;
}

/** The lines as they were read, with nothing to come to. */
function plainly(lines: readonly OrderLine[]): PricedLines {
  const ways = lines.flatMap((line) => waysOf(line, "together")[0] ?? []);
  return asLines(
    ways,
    ways.reduce((sum, way) => sum + way.sum, 0),
    false,
  );
}

/** The likeliest way to read the lines that comes to `wanted`, halalas, or the plainest one when none does. */
export function priceLines(lines: readonly OrderLine[], wanted: number | null): PricedLines {
  if (wanted === null) return plainly(lines);
  const fitting = MEANINGS.flatMap((meaning) =>
    [...sumsOf(lines, meaning)]
      .filter(([sum]) => near(sum, wanted))
      .map(([sum, found]) => ({ found, sum })),
  ).sort(
    (a, b) => a.found.cost - b.found.cost || Math.abs(a.sum - wanted) - Math.abs(b.sum - wanted),
  );
  const [best] = fitting;
  return best ? asLines(waysIn(best.found), best.sum, true) : plainly(lines);
}

const near = (a: number, b: number) => Math.abs(a - b) <= ROUNDING;
