import {
  newPass,
  type Pass,
  run,
  SHAPE,
  SIZES,
  type Weights,
} from "~/providers/ocr/digits/network";
import { SIDE } from "~/providers/ocr/digits/views";
import type { Random } from "~db/sample/random";

const HALF = SIDE / 2;
const QUARTER = SIDE / 4;
type Part = keyof Weights;
const PARTS = Object.keys(SIZES) as Part[];

/** Numbers of the size that keeps signals alive through rectifiers (He et al., 2015). */
export function freshWeights(random: Random): Weights {
  const spread: Partial<Record<Part, number>> = {
    first: Math.sqrt(2 / (SHAPE.input * 9)),
    second: Math.sqrt(2 / (SHAPE.first * 9)),
    hidden: Math.sqrt(2 / (SHAPE.second * QUARTER * QUARTER)),
    output: Math.sqrt(1 / SHAPE.hidden),
  };
  const make = (part: Part) =>
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
        const from = [at, at + 1, at + side, at + side + 1].find((i) => before[i] === value);
        if (from !== undefined) back[from] = error[to] as number;
      }
  return back;
}

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
  const plane = side * side;
  for (let at = 0; at < error.length; at++) {
    const e = error[at] as number;
    // Three of four errors are zero: the pool hands them to the largest only.
    if (e === 0) continue;
    const out = Math.floor(at / plane);
    const y = Math.floor((at - out * plane) / side);
    const x = at - out * plane - y * side;
    (biasSlope[out] as number) += e;
    for (let channel = 0; channel < channels; channel++) {
      const kernel = (out * channels + channel) * 9;
      for (let dy = y === 0 ? 0 : -1; dy <= (y === side - 1 ? 0 : 1); dy++)
        for (let dx = x === 0 ? 0 : -1; dx <= (x === side - 1 ? 0 : 1); dx++) {
          const source = channel * plane + (y + dy) * side + x + dx;
          const weight = kernel + 3 * dy + dx + 4;
          (slope[weight] as number) += e * (from[source] as number);
          if (back) (back[source] as number) += e * (weights[weight] as number);
        }
    }
  }
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
  const pooled = new Float32Array(pass.pooled.length);
  convolveBack(
    pass.pooled,
    SHAPE.first,
    HALF,
    weights.second,
    second,
    slopes.second,
    slopes.secondBias,
    pooled,
  );
  const first = poolBack(pass.first, pass.pooled, pooled, SHAPE.first, SIDE);
  convolveBack(view, SHAPE.input, SIDE, weights.first, first, slopes.first, slopes.firstBias);
  return -Math.log((shares[label] as number) / sum + 1e-9);
}

export interface Lesson {
  view: Uint8Array;
  label: number;
}

/** Learns from samples in small batches (Adam, Kingma and Ba, 2015). */
export class Learner {
  private readonly mean = zeros();
  private readonly square = zeros();
  private readonly pass = newPass();
  private steps = 0;
  constructor(readonly weights: Weights) {}

  /** @returns the mean error of the batch. */
  learn(batch: readonly Lesson[], rate: number): number {
    const slopes = zeros();
    let error = 0;
    for (const { view, label } of batch)
      error += learnOne(
        this.weights,
        Float32Array.from(view, (v) => v / 255),
        label,
        this.pass,
        slopes,
      );
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
