import type { Grey } from "~/server/pictures/grey";
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

/** No stroke of a letter runs so far across, in pixels; a rule is no thicker than this. */
const ACROSS = 160;
const THICK = 10;

/** The spans from top to bottom of rules across, as pixels, where nothing stands on them. */
function rulesIn(foreground: Uint8Array, width: number): { top: number; below: number }[] {
  const inRule = new Uint8Array(foreground.length);
  for (let row = 0; row < foreground.length; row += width)
    for (let x = 0, run = 0; x <= width; x++) {
      if (x < width && foreground[row + x]) run++;
      else {
        if (run >= ACROSS) inRule.fill(1, row + x - run, row + x);
        run = 0;
      }
    }
  const found: { top: number; below: number }[] = [];
  for (let top = width; top < foreground.length; top++) {
    if (!inRule[top] || foreground[top - width]) continue;
    let below = top;
    while (inRule[below]) below += width;
    if (!foreground[below] && below - top <= THICK * width) found.push({ top, below });
  }
  return found;
}

/** How far the blur of a rule reaches above and below it, in pixels. */
const BLUR = 1;

/**
 * Removes rules across, between the digits that stand on them or hang through them. Changes the foreground in place.
 *
 * @returns the picture with what is above each rule in its place.
 */
export function removeRules(grey: Grey, { dark, light }: Foreground): Grey {
  const { width } = grey;
  const pixels = grey.pixels.slice();
  for (const [own, other] of [
    [light, dark],
    [dark, light],
  ] as const)
    for (const { top, below } of rulesIn(own, width)) {
      const above = top - (BLUR + 1) * width;
      // A rule at the top edge has nothing above it.
      const ground = grey.pixels[above < 0 ? below + BLUR * width : above] ?? 0;
      for (let at = top - BLUR * width; at < below + BLUR * width; at += width) {
        if (at >= top && at < below) {
          own[at] = 0;
          other[at] = 1;
        }
        pixels[at] = ground;
      }
    }
  return { ...grey, pixels };
}
