import {
  newPass,
  type Pass,
  run,
  SHAPE,
  SIZES,
  type Weights,
} from "~/features/checkout/digits/network";
import { SIDE, VIEW } from "~/features/checkout/digits/views";
import type { Random } from "~/sample/random";

const HALF = SIDE / 2;
const QUARTER = SIDE / 4;
type LayerName = keyof Weights;
const PARTS = Object.keys(SIZES) as LayerName[];

/** Numbers of the size that keeps signals alive through rectifiers (He et al., 2015). */
export function freshWeights(random: Random): Weights {
  const spread: Partial<Record<LayerName, number>> = {
    first: Math.sqrt(2 / (SHAPE.input * 9)),
    second: Math.sqrt(2 / (SHAPE.first * 9)),
    hidden: Math.sqrt(2 / (SHAPE.second * QUARTER * QUARTER)),
    output: Math.sqrt(1 / SHAPE.hidden),
  };
  const make = (part: LayerName) =>
    Float32Array.from(
      { length: SIZES[part] },
      () => (random.next() * 2 - 1) * 1.7 * (spread[part] ?? 0),
    );
  return Object.fromEntries(PARTS.map((part) => [part, make(part)])) as unknown as Weights;
}

export function zeros(): Weights {
  return Object.fromEntries(
    PARTS.map((part) => [part, new Float32Array(SIZES[part])]),
  ) as unknown as Weights;
}

function fullBack(
  from: Float32Array,
  weights: Float32Array,
  error: Float32Array,
  slope: Float32Array,
  biasSlope: Float32Array,
): Float32Array {
  const back = new Float32Array(from.length);
  for (let out = 0; out < error.length; out++) {
    const e = error[out] as number;
    if (e === 0) continue;
    (biasSlope[out] as number) += e;
    const base = out * from.length;
    for (let at = 0; at < from.length; at++) {
      (slope[base + at] as number) += e * (from[at] as number);
      (back[at] as number) += e * (weights[base + at] as number);
    }
  }
  return back;
}

/** Hands each error to the pixel that was the largest of its four, unless the rectifier had cut it. */
function poolBack(
  before: Float32Array,
  after: Float32Array,
  error: Float32Array,
  channels: number,
  side: number,
): Float32Array {
  const half = side / 2;
  const back = new Float32Array(before.length);
  for (let channel = 0; channel < channels; channel++)
    for (let y = 0; y < half; y++)
      for (let x = 0; x < half; x++) {
        const to = channel * half * half + y * half + x;
        const value = after[to] as number;
        if (value <= 0 || error[to] === 0) continue;
        const at = channel * side * side + 2 * y * side + 2 * x;
        const from =
          before[at] === value
            ? at
            : before[at + 1] === value
              ? at + 1
              : before[at + side] === value
                ? at + side
                : at + side + 1;
        back[from] = error[to] as number;
      }
  return back;
}

/** Through a 3 × 3 convolution over padded planes; `back` is padded as well. */
function convolveBack(
  from: Float32Array,
  channels: number,
  side: number,
  weights: Float32Array,
  error: Float32Array,
  slope: Float32Array,
  biasSlope: Float32Array,
  back?: Float32Array,
): void {
  const wide = side + 2;
  for (let at = 0; at < error.length; at++) {
    const e = error[at] as number;
    // Three of four errors are zero: the pool hands them to the largest only.
    if (e === 0) continue;
    const out = Math.floor(at / (side * side));
    const y = Math.floor(at / side) - out * side;
    const x = at % side;
    (biasSlope[out] as number) += e;
    for (let channel = 0; channel < channels; channel++) {
      const kernel = (out * channels + channel) * 9;
      for (let row = 0; row < 3; row++) {
        const source = (channel * wide + y + row) * wide + x;
        const weight = kernel + 3 * row;
        (slope[weight] as number) += e * (from[source] as number);
        (slope[weight + 1] as number) += e * (from[source + 1] as number);
        (slope[weight + 2] as number) += e * (from[source + 2] as number);
        if (!back) continue;
        (back[source] as number) += e * (weights[weight] as number);
        (back[source + 1] as number) += e * (weights[weight + 1] as number);
        (back[source + 2] as number) += e * (weights[weight + 2] as number);
      }
    }
  }
}

