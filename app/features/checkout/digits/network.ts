import { CLASSES } from "./classes";
import { SIDE } from "./views";

/**
 * The shape of the recogniser: two rounds of a 3 × 3 convolution with the larger of 2 × 2, then two full layers. What
 * LeNet-5 (LeCun et al., 1998) is, with rectifiers; 34,000 numbers.
 */
export const SHAPE = { input: 3, first: 8, second: 20, hidden: 64, output: CLASSES.length };
const HALF = SIDE / 2;
const QUARTER = SIDE / 4;
const FLAT = SHAPE.second * QUARTER * QUARTER;

/** The numbers that training finds. */
export interface Weights {
  first: Float32Array;
  firstBias: Float32Array;
  second: Float32Array;
  secondBias: Float32Array;
  hidden: Float32Array;
  hiddenBias: Float32Array;
  output: Float32Array;
  outputBias: Float32Array;
}

/** How many numbers each part has, in the order in which they are kept. */
export const SIZES: Record<keyof Weights, number> = {
  first: SHAPE.first * SHAPE.input * 9,
  firstBias: SHAPE.first,
  second: SHAPE.second * SHAPE.first * 9,
  secondBias: SHAPE.second,
  hidden: SHAPE.hidden * FLAT,
  hiddenBias: SHAPE.hidden,
  output: SHAPE.output * SHAPE.hidden,
  outputBias: SHAPE.output,
};

/** What one pass leaves behind; training walks back through it. */
export interface Pass {
  /** The view and the first layer's result, each plane with a border of zeros. */
  viewPadded: Float32Array;
  pooledPadded: Float32Array;
  first: Float32Array;
  pooled: Float32Array;
  second: Float32Array;
  flat: Float32Array;
  hidden: Float32Array;
  /** One number for each class; the larger, the likelier. */
  output: Float32Array;
}

export function newPass(): Pass {
  return {
    viewPadded: new Float32Array(SHAPE.input * (SIDE + 2) ** 2),
    pooledPadded: new Float32Array(SHAPE.first * (HALF + 2) ** 2),
    first: new Float32Array(SHAPE.first * SIDE * SIDE),
    pooled: new Float32Array(SHAPE.first * HALF * HALF),
    second: new Float32Array(SHAPE.second * HALF * HALF),
    flat: new Float32Array(FLAT),
    hidden: new Float32Array(SHAPE.hidden),
    output: new Float32Array(SHAPE.output),
  };
}

/** Copies planes into ones with a border of a zero around them, so that no pixel has to ask for its neighbours. */
function pad(from: Float32Array, channels: number, side: number, to: Float32Array): void {
  const wide = side + 2;
  for (let channel = 0; channel < channels; channel++)
    for (let y = 0; y < side; y++) {
      const row = (channel * side + y) * side;
      const there = (channel * wide + y + 1) * wide + 1;
      for (let x = 0; x < side; x++) to[there + x] = from[row + x] as number;
    }
}

/** 3 × 3 over padded planes, then nothing below zero. All nine products at once: most of the time is spent here. */
function convolve(
  from: Float32Array,
  channels: number,
  side: number,
  weights: Float32Array,
  bias: Float32Array,
  to: Float32Array,
): void {
  const wide = side + 2;
  for (let out = 0; out < bias.length; out++) {
    const base = out * side * side;
    to.fill(bias[out] as number, base, base + side * side);
    for (let channel = 0; channel < channels; channel++) {
      const k = (out * channels + channel) * 9;
      const [a, b, c] = [weights[k] as number, weights[k + 1] as number, weights[k + 2] as number];
      const [d, e, f] = [
        weights[k + 3] as number,
        weights[k + 4] as number,
        weights[k + 5] as number,
      ];
      const [g, h, i] = [
        weights[k + 6] as number,
        weights[k + 7] as number,
        weights[k + 8] as number,
      ];
      for (let y = 0; y < side; y++) {
        const row = base + y * side;
        const above = (channel * wide + y) * wide;
        const level = above + wide;
        const below = level + wide;
        for (let x = 0; x < side; x++)
          (to[row + x] as number) +=
            a * (from[above + x] as number) +
            b * (from[above + x + 1] as number) +
            c * (from[above + x + 2] as number) +
            d * (from[level + x] as number) +
            e * (from[level + x + 1] as number) +
            f * (from[level + x + 2] as number) +
            g * (from[below + x] as number) +
            h * (from[below + x + 1] as number) +
            i * (from[below + x + 2] as number);
      }
    }
    for (let at = base; at < base + side * side; at++) if ((to[at] as number) < 0) to[at] = 0;
  }
}

/** The largest of each 2 × 2. */
function pool(from: Float32Array, channels: number, side: number, to: Float32Array): void {
  const half = side / 2;
  for (let channel = 0; channel < channels; channel++)
    for (let y = 0; y < half; y++)
      for (let x = 0; x < half; x++) {
        const at = channel * side * side + 2 * y * side + 2 * x;
        const upper = Math.max(from[at] as number, from[at + 1] as number);
        const lower = Math.max(from[at + side] as number, from[at + side + 1] as number);
        to[channel * half * half + y * half + x] = Math.max(upper, lower);
      }
}

function full(
  from: Float32Array,
  weights: Float32Array,
  bias: Float32Array,
  to: Float32Array,
): void {
  for (let out = 0; out < to.length; out++) {
    let sum = bias[out] as number;
    const base = out * from.length;
    for (let at = 0; at < from.length; at++)
      sum += (weights[base + at] as number) * (from[at] as number);
    to[out] = sum;
  }
}

/** Runs a view (see `viewOf`) through the network. */
export function run(weights: Weights, view: Float32Array, pass: Pass): Pass {
  pad(view, SHAPE.input, SIDE, pass.viewPadded);
  convolve(pass.viewPadded, SHAPE.input, SIDE, weights.first, weights.firstBias, pass.first);
  pool(pass.first, SHAPE.first, SIDE, pass.pooled);
  pad(pass.pooled, SHAPE.first, HALF, pass.pooledPadded);
  convolve(pass.pooledPadded, SHAPE.first, HALF, weights.second, weights.secondBias, pass.second);
  pool(pass.second, SHAPE.second, HALF, pass.flat);
  full(pass.flat, weights.hidden, weights.hiddenBias, pass.hidden);
  for (let at = 0; at < pass.hidden.length; at++)
    if ((pass.hidden[at] as number) < 0) pass.hidden[at] = 0;
  full(pass.hidden, weights.output, weights.outputBias, pass.output);
  return pass;
}
