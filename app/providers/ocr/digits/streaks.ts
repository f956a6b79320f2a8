import type { Ink } from "./ink";

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
function isThin(ink: Uint8Array, at: number): boolean {
  let wide = 1;
  for (let left = at - 1; wide <= THIN && ink[left]; left--) wide++;
  for (let right = at + 1; wide <= THIN && ink[right]; right++) wide++;
  return wide <= THIN;
}

/** The pixels of ink from `start` down, as straight as they go. */
function lineDown(ink: Uint8Array, start: number, width: number): number[] {
  const line = [start];
  for (let [at, leant] = [start, LEAN]; ; leant++) {
    const below = at + width;
    const aside = leant < LEAN ? undefined : [below - 1, below + 1].find((next) => ink[next]);
    const next = ink[below] ? below : aside;
    if (next === undefined) return line;
    if (next !== below) leant = 0;
    line.push(next);
    at = next;
  }
}

/** The pixels of long lines down that are thin, where they run free and where something touches them. */
function streaksIn(ink: Uint8Array, width: number): number[] {
  const found: number[] = [];
  for (let start = width + 1; start < ink.length; start++) {
    if (!ink[start] || ink[start - width]) continue;
    const line = lineDown(ink, start, width);
    if (line.length < LONG) continue;
    const free = line.filter((at) => isThin(ink, at));
    if (free.length < LEAST_FREE || free.length < LEAST_SHARE * line.length) continue;
    for (const at of free)
      for (let x = at - THIN; x <= at + THIN; x++) if (ink[x] && isThin(ink, x)) found.push(x);
  }
  return found;
}

/**
 * Takes straight thin lines down the page out of the ink: the streaks of a worn printing head and the frames of cards
 * tie the digits they touch to all around them. Changes `ink`.
 */
export function clearStreaks({ dark, light }: Ink, width: number): void {
  for (const [own, other] of [
    [light, dark],
    [dark, light],
  ] as const)
    for (const at of streaksIn(own, width)) {
      own[at] = 0;
      other[at] = 1;
    }
}
