import { at, scaleOf, welsch } from "./robust";
import { solve } from "./solve";

/**
 * A fee as a function of one number (metres, or the subtotal). `line`: straight between the knots and beyond the last.
 * `steps`: `values[i]` up to, not including, `edges[i]`; one value more than edges.
 */
export type Curve =
  | { kind: "line"; knots: number[]; values: number[] }
  | { kind: "steps"; edges: number[]; values: number[] };

/** Points of a curve to be, with their weights. */
export interface Points {
  /** Who says so; a piece of a curve takes LEAST_PEOPLE of them. */
  who: { person: string; newcomer: boolean }[];
  x: number[];
  y: number[];
  w: number[];
}

/** One value everywhere. */
export const flat = (value: number): Curve => ({ kind: "steps", edges: [], values: [value] });

/** The curve at `x`. */
export function curveAt(curve: Curve, x: number): number {
  if (curve.kind === "steps") {
    let i = 0;
    while (i < curve.edges.length && x >= at(curve.edges, i)) i += 1;
    return at(curve.values, i);
  }
  const { knots, values } = curve;
  const [i, part] = between(knots, x);
  return at(values, i) * (1 - part) + at(values, i + 1) * part;
}

/** Between which two knots `x` lies, and how far along; below the first it is the first. */
function between(knots: readonly number[], x: number): [number, number] {
  let i = 0;
  while (i < knots.length - 2 && x >= at(knots, i + 1)) i += 1;
  const from = at(knots, i);
  return [i, Math.max(0, (x - from) / (at(knots, i + 1) - from))];
}

/** Rounds of a fit: first by absolute distance, which half of lies cannot break, then by Welsch's weights. */
const ABSOLUTE_ROUNDS = 6;
const WELSCH_ROUNDS = 6;

/**
 * The line of least robust distance: iteratively reweighted least squares over the hat functions of the knots. `stiffness`
 * is how many points of average weight a bend of one knot is worth, so that where nothing is known it goes straight on.
 */
export function fitLine({ x, y, w }: Points, knots: number[], stiffness: number): Curve {
  const n = knots.length;
  const places = x.map((value) => between(knots, value));
  let values: number[] = [];
  let residuals = y.map(() => 0);
  for (let round = 0; round < ABSOLUTE_ROUNDS + WELSCH_ROUNDS; round++) {
    const scale = scaleOf(residuals, w);
    const a = new Float64Array(n * n);
    const b = new Float64Array(n);
    for (let k = 0; k < y.length; k++) {
      const residual = at(residuals, k);
      const counts =
        round === 0
          ? 1
          : round < ABSOLUTE_ROUNDS
            ? scale / Math.max(scale / 2, Math.abs(residual))
            : welsch(residual, scale);
      const weight = at(w, k) * counts;
      const [i, part] = places[k] ?? [0, 0];
      const rest = 1 - part;
      add(a, i * n + i, weight * rest * rest);
      add(a, (i + 1) * n + i, weight * rest * part);
      add(a, (i + 1) * n + i + 1, weight * part * part);
      add(b, i, weight * rest * at(y, k));
      add(b, i + 1, weight * part * at(y, k));
    }
    stiffen(a, knots, stiffness);
    values = [...solve(a, b)];
    residuals = y.map((value, k) => {
      const [i, part] = places[k] ?? [0, 0];
      return value - at(values, i) * (1 - part) - at(values, i + 1) * part;
    });
  }
  return { kind: "line", knots, values };
}

/** Adds the square of each bend, times `stiffness`, and next to nothing for what no point says. */
function stiffen(a: Float64Array, knots: readonly number[], stiffness: number): void {
  const n = knots.length;
  for (let i = 0; i < n; i++) add(a, i * n + i, 1e-9);
  for (let i = 1; i + 1 < n; i++) {
    const before = at(knots, i) - at(knots, i - 1);
    const after = at(knots, i + 1) - at(knots, i);
    const bend = [after / (before + after), -1, before / (before + after)];
    for (let r = 0; r < 3; r++)
      for (let c = 0; c <= r; c++)
        add(a, (i - 1 + r) * n + i - 1 + c, stiffness * at(bend, r) * at(bend, c));
  }
}

function add(list: Float64Array, i: number, value: number): void {
  list[i] = at(list, i) + value;
}
