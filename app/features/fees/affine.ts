import { at, scaleOf, sum, weightedQuantile, welsch } from "./robust";

/** What makes one fee of another: `times` × fee + `plus` halalas. */
export interface Affine {
  times: number;
  plus: number;
}

export const AS_IT_IS: Affine = { times: 1, plus: 0 };

/** A factor of 1.25 is as usual as none: how far factors are expected to lie from 1. */
const USUAL_FACTOR = 0.25;

/** Fees that lie this close together (halalas) tell no factor from an amount. */
const LEAST_NOISE = 60;

/** The robust line from `x` to `y`; without evidence for a factor it only adds. */
export function fitAffine(
  x: readonly number[],
  y: readonly number[],
  w: readonly number[],
): Affine {
  const mean = sum(x.map((value, i) => value * at(w, i))) / sum(w);
  let times = 1;
  let middle = weightedQuantile(
    y.map((value, i) => value - (at(x, i) - mean)),
    w,
    0.5,
  );
  for (let round = 0; round < 8; round++) {
    const residuals = y.map((value, i) => value - middle - times * (at(x, i) - mean));
    const scale = scaleOf(residuals, w);
    // Two unknowns and symmetric: the slope about the mean, with its prior, and the middle.
    let [s, sx, sxx, sy, sxy] = [0, 0, (Math.max(LEAST_NOISE, scale) / USUAL_FACTOR) ** 2, 0, 0];
    sxy = sxx;
    for (let i = 0; i < x.length; i++) {
      const weight = at(w, i) * welsch(at(residuals, i), scale);
      const dx = at(x, i) - mean;
      s += weight;
      sx += weight * dx;
      sxx += weight * dx * dx;
      sy += weight * at(y, i);
      sxy += weight * dx * at(y, i);
    }
    const determinant = s * sxx - sx * sx;
    if (s <= 0 || determinant <= 0) break;
    times = (s * sxy - sx * sy) / determinant;
    middle = (sy - times * sx) / s;
  }
  times = Math.max(0, times);
  return { times, plus: middle - times * mean };
}
