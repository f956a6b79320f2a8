import { height } from "../boxes";
import type { ReadLine } from "../reading";
import { ROUNDING } from "../sums/checkout";
import { LIKELY } from "./evidence-model";
import type { OrderLine } from "./order-line";

/** The lines of an order with their prices for one, and whether they come to what the page says. */
export interface PricedLines {
  lines: ReadLine[];
  /** Halalas. */
  sum: number;
  fits: boolean;
  /** How far the quantity of the first line is believed, 0 to 1. */
  belief: number;
  /** Negative log-likelihood, natural, of what had to be taken for other than it was read. */
  cost: number;
}

/** What a line's amount is the price of: one item, or all of the line together. */
type PriceBasis = "each" | "together";
const PRICE_BASES: readonly PriceBasis[] = ["together", "each"];

/** One way to read a line: an amount, a quantity and a price basis. */
interface LineReading {
  line: ReadLine;
  sum: number;
  /** Negative log-likelihood, natural: 0 for the line as it was read. */
  cost: number;
  belief: number;
}

/**
 * Costs (negative log-likelihoods) of departing from what was read: of another quantity, and of taking a line for no
 * dish.
 */
const UNREAD_QUANTITY = 2;
const OTHER_QUANTITY = 4.5;
/** A quantity that is believed so far is not doubted for a sum: it is likelier that a line was not seen. */
const CLEAR = 0.9;
const NO_DISH = 3;
const NO_NAME = 1;
/**
 * Lower costs of taking a line for no dish: a whole number above the first dish (an order number), the last line (the
 * sum).
 */
const ABOVE = 0.7;
const LAST = 1;
/** The same where its amount is in smaller type than those of other lines, by this: a time, or what an option costs. */
const SMALL = 0.75;
const IN_SMALL = 1;
/** The cost of a menu whose amounts are prices for one: rarer than amounts for the whole line. */
const EACH = 0.5;
/** Quantities tried where none was read. */
const QUANTITIES = [1, 2, 3, 4, 5];
/** Sums kept while lines are added up. */
const MOST_SUMS = 4000;

function readingOf(
  line: OrderLine,
  amount: number,
  count: number,
  basis: PriceBasis,
): Omit<LineReading, "cost" | "belief"> {
  const { name, one } = line;
  const whole = amount === line.amount && count === (line.quantity ?? 1);
  if (one !== null && whole) return { line: { name, quantity: count, price: one }, sum: amount };
  const price = basis === "each" ? amount : Math.round(amount / count);
  return {
    line: { name, quantity: count, price },
    sum: basis === "each" ? amount * count : amount,
  };
}

/** Every way to read a line on one price basis; the first is the line as it was read. */
function readingsOf(line: OrderLine, basis: PriceBasis): LineReading[] {
  const amounts = [
    { value: line.amount, cost: 0 },
    // Nothing is a way out of every sum: what an option costs would be a free dish.
    ...line.others.flatMap(({ value, probability }) =>
      value > 0 ? [{ value, cost: -Math.log(Math.max(probability, 1e-4)) }] : [],
    ),
  ];
  const read = line.quantity ?? 1;
  const known = amounts.map(({ value, cost }) => ({
    ...readingOf(line, value, read, basis),
    cost,
    // So many of one price never come to this.
    belief: basis === "each" || value % read === 0 ? line.belief : 0,
  }));
  // An amount for the whole line says nothing about the quantity, so no other quantity is tried.
  const open = basis === "each" && line.belief < CLEAR;
  const counts = open ? QUANTITIES.filter((count) => count !== read) : [];
  const guessed = amounts.flatMap(({ value, cost }) =>
    counts.map((count) => ({
      ...readingOf(line, value, count, basis),
      cost: cost + (line.quantity === null ? UNREAD_QUANTITY : OTHER_QUANTITY),
      belief: 0,
    })),
  );
  return [...known, ...guessed];
}

