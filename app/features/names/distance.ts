import { COST, GAP_ACROSS, WEIGHT } from "./costs";
import { SYMBOLS } from "./symbols";

const SIZE = SYMBOLS.length;
/** Two neighbours typed in the wrong order: one slip, not two. */
const TRANSPOSED = 0.5;
/** Letters that cost less are one sound. */
const SAME = 0.15;
/** A letter written twice where the other word has it once. */
export const DOUBLED = 0.25;
/** Longest word compared; a longer one is compared by its beginning. */
export const LONGEST = 48;

const ROWS = [0, 1, 2].map(() => new Float32Array(LONGEST + 1)) as [
  Float32Array,
  Float32Array,
  Float32Array,
];
const gapRight = new Float32Array(LONGEST + 1);

/**
 * Weighted Damerau–Levenshtein distance (optimal string alignment) of two symbol sequences.
 * `across`: the words are in different scripts, so unwritten vowels are cheap. Infinity as soon as it must exceed `limit`.
 */
export function distance(
  a: readonly number[],
  b: readonly number[],
  across: boolean,
  limit = Number.POSITIVE_INFINITY,
): number {
  const gap = across ? GAP_ACROSS : WEIGHT;
  const n = Math.min(a.length, LONGEST);
  const m = Math.min(b.length, LONGEST);
  let [before, above, row] = ROWS;
  above[0] = 0;
  for (let j = 1; j <= m; j++) {
    gapRight[j] = gapAt(gap, b, j - 1);
    above[j] = costAt(above, j - 1) + costAt(gapRight, j);
  }
  let bestAbove = 0;
  for (let i = 1; i <= n; i++) {
    const left = symbolAt(a, i - 1);
    const costs = left * SIZE;
    const gapLeft = gapAt(gap, a, i - 1);
    let diagonal = costAt(above, 0);
    let last = Math.fround(diagonal + gapLeft);
    let best = last;
    row[0] = last;
    for (let j = 1; j <= m; j++) {
      const right = symbolAt(b, j - 1);
      const up = costAt(above, j);
      let cost = diagonal + costAt(COST, costs + right);
      diagonal = up;
      const dropped = up + gapLeft;
      if (dropped < cost) cost = dropped;
      const added = last + costAt(gapRight, j);
      if (added < cost) cost = added;
      if (
        cost > TRANSPOSED &&
        i > 1 &&
        j > 1 &&
        left !== right &&
        costAt(before, j - 2) + TRANSPOSED < cost &&
        costAt(COST, costs + symbolAt(b, j - 2)) < SAME &&
        costAt(COST, symbolAt(a, i - 2) * SIZE + right) < SAME
      )
        cost = costAt(before, j - 2) + TRANSPOSED;
      last = Math.fround(cost);
      row[j] = last;
      if (last < best) best = last;
    }
    if (best > limit && bestAbove > limit) return Number.POSITIVE_INFINITY;
    bestAbove = best;
    [before, above, row] = [above, row, before];
  }
  return costAt(above, m);
}

function gapAt(gap: Float32Array, symbols: readonly number[], index: number): number {
  const symbol = symbolAt(symbols, index);
  const cost = costAt(gap, symbol);
  return index > 0 && symbol === symbolAt(symbols, index - 1) ? Math.min(cost, DOUBLED) : cost;
}

/**
 * Arrays are read inside their bounds here. Each kind by a function of its own: V8 compiles one that reads both to make an
 * object of every number.
 */
function costAt(costs: Float32Array, index: number): number {
  return costs[index] as number;
}

function symbolAt(symbols: readonly number[], index: number): number {
  return symbols[index] as number;
}

/** The sum of what each symbol weighs: about one for a consonant, less for a vowel. */
export function weightOf(symbols: readonly number[]): number {
  let sum = 0;
  for (const symbol of symbols) sum += costAt(WEIGHT, symbol);
  return sum;
}
