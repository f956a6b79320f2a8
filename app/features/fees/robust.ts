import { FINEST_HALALAS } from "./constants";

/** Makes the median absolute deviation estimate the standard deviation of normal noise (1 / Φ⁻¹(3/4)). */
const MAD_TO_SIGMA = 1.4826;

/** Beyond three standard deviations a value hardly counts (Welsch's weight there is exp(−1)). */
const WELSCH_SIGMAS = 3;

/** The value below which a share `q` (0 to 1) of the weight lies; NaN of nothing. Quickselect: O(n) as a rule. */
export function weightedQuantile(
  values: readonly number[],
  weights: readonly number[],
  q: number,
): number {
  const v = Float64Array.from(values);
  const w = Float64Array.from(weights);
  let left = q * sum(weights);
  let [low, high] = [0, v.length - 1];
  while (low < high) {
    const pivot = v[(low + high) >> 1] as number;
    // Hoare's partition: low … j at most the pivot, i … high at least; between them only the pivot.
    let [i, j] = [low, high];
    while (i <= j) {
      while ((v[i] as number) < pivot) i += 1;
      while ((v[j] as number) > pivot) j -= 1;
      if (i > j) break;
      swap(v, i, j);
      swap(w, i, j);
      i += 1;
      j -= 1;
    }
    let below = 0;
    for (let k = low; k <= j; k++) below += w[k] as number;
    if (left <= below) high = j;
    else {
      for (let k = j + 1; k < i; k++) below += w[k] as number;
      if (left <= below) return pivot;
      left -= below;
      low = i;
    }
  }
  return v[Math.min(low, v.length - 1)] ?? Number.NaN;
}

function swap(list: Float64Array, i: number, j: number): void {
  const kept = list[i] as number;
  list[i] = list[j] as number;
  list[j] = kept;
}

/** A robust standard deviation of values around 0, never below what two fees are told apart by. */
export function scaleOf(residuals: readonly number[], weights: readonly number[]): number {
  const mad = weightedQuantile(residuals.map(Math.abs), weights, 0.5);
  return Math.max(FINEST_HALALAS, MAD_TO_SIGMA * (Number.isNaN(mad) ? 0 : mad));
}

/** How much a residual counts: 1 in the middle, next to nothing far out (R. E. Welsch, 1975). */
export function welsch(residual: number, scale: number): number {
  return Math.exp(-((residual / (WELSCH_SIGMAS * scale)) ** 2));
}

/**
 * Where weighted values are: an M-estimate with Welsch's weights that starts at the weighted median, so that less than
 * half of lies do not move it far, and equal values come out exactly.
 */
export function location(values: readonly number[], weights: readonly number[]): number {
  let middle = weightedQuantile(values, weights, 0.5);
  const scale = scaleOf(
    values.map((value) => value - middle),
    weights,
  );
  if (scale <= FINEST_HALALAS) return middle;
  for (let i = 0; i < 5; i++) {
    let [top, bottom] = [0, 0];
    for (let k = 0; k < values.length; k++) {
      const weight = at(weights, k) * welsch(at(values, k) - middle, scale);
      top += weight * at(values, k);
      bottom += weight;
    }
    if (bottom > 0) middle = top / bottom;
  }
  return middle;
}

/** How many equal voices weigh as surely as these (Kish, 1965). */
export function effective(weights: readonly number[]): number {
  const squares = sum(weights.map((weight) => weight ** 2));
  return squares === 0 ? 0 : sum(weights) ** 2 / squares;
}

/** Coins that fees are rounded to, halalas. */
const COINS = [100, 50, 25, 10, 5];

/** A coin is one if this share of the amounts are multiples of it: of a smaller coin, at most half are multiples of the next. */
const MOST = 0.8;

/** The largest coin that nearly all amounts (halalas) are multiples of; 1 where there is none. Nothing is a multiple of any. */
export function coinOf(amounts: readonly number[]): number {
  const some = amounts.filter((amount) => amount > 0);
  const multiples = (coin: number) => some.filter((amount) => amount % coin === 0).length;
  return COINS.find((coin) => multiples(coin) >= MOST * some.length) ?? 1;
}

/** Between coins an estimate stands on quarters of a riyal, each of which stands for so many halalas. */
const QUARTER = 25;
const OF_A_QUARTER = 20;

/**
 * An amount on a coin, or on the nearest quarter of a riyal where it lies well between two coins. Whatever moves an amount by
 * less than `OF_A_QUARTER` moves what is shown by a quarter at most: on coins alone a few lies could move it by a whole one.
 */
export function toCoin(amount: number, coin: number): number {
  const whole = coin * Math.round(amount / coin);
  const quarters = coin / QUARTER - 1;
  const reach = (coin - OF_A_QUARTER * Math.max(0, quarters)) / 2;
  const off = Math.abs(amount - whole);
  if (off <= reach) return whole;
  return whole + Math.sign(amount - whole) * QUARTER * Math.ceil((off - reach) / OF_A_QUARTER);
}

/** The number at a place that is known to be there. */
export function at(list: ArrayLike<number>, i: number): number {
  return list[i] ?? Number.NaN;
}

export function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