/** The height of an amount of most lines, pixels. */
function usualHeight(lines: readonly OrderLine[]): number {
  const heights = lines.flatMap(({ from }) => from.map(({ box }) => height(box)));
  heights.sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

/** What it costs to take a line for no dish. */
function costOfNone(
  { name, belief, from }: OrderLine,
  { place = null, usual }: { place?: "above" | "last" | null; usual: number },
): number {
  if (name === "") return NO_NAME;
  if (from.length > 0 && from.every(({ box }) => height(box) < SMALL * usual)) return IN_SMALL;
  if (place === "last") return LAST;
  const written = belief > LIKELY || from.some(({ decimals }) => decimals);
  return place === "above" && !written ? ABOVE : NO_DISH;
}

/** The cheapest combination of lines with a given sum, as a linked list: its last line, and the combination before it. */
interface Sum {
  reading: LineReading;
  before: Sum | null;
  /** How many lines make it. */
  lines: number;
  cost: number;
}

/**
 * For every sum the lines can have, the cheapest combination that makes it, with at least one dish (dynamic programming).
 *
 * @param mostCost what costs more is not looked at.
 */
function sumsOf(
  lines: readonly OrderLine[],
  basis: PriceBasis,
  mostCost = Number.POSITIVE_INFINITY,
): Map<number, Sum> {
  const usual = usualHeight(lines);
  let start = basis === "each" ? EACH : 0;
  let sums = new Map<number, Sum>();
  for (const [at, line] of lines.entries()) {
    const next = new Map<number, Sum>();
    const reach = (sum: number, reading: LineReading, before: Sum | null, cost: number) => {
      const rival = next.get(sum);
      if (cost > mostCost || (rival && rival.cost <= cost)) return;
      next.set(sum, { reading, before, lines: (before?.lines ?? 0) + 1, cost });
    };
    const place = at > 0 && at === lines.length - 1 ? "last" : null;
    const none = costOfNone(line, { place, usual });
    for (const reading of readingsOf(line, basis)) {
      reach(reading.sum, reading, null, start + reading.cost);
      for (const [sum, before] of sums)
        reach(sum + reading.sum, reading, before, before.cost + reading.cost);
    }
    for (const [sum, { reading, before, cost }] of sums) reach(sum, reading, before, cost + none);
    start += costOfNone(line, { place: "above", usual });
    sums = next;
    if (next.size > MOST_SUMS) {
      const cheapest = [...next].sort(([, one], [, other]) => one.cost - other.cost);
      sums = new Map(cheapest.slice(0, MOST_SUMS));
    }
  }
  return sums;
}

/** The lines of a sum, from the top of the page. */
function readingsIn(sum: Sum): LineReading[] {
  const readings: LineReading[] = [];
  for (let one: Sum | null = sum; one; one = one.before) readings.unshift(one.reading);
  return readings;
}

function asLines(
  readings: readonly LineReading[],
  { sum, fits, cost }: Pick<PricedLines, "sum" | "fits" | "cost">,
): PricedLines {
  return {
    ...{ sum, fits, cost },
    lines: readings.map(({ line }) => line),
    belief: readings[0]?.belief ?? 0,
  };
}

/** A possible sum of the order's lines. */
export interface ItemSum {
  /** Halalas. */
  sum: number;
  /** Negative log-likelihood of the lines making it, plus what it costs that so many likelier sums exist. */
  cost: number;
  /** How many lines make it. */
  lines: number;
}

/** Sums that cost more are evidence of nothing. */
const MOST_COST = 4;

/**
 * The possible sums of the lines with their costs. The more likelier sums there are, the likelier it is that one matches
 * by chance, so each one costs the logarithm of its rank more.
 */
export function itemSums(lines: readonly OrderLine[]): Map<number, ItemSum> {
  const all = PRICE_BASES.flatMap((basis) => [...sumsOf(lines, basis, MOST_COST)]).sort(
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
  const readings = lines.flatMap((line) => readingsOf(line, "together")[0] ?? []);
  const sum = readings.reduce((all, reading) => all + reading.sum, 0);
  return asLines(readings, { sum, fits: false, cost: 0 });
}

/** The likeliest way to read the lines that comes to `wanted`, halalas, or the plainest one when none does. */
export function priceLines(lines: readonly OrderLine[], wanted: number | null): PricedLines {
  if (wanted === null) return plainly(lines);
  const fitting = PRICE_BASES.flatMap((basis) =>
    [...sumsOf(lines, basis)]
      .filter(([sum]) => near(sum, wanted))
      .map(([sum, found]) => ({ found, sum })),
  ).sort(
    (a, b) => a.found.cost - b.found.cost || Math.abs(a.sum - wanted) - Math.abs(b.sum - wanted),
  );
  const [best] = fitting;
  if (!best) return plainly(lines);
  const { found, sum } = best;
  return asLines(readingsIn(found), { sum, fits: true, cost: found.cost });
}

const near = (a: number, b: number) => Math.abs(a - b) <= ROUNDING;
