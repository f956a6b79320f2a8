/** A text as the places of what stands in it, with its class. */
export interface Sample {
  places: readonly number[];
  of: number;
  /** How often it counts. */
  weight: number;
}

const RATE = 0.5;

/** How long is learned, and what keeps the weights of what is seen once near 0. */
export interface Learning {
  rounds: number;
  decay: number;
}
const USUAL: Learning = { rounds: 40, decay: 5e-5 };

/**
 * Weights under which the classes of samples are likeliest: multinomial logistic regression by stochastic gradient descent
 * with AdaGrad's steps (Duchi et al., 2011), samples in the order given. The same samples give the same weights.
 *
 * @param size places there are.
 * @param classes classes there are.
 */
export function fitSoftmax(
  samples: readonly Sample[],
  size: number,
  classes: number,
  { rounds, decay }: Learning = USUAL,
) {
  const weights = new Float64Array(size * classes);
  const squares = new Float64Array(size * classes).fill(1e-2);
  const bias = new Float64Array(classes);
  const scores = new Float64Array(classes);
  for (let round = 0; round < rounds; round++)
    for (const { places, of, weight } of samples) {
      const each = 1 / Math.sqrt(Math.max(1, places.length));
      scores.set(bias);
      for (const place of places)
        for (let k = 0; k < classes; k++)
          (scores[k] as number) += each * (weights[place * classes + k] as number);
      const most = Math.max(...scores);
      let all = 0;
      for (let k = 0; k < classes; k++) all += Math.exp((scores[k] as number) - most);
      for (let k = 0; k < classes; k++) {
        const off = Math.exp((scores[k] as number) - most) / all - (k === of ? 1 : 0);
        (bias[k] as number) -= 0.01 * weight * off;
        for (const place of places) {
          const at = place * classes + k;
          const slope = weight * off * each + decay * (weights[at] as number);
          (squares[at] as number) += slope * slope;
          (weights[at] as number) -= (RATE * slope) / Math.sqrt(squares[at] as number);
        }
      }
    }
  return { weights, bias };
}