/** The insides of padded planes. */
function unpad(from: Float32Array, channels: number, side: number): Float32Array {
  const wide = side + 2;
  const to = new Float32Array(channels * side * side);
  for (let channel = 0; channel < channels; channel++)
    for (let y = 0; y < side; y++) {
      const inside = (channel * wide + y + 1) * wide + 1;
      to.set(from.subarray(inside, inside + side), (channel * side + y) * side);
    }
  return to;
}

/** Adds the slopes of one sample's error to `slopes`. @returns its error: −log of the share given to the label. */
function learnOne(
  weights: Weights,
  view: Float32Array,
  label: number,
  pass: Pass,
  slopes: Weights,
): number {
  run(weights, view, pass);
  const most = pass.output.reduce((a, b) => Math.max(a, b));
  const shares = pass.output.map((value) => Math.exp(value - most));
  const sum = shares.reduce((a, b) => a + b, 0);
  const error = shares.map((share, at) => share / sum - (at === label ? 1 : 0));
  const hidden = fullBack(pass.hidden, weights.output, error, slopes.output, slopes.outputBias);
  for (let at = 0; at < hidden.length; at++) if ((pass.hidden[at] as number) <= 0) hidden[at] = 0;
  const flat = fullBack(pass.flat, weights.hidden, hidden, slopes.hidden, slopes.hiddenBias);
  const second = poolBack(pass.second, pass.flat, flat, SHAPE.second, HALF);
  const pooled = new Float32Array(pass.pooledPadded.length);
  convolveBack(
    pass.pooledPadded,
    SHAPE.first,
    HALF,
    weights.second,
    second,
    slopes.second,
    slopes.secondBias,
    pooled,
  );
  const first = poolBack(
    pass.first,
    pass.pooled,
    unpad(pooled, SHAPE.first, HALF),
    SHAPE.first,
    SIDE,
  );
  convolveBack(
    pass.viewPadded,
    SHAPE.input,
    SIDE,
    weights.first,
    first,
    slopes.first,
    slopes.firstBias,
  );
  return -Math.log((shares[label] as number) / sum + 1e-9);
}

export interface Lesson {
  view: Uint8Array;
  label: number;
  /** How wrong the network was about it last time. */
  error: number;
}

/** Learns from samples in small batches (Adam, Kingma and Ba, 2015). */
export class Learner {
  private readonly mean = zeros();
  private readonly square = zeros();
  private readonly pass = newPass();
  private readonly view = new Float32Array(VIEW);
  private steps = 0;
  constructor(readonly weights: Weights) {}

  /** @returns the mean error of the batch. */
  learn(batch: readonly Lesson[], rate: number): number {
    const slopes = zeros();
    let error = 0;
    for (const lesson of batch) {
      const view = this.view;
      for (let at = 0; at < view.length; at++) view[at] = (lesson.view[at] as number) / 255;
      lesson.error = learnOne(this.weights, view, lesson.label, this.pass, slopes);
      error += lesson.error;
    }
    this.steps++;
    const [a, b] = [1 - 0.9 ** this.steps, 1 - 0.999 ** this.steps];
    for (const part of PARTS) {
      const [weights, mean, square, slope] = [
        this.weights[part],
        this.mean[part],
        this.square[part],
        slopes[part],
      ];
      for (let at = 0; at < weights.length; at++) {
        const s = (slope[at] as number) / batch.length;
        mean[at] = 0.9 * (mean[at] as number) + 0.1 * s;
        square[at] = 0.999 * (square[at] as number) + 0.001 * s * s;
        (weights[at] as number) -=
          (rate * ((mean[at] as number) / a)) / (Math.sqrt((square[at] as number) / b) + 1e-8);
      }
    }
    return error / batch.length;
  }
}
