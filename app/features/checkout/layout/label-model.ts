import { fold } from "~/features/names";
import fitted from "./label-model.json";
import type { LabelKind } from "./label-words";

/** What the model tells apart: the kinds of labels, and texts that are none, such as dishes and addresses. */
export type TextKind = LabelKind | "none";

/** How many weights each kind has: letter sequences share them by a hash. */
export const BUCKETS = 2048;
/** The lengths of the letter sequences looked at; a space stands around each word. */
const SHORTEST = 2;
const LONGEST = 4;

/** A text's letters alone, as they are compared. */
export const lettersOf = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{M}]+/gu, " ")
    .trim();

/** The buckets of the letter sequences in a text, each once (FNV-1a). */
export function sequencesOf(text: string): number[] {
  const letters = ` ${lettersOf(text)} `;
  const found = new Set<number>();
  for (let start = 0; start < letters.length; start++) {
    let hash = 0x811c9dc5;
    for (let at = start; at < Math.min(letters.length, start + LONGEST); at++) {
      hash = Math.imul(hash ^ letters.charCodeAt(at), 0x01000193);
      if (at - start + 1 >= SHORTEST) found.add((hash >>> 11) % BUCKETS);
    }
  }
  return [...found];
}

/** Kinds with their weights: for each bucket one of each kind. */
export interface LabelModel {
  kinds: readonly TextKind[];
  bias: ArrayLike<number>;
  weights: ArrayLike<number>;
}

/** The logarithm of the odds of each kind, but for one constant. */
export function scoresOf({ kinds, bias, weights }: LabelModel, text: string): number[] {
  const sequences = sequencesOf(text);
  const each = 1 / Math.sqrt(Math.max(1, sequences.length));
  return kinds.map((_, kind) => {
    let sum = 0;
    for (const bucket of sequences) sum += weights[bucket * kinds.length + kind] as number;
    return (bias[kind] as number) + each * sum;
  });
}

/** How probable each kind is for a text, 0 to 1, in the model's order. */
export function chancesOf(model: LabelModel, text: string): number[] {
  const scores = scoresOf(model, text);
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / all);
}

/** The likeliest of chances, with its kind. */
export function likeliest({ kinds }: LabelModel, chances: readonly number[]) {
  const p = Math.max(...chances);
  return { kind: kinds[chances.indexOf(p)] ?? "none", p };
}

let current: LabelModel | undefined;

/** The model that `npm run fit -- checkout` found: one byte a weight, in base64, and what a byte of 127 stands for. */
export function fittedModel(): LabelModel {
  if (current) return current;
  const buffer = Buffer.from(fitted.weights, "base64");
  const bytes = new Int8Array(buffer.buffer, buffer.byteOffset, buffer.length);
  const weights = Float32Array.from(bytes, (byte) => (byte * fitted.scale) / 127);
  current = { kinds: fitted.kinds as TextKind[], bias: fitted.bias, weights };
  return current;
}
