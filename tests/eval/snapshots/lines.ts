import { fold } from "~/features/names";
import type { Result } from "./score";

/** Names with so many of their letter pairs in common are one, however some letters were misread (Dice). */
const ALIKE = 0.5;

function pairsOf(name: string): Set<string> {
  const letters = fold(name).replace(/[^\p{L}]+/gu, "");
  return new Set(Array.from(letters, (_, at) => letters.slice(at, at + 2)));
}

function isAlike(one: string, other: string): boolean {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  const both = [...a].filter((pair) => b.has(pair)).length;
  return 2 * both >= ALIKE * (a.size + b.size);
}

/** What was read of the lines of one picture: how many there are and were found, and of the prices stated how many are right. */
export interface LineCount {
  lines: number;
  found: number;
  prices: number;
  right: number;
}

/**
 * Compares the lines of a picture with those read, each once: a line is found when one with its price for one or with its name
 * was read. A line that nobody drew counts as a price that is wrong.
 */
export function countLines({ truth, reading }: Result): LineCount {
  const left = [...(reading?.items ?? [])];
  const prices = left.filter(({ price }) => price !== null).length;
  const take = (at: number) => at >= 0 && left.splice(at, 1).length > 0;
  const lines = truth.lines ?? [];
  const missed = lines.filter(
    ({ price, quantity }) =>
      !take(left.findIndex((one) => one.price === price && one.quantity === quantity)),
  );
  const unpriced = missed.filter(
    ({ price }) => !take(left.findIndex((one) => one.price === price)),
  );
  const right = lines.length - unpriced.length;
  const named = unpriced.filter(({ name }) =>
    take(left.findIndex((one) => isAlike(one.name, name))),
  );
  return { lines: lines.length, found: right + named.length, prices, right };
}

/** The lines of all pictures that show theirs whole, in one line. */
export function linesLine(results: readonly Result[]): string {
  const counts = results.filter(({ truth }) => truth.lines).map(countLines);
  const sum = (of: keyof LineCount) => counts.reduce((all, count) => all + count[of], 0);
  const share = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;
  return `Lines: ${share(sum("found"), sum("lines"))} of ${sum("lines")} found; ${share(sum("right"), sum("prices"))} of ${sum("prices")} prices for one are right.`;
}
