import { hashOfText } from "~/server/hash-of-text";
/** A stream of pseudo-random numbers that is the same for the same key, on every machine. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** An integer from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** True in `share` (0 to 1) of the cases. */
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/**
 * The stream of `key`. Everything the sample invents draws from a stream of its own key, so that a new restaurant
 * changes nothing about the others. FNV-1a makes the seed, mulberry32 (Tommy Ettinger, public domain) the numbers.
 */
export function randomFor(key: string): Random {
  let state = hashOfText(key);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: <T>(list: readonly T[]) => list[int(0, list.length - 1)] as T,
  };
}
