import { LEAST_PEOPLE } from "./constants";
import { type Curve, curveAt, fitLine, flat, type Points } from "./curve";
import { deciding, peopleIn } from "./evidence";
import { at, sum } from "./robust";
import { criterion, fitSteps, stepNumbers, valuesBetween } from "./steps";

/** Where a curve may bend, and where it may step. */
export interface CurveGrid {
  knots: number[];
  bins: number[];
  stiffness: number;
  /** Whether more is never cheaper: then a step down is chance. */
  ascends: boolean;
}

const KM = 1000;
const every = (step: number, from: number, to: number) =>
  Array.from({ length: Math.round((to - from) / step) }, (_, i) => from + i * step);

/** Metres: orders are near, so the near is looked at closely. */
export const METRES: CurveGrid = {
  knots: [
    ...every(KM, 0, 6 * KM),
    ...every(2 * KM, 6 * KM, 12 * KM),
    ...every(4 * KM, 12 * KM, 25 * KM),
  ],
  bins: [...every(KM / 4, KM / 4, 15 * KM), ...every(KM, 15 * KM, 30 * KM), 1000 * KM],
  stiffness: 2,
  ascends: true,
};

const SAR = 100;

/** Subtotals in halalas. */
export const SUBTOTALS: CurveGrid = {
  knots: [
    ...every(5 * SAR, 0, 60 * SAR),
    ...every(10 * SAR, 60 * SAR, 120 * SAR),
    ...every(40 * SAR, 120 * SAR, 320 * SAR),
  ],
  bins: [...every(2.5 * SAR, 5 * SAR, 120 * SAR), ...every(20 * SAR, 120 * SAR, 400 * SAR), 1e7],
  stiffness: 0.5,
  ascends: false,
};

/**
 * The curve that tells the points best: in steps if that says as much with fewer numbers, else straight between knots. What
 * it looks like is decided without newcomers; how high it is, all say together.
 */
export function fitCurve(points: Points, { ascends, bins, knots, stiffness }: CurveGrid): Curve {
  if (points.y.length === 0) return flat(0);
  const peopled = peopledPoints(points);
  const mean = sum(peopled.w) / peopled.y.length;
  const even = { ...peopled, w: peopled.w.map((weight) => weight / mean) };
  const decided = decidingPoints(even);
  const found = edgesOf(fitSteps(decided, bins));
  const edges = ascends ? ascendingEdges(decided, found) : found;
  const steps: Curve = { kind: "steps", edges: [...edges], values: valuesBetween(even, edges) };
  const bends = peopledKnots(decided, knots);
  const line = fitLine(even, bends, stiffness);
  const count = decided.y.length;
  const worthSteps = criterion(lossOf(steps, decided), count, stepNumbers(edges.length));
  // Stiffness takes about half of a line's freedom away.
  return worthSteps <= criterion(lossOf(line, decided), count, bends.length / 2) ? steps : line;
}

const edgesOf = (curve: Curve) => (curve.kind === "steps" ? curve.edges : []);

/** The edges of steps that go up: where one does not, the two beside it are one. */
function ascendingEdges(points: Points, edges: readonly number[]): readonly number[] {
  const values = valuesBetween(points, edges);
  const down = edges.findIndex((_, i) => at(values, i + 1) <= at(values, i));
  return down < 0 ? edges : ascendingEdges(points, edges.toSpliced(down, 1));
}

const decidingPoints = (points: Points): Points =>
  pointsAt(
    points,
    deciding(points.who.map(({ newcomer }, k) => ({ newcomer, k }))).map(({ k }) => k),
  );

/** The points that have LEAST_PEOPLE on either side, themselves included: where fewer are, the end of a curve would be theirs. */
function peopledPoints(points: Points): Points {
  const { who, x } = decidingPoints(points);
  const from = outermost(who, x, (a, b) => a - b);
  const to = outermost(who, x, (a, b) => b - a);
  const inside = points.x.flatMap((value, k) => (value >= from && value <= to ? [k] : []));
  return inside.length === 0 ? points : pointsAt(points, inside);
}

/** How far out the last is of LEAST_PEOPLE, each as far out as any of their orders. */
function outermost(
  who: Points["who"],
  x: readonly number[],
  order: (a: number, b: number) => number,
): number {
  const farthest = new Map<string, number>();
  who.forEach(({ person }, k) => {
    const [far = at(x, k)] = [farthest.get(person) ?? at(x, k), at(x, k)].sort(order);
    farthest.set(person, far);
  });
  const sorted = [...farthest.values()].sort(order);
  return at(sorted, Math.min(LEAST_PEOPLE, sorted.length) - 1);
}

const pointsAt = ({ who, w, x, y }: Points, places: readonly number[]): Points => ({
  who: places.flatMap((k) => who[k] ?? []),
  x: places.map((k) => at(x, k)),
  y: places.map((k) => at(y, k)),
  w: places.map((k) => at(w, k)),
});

/** A piece that fewer orders lie on goes with the one before. */
const LEAST_ON_PIECE = 10;

/** The knots that leave enough orders, of LEAST_PEOPLE, on every piece between them: none bends for one home. */
function peopledKnots({ who, x }: Points, knots: readonly number[]): number[] {
  const kept = [at(knots, 0)];
  for (const knot of knots.slice(1)) {
    const on = who.filter((_, k) => at(x, k) >= at(kept, kept.length - 1) && at(x, k) < knot);
    if (on.length >= LEAST_ON_PIECE && peopleIn(on) >= LEAST_PEOPLE) kept.push(knot);
  }
  return kept.length > 1 ? kept : [at(knots, 0), at(knots, knots.length - 1)];
}

function lossOf(curve: Curve, { x, y, w }: Points): number {
  let loss = 0;
  for (let k = 0; k < y.length; k++)
    loss += at(w, k) * Math.abs(at(y, k) - curveAt(curve, at(x, k)));
  return loss;
}
