import type { Foreground } from "./foreground";

/** A line straight down is no stroke of a letter from here on, in pixels. */
const LONG = 80;
/** What is wider than this, in pixels, is not the line but what it runs through. */
const THIN = 4;
/** At least so many pixels of a line stand free, and this share of it. */
const LEAST_FREE = 36;
const LEAST_SHARE = 0.35;
/** Lines lean by no more than one pixel in so many. */
const LEAN = 12;

/** Whether ink at a place reaches no farther than `THIN` pixels to its sides. */
function isThin(foreground: Uint8Array, at: number): boolean {
  let wide = 1;
  for (let left = at - 1; wide <= THIN && foreground[left]; left--) wide++;
  for (let right = at + 1; wide <= THIN && foreground[right]; right++) wide++;
  return wide <= THIN;
}

/** The pixels of ink from `start` down, as straight as they go. */
function lineDown(foreground: Uint8Array, start: number, width: number): number[] {
  const line = [start];
  for (let [at, leant] = [start, LEAN]; ; leant++) {
    const below = at + width;
    const aside =
      leant < LEAN ? undefined : [below - 1, below + 1].find((next) => foreground[next]);
    const next = foreground[below] ? below : aside;
    if (next === undefined) return line;
    if (next !== below) leant = 0;
    line.push(next);
    at = next;
  }
}

/** The pixels of long lines down that are thin, where they run free and where something touches them. */
function lineNoiseIn(foreground: Uint8Array, width: number): number[] {
  const found: number[] = [];
  for (let start = width + 1; start < foreground.length; start++) {
    if (!foreground[start] || foreground[start - width]) continue;
    const line = lineDown(foreground, start, width);
    if (line.length < LONG) continue;
    const free = line.filter((at) => isThin(foreground, at));
    if (free.length < LEAST_FREE || free.length < LEAST_SHARE * line.length) continue;
    for (const at of free)
      for (let x = at - THIN; x <= at + THIN; x++)
        if (foreground[x] && isThin(foreground, x)) found.push(x);
  }
  return found;
}

/**
 * Removes thin vertical lines, such as the streaks of a worn printing head and the frames of cards, because they connect
 * the digits they touch into one component. Changes the foreground in place.
 */
export function removeLineNoise({ dark, light }: Foreground, width: number): void {
  for (const [own, other] of [
    [light, dark],
    [dark, light],
  ] as const)
    for (const at of lineNoiseIn(own, width)) {
      own[at] = 0;
      other[at] = 1;
    }
}
