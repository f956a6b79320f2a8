import { at, sum } from "./robust";

/**
 * What one more group of `cells` has to explain, in squared standard errors. Cutting as many normal values in two at their
 * mean explains 2/π of each by chance alone; the rest makes such chance rare.
 */
const aGroup = (cells: number) => (2 * cells) / Math.PI + 8;

/**
 * Puts cells with about the same value into one group, because platforms know few kinds of hours and days: the grouping
 * with the least squared distance in standard errors, plus aGroup for each. Cells of no weight go to the heaviest.
 * @param values one for each cell; @param precision 1 / variance of each, 0 for a cell that nothing is known of.
 * @returns the group of each cell; 0 is the heaviest. O(n³).
 */
export function groupsOf(values: readonly number[], precision: readonly number[]): number[] {
  const cells = values.map((_, i) => i).filter((i) => at(precision, i) > 0);
  cells.sort((a, b) => at(values, a) - at(values, b) || a - b);
  const n = cells.length;
  const best = [0];
  const from = [0];
  for (let j = 1; j <= n; j++) {
    let [least, start] = [Number.POSITIVE_INFINITY, 0];
    for (let i = 0; i < j; i++) {
      const cost = at(best, i) + aGroup(n) + spread(cells.slice(i, j), values, precision);
      if (cost < least) [least, start] = [cost, i];
    }
    best.push(least);
    from.push(start);
  }
  const groups: number[][] = [];
  for (let j = n; j > 0; j = at(from, j)) groups.push(cells.slice(at(from, j), j));
  const weight = (group: number[]) => sum(group.map((i) => at(precision, i)));
  groups.sort((a, b) => weight(b) - weight(a) || at(a, 0) - at(b, 0));
  return values.map((_, i) =>
    Math.max(
      0,
      groups.findIndex((group) => group.includes(i)),
    ),
  );
}

function spread(
  cells: readonly number[],
  values: readonly number[],
  precision: readonly number[],
): number {
  let [weight, mean] = [0, 0];
  for (const i of cells) weight += at(precision, i);
  for (const i of cells) mean += (at(precision, i) * at(values, i)) / weight;
  let total = 0;
  for (const i of cells) total += at(precision, i) * (at(values, i) - mean) ** 2;
  return total;
}
