import { LEAST_PEOPLE } from "./constants";
import type { Curve, Points } from "./curve";
import { peopleIn } from "./evidence";
import { at, location, sum, weightedQuantile } from "./robust";

/** Amounts are told apart by this while steps are looked for, halalas. */
const CELL_HALALAS = 25;
const MOST_CELLS = 240;
const MOST_STEPS = 8;

/** A step that fewer average voices stand on is chance, or a few lies. */
const LEAST_VOICES = 15;

/** Numbers that a step costs: its height, and where it is, which is looked for everywhere (Zhang and Siegmund 2007 ask 3). */
const STEP_NUMBERS = 4;

/** The numbers it takes to write down so many steps. */
export const stepNumbers = (edges: number): number => STEP_NUMBERS * edges + 1;

/**
 * The steps of least absolute distance for a number of steps that the points are worth: segmentation by dynamic
 * programming over `bins` (upper ends of x, ascending), with Schwarz's criterion for Laplace noise. The weights are 1 on average.
 * O(bins² · (cells + steps)).
 */
export function fitSteps(
  points: Points,
  bins: readonly number[],
  least: number = LEAST_VOICES,
): Curve {
  const { cost, count } = costs(points, bins, least);
  const n = bins.length;
  // best[k][j]: least cost of the first j bins in k + 1 steps; from[k][j]: where the last of them begins.
  const whole = Array.from({ length: n + 1 }, (_, j) => (j === 0 ? 0 : cost(0, j)));
  const best: number[][] = [whole];
  const from: number[][] = [Array(n + 1).fill(0)];
  for (let k = 1; k < MOST_STEPS; k++) {
    const row = Array(n + 1).fill(Number.POSITIVE_INFINITY);
    const begins = Array(n + 1).fill(0);
    for (let j = k + 1; j <= n; j++)
      for (let i = k; i < j; i++) {
        const here = at(best[k - 1] ?? [], i) + cost(i, j);
        if (here < row[j] - 1e-9) [row[j], begins[j]] = [here, i];
      }
    best.push(row);
    from.push(begins);
  }
  let steps = 0;
  const worth = (k: number) => criterion(at(best[k] ?? [], n), count, stepNumbers(k));
  for (let k = 1; k < MOST_STEPS; k++) if (worth(k) < worth(steps)) steps = k;
  const edges: number[] = [];
  for (let k = steps, j = n; k > 0; k--) {
    j = at(from[k] ?? [], j);
    edges.unshift(at(bins, j - 1));
  }
  const known = peopledEdges(points, edges);
  return { kind: "steps", edges: known, values: valuesBetween(points, known) };
}

/** Closer than this on average no fit is better than another, halalas. */
const LEAST_LOSS = 4;

/** Schwarz's criterion of a fit with `loss` (sum of absolute distances, halalas) of `count` points: less is better. */
export function criterion(loss: number, count: number, parameters: number): number {
  return count * Math.log(Math.max(LEAST_LOSS, loss / count)) + (parameters / 2) * Math.log(count);
}

/** The edges that leave LEAST_PEOPLE on every step. */
function peopledEdges({ who, x }: Points, edges: readonly number[]): number[] {
  const kept: number[] = [];
  const between = (from: number, to: number) =>
    peopleIn(who.filter((_, k) => at(x, k) >= from && at(x, k) < to)) >= LEAST_PEOPLE;
  for (const edge of edges)
    if (between(kept.at(-1) ?? Number.NEGATIVE_INFINITY, edge)) kept.push(edge);
  while (kept.length > 0 && !between(kept.at(-1) ?? 0, Number.POSITIVE_INFINITY)) kept.pop();
  return kept;
}

/** Where the points between edges are. */
export function valuesBetween({ x, y, w }: Points, edges: readonly number[]): number[] {
  const bounds = [Number.NEGATIVE_INFINITY, ...edges, Number.POSITIVE_INFINITY];
  return bounds.slice(1).map((end, i) => {
    const inside = x.flatMap((value, k) => (value >= at(bounds, i) && value < end ? [k] : []));
    return location(
      inside.map((k) => at(y, k)),
      inside.map((k) => at(w, k)),
    );
  });
}

/** The cost of one step over bins i to j − 1, from weights by bin and amount. */
function costs({ x, y, w }: Points, bins: readonly number[], least: number) {
  const low = weightedQuantile(y, w, 0.01);
  const cells = Math.min(
    MOST_CELLS,
    2 + Math.round((weightedQuantile(y, w, 0.99) - low) / CELL_HALALAS),
  );
  const weights = bins.map(() => new Float64Array(cells));
  for (let k = 0; k < y.length; k++) {
    let bin = 0;
    while (bin < bins.length - 1 && at(x, k) >= at(bins, bin)) bin += 1;
    const cell = Math.max(0, Math.min(cells - 1, Math.round((at(y, k) - low) / CELL_HALALAS)));
    const row = weights[bin];
    if (row) row[cell] = (row[cell] as number) + at(w, k);
  }
  const n = bins.length + 1;
  const known = new Float64Array(n * n).fill(Number.POSITIVE_INFINITY);
  for (let i = 0; i + 1 < n; i++) {
    const inside = new Float64Array(cells);
    for (let j = i + 1; j < n; j++) known[i * n + j] = widened(inside, weights[j - 1], least);
  }
  const cost = (i: number, j: number) => known[i * n + j] as number;
  return { cost, count: sum(w) };
}

/** Adds a bin to what is inside, and returns the sum of distances from the median: over cells, the lighter side. */
function widened(inside: Float64Array, bin: Float64Array | undefined, least: number): number {
  if (!bin) return Number.POSITIVE_INFINITY;
  let total = 0;
  for (let c = 0; c < inside.length; c++) {
    inside[c] = (inside[c] as number) + (bin[c] as number);
    total += inside[c] as number;
  }
  if (total < least) return Number.POSITIVE_INFINITY;
  let [below, loss] = [0, 0];
  for (let c = 0; c < inside.length; c++) {
    below += inside[c] as number;
    loss += Math.min(below, total - below);
  }
  return loss * CELL_HALALAS;
}
