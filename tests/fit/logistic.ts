/** What was seen together, as places, how often, and how often of those it was so. */
export interface Counted {
  places: readonly number[];
  times: number;
  so: number;
}

const ROUNDS = 400;
const RATE = 0.1;

/**
 * Weights under which what was so is likeliest (logistic regression by Adam's steps over all samples at once, so that their order
 * leaves no trace). Each place counts by the share of the root of how many stand together.
 *
 * @param decay keeps the weights of what is seen seldom near 0: what a weight costs, of one sample.
 */
export function fitLogistic(samples: readonly Counted[], size: number, decay: number) {
  const all = samples.reduce((sum, { times }) => sum + times, 0);
  // The last one is the bias, which is not kept near 0.
  const weights = new Float64Array(size + 1);
  const [mean, square] = [new Float64Array(size + 1), new Float64Array(size + 1)];
  for (let round = 1; round <= ROUNDS; round++) {
    const slopes = weights.map((weight, at) => (at < size ? (decay * weight) / all : 0));
    for (const { places, times, so } of samples) {
      const each = 1 / Math.sqrt(Math.max(1, places.length));
      let sum = 0;
      for (const place of places) sum += weights[place] as number;
      const chance = 1 / (1 + Math.exp(-each * sum - (weights[size] as number)));
      const off = (times * chance - so) / all;
      slopes[size] = (slopes[size] as number) + off;
      for (const place of places) slopes[place] = (slopes[place] as number) + off * each;
    }
    const rate = RATE * (1 - round / (ROUNDS + 1));
    for (let at = 0; at <= size; at++) {
      const slope = slopes[at] as number;
      mean[at] = 0.9 * (mean[at] as number) + 0.1 * slope;
      square[at] = 0.999 * (square[at] as number) + 0.001 * slope ** 2;
      const step = (mean[at] as number) / (1 - 0.9 ** round);
      const size_ = Math.sqrt((square[at] as number) / (1 - 0.999 ** round)) + 1e-9;
      weights[at] = (weights[at] as number) - (rate * step) / size_;
    }
  }
  return { weights: weights.subarray(0, size), bias: weights[size] as number };
}
