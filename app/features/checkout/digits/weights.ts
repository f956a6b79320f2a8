import { SIZES, type Weights } from "./network";
import { PACKED } from "./packed-weights";

const PARTS = Object.keys(SIZES) as (keyof Weights)[];

/** Weights as one byte each with one scale for each part, in base64: a quarter of their size, and no less right. */
export interface Packed {
  /** What a byte of 127 stands for, in the order of `SIZES`. */
  scales: number[];
  bytes: string;
}

export function pack(weights: Weights): Packed {
  const scales: number[] = [];
  const bytes: number[] = [];
  for (const part of PARTS) {
    const most = weights[part].reduce((found, value) => Math.max(found, Math.abs(value)), 1e-6);
    scales.push(Number(most.toPrecision(6)));
    for (const value of weights[part]) bytes.push(Math.round((value / most) * 127));
  }
  return { scales, bytes: Buffer.from(Int8Array.from(bytes).buffer).toString("base64") };
}

/** @throws Error when the bytes are of another network. */
export function unpack({ scales, bytes }: Packed): Weights {
  const buffer = Buffer.from(bytes, "base64");
  const all = new Int8Array(buffer.buffer, buffer.byteOffset, buffer.length);
  let at = 0;
  const part = (index: number) => {
    const name = PARTS[index] as keyof Weights;
    const scale = (scales[index] ?? 0) / 127;
    at += SIZES[name];
    return [name, Float32Array.from(all.subarray(at - SIZES[name], at), (byte) => byte * scale)];
  };
  const weights = Object.fromEntries(PARTS.map((_, index) => part(index))) as unknown as Weights;
  if (at !== all.length) throw new Error("These weights are of another network");
  return weights;
}

let current: Weights | undefined;

/** The weights that `app/features/checkout/digits/training/train.ts` found. */
export function trainedWeights(): Weights {
  current ??= unpack(PACKED);
  return current;
}
