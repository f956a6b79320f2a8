import type { ConnectedComponent } from "./components";

/** Angles tried, in degrees. */
const MOST = 6;
const STEP = 0.25;
/** Pixels that count as one height. */
const BIN = 3;
/** Fewer components tell nothing. */
const LEAST_MARKS = 25;

/**
 * How far lines of text slope, in degrees, clockwise positive: at the right angle, the feet of letters gather at few
 * heights (the sum of squares over heights is the largest).
 */
export function skewOf(components: readonly ConnectedComponent[]): number {
  const feet = components
    .filter(({ x0, x1, y0, y1 }) => y1 - y0 >= 8 && y1 - y0 <= 90 && x1 - x0 <= 400)
    .map(({ x0, x1, y1 }) => ({ x: (x0 + x1) / 2, y: y1 }));
  if (feet.length < LEAST_MARKS) return 0;
  const gathered = (degrees: number) => {
    const slope = Math.tan((degrees * Math.PI) / 180);
    const counts = new Map<number, number>();
    for (const { x, y } of feet) {
      const bin = Math.round((y - slope * x) / BIN);
      counts.set(bin, (counts.get(bin) ?? 0) + 1);
    }
    let sum = 0;
    for (const count of counts.values()) sum += count * count;
    return sum;
  };
  let best = { degrees: 0, sum: gathered(0) * 1.08 };
  for (let degrees = -MOST; degrees <= MOST; degrees += STEP) {
    const sum = gathered(degrees);
    if (sum > best.sum) best = { degrees, sum };
  }
  return best.degrees;
}
