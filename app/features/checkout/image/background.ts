import { extreme, type Grey } from "~/server/pictures/grey";

/** Where pixels differ by less than this from all around them, there is background. */
const FLAT = 20;
const AROUND = 2;
/** How far grain is evened out, in pixels. */
const GRAIN = 2;
/** A flat area smaller than this, in pixels of each side and in all, is the inside of a bold letter. */
const LEAST_SIDE = 26;
const LEAST_AREA = 2500;
/** Contrast is never stretched further. */
const MOST_STRETCH = 3;
/** Steps over which differences between ink and background are counted. */
const STEPS = 256;

/** The mean of 2 × `radius` + 1 values along a line of pixels; fewer at its ends. */
function meanAlong(
  from: Uint8Array,
  to: Uint8Array,
  start: number,
  step: number,
  length: number,
  radius: number,
): void {
  let [sum, count] = [0, 0];
  for (let i = -radius; i < length; i++) {
    if (i + radius < length) {
      sum += from[start + (i + radius) * step] as number;
      count++;
    }
    if (i - radius > 0) {
      sum -= from[start + (i - radius - 1) * step] as number;
      count--;
    }
    if (i >= 0) to[start + i * step] = sum / count;
  }
}

/** The picture without its grain, which is no ink: of cheap print, of a sensor, of a JPEG. */
function withoutGrain({ width, height, pixels }: Grey): Grey {
  const rows = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) meanAlong(pixels, rows, y * width, 1, width, GRAIN);
  const both = new Uint8Array(pixels.length);
  for (let x = 0; x < width; x++) meanAlong(rows, both, x, width, height, GRAIN);
  return { width, height, pixels: both };
}

/** Labels the flat areas that are background: for each pixel the number of its area, counted from 1; −1 for none. */
function backgroundAreas(even: Grey): { of: Int32Array; count: number } {
  const { width, pixels } = even;
  const low = extreme(even, AROUND, "smallest");
  const high = extreme(even, AROUND, "largest");
  const of = new Int32Array(pixels.length).fill(-1);
  for (let at = 0; at < of.length; at++)
    if ((high[at] as number) - (low[at] as number) < FLAT) of[at] = 0;
  const stack = new Int32Array(pixels.length);
  let count = 0;
  for (let start = 0; start < of.length; start++) {
    if (of[start] === 0 && flood(of, width, start, count + 1, stack)) count++;
  }
  return { of, count };
}

/** Labels the area around `start` by flood fill. @returns false, with the labels taken back, when it is too small. */
function flood(
  of: Int32Array,
  width: number,
  start: number,
  name: number,
  stack: Int32Array,
): boolean {
  let [top, done] = [1, 0];
  const visit = (next: number) => {
    if (of[next] !== 0) return;
    of[next] = name;
    stack[top++] = next;
  };
  let [x0, x1, y0, y1] = [width, 0, Math.floor(start / width), 0];
  stack[0] = start;
  of[start] = name;
  // What has been looked at stays below `done`, so that a small area can be taken back.
  while (done < top) {
    const at = stack[done++] as number;
    const y = Math.floor(at / width);
    const x = at - y * width;
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    visit(at - width);
    visit(at + width);
  }
  if (x1 - x0 >= LEAST_SIDE && y1 - y0 >= LEAST_SIDE && top >= LEAST_AREA) return true;
  for (let at = 0; at < top; at++) of[stack[at] as number] = -1;
  return false;
}

/** For each pixel the nearest one that is background, by two passes over the picture (a chamfer distance). */
function nearestBackground({ width, height }: Grey, of: Int32Array): Int32Array {
  const nearest = new Int32Array(of.length).fill(-1);
  const away = new Float32Array(of.length).fill(1e9);
  for (let at = 0; at < of.length; at++)
    if ((of[at] as number) > 0) {
      nearest[at] = at;
      away[at] = 0;
    }
  const take = (at: number, from: number, by: number) => {
    const far = (away[from] as number) + by;
    if (far < (away[at] as number)) {
      away[at] = far;
      nearest[at] = nearest[from] as number;
    }
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      // Most of a page is background, and nothing is nearer to it.
      if (away[at] === 0) continue;
      if (x > 0) take(at, at - 1, 1);
      if (y > 0) take(at, at - width, 1);
      if (y > 0 && x > 0) take(at, at - width - 1, 1.4);
      if (y > 0 && x < width - 1) take(at, at - width + 1, 1.4);
    }
  for (let y = height - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--) {
      const at = y * width + x;
      if (away[at] === 0) continue;
      if (x < width - 1) take(at, at + 1, 1);
      if (y < height - 1) take(at, at + width, 1);
      if (y < height - 1 && x < width - 1) take(at, at + width + 1, 1.4);
      if (y < height - 1 && x > 0) take(at, at + width - 1, 1.4);
    }
  return nearest;
}

/** How one area's ink differs from it. */
interface Contrast {
  /** Whether its ink is lighter than it. */
  light: boolean;
  stretch: number;
}

function contrasts(differences: Uint32Array, count: number): Contrast[] {
  return Array.from({ length: count + 1 }, (_, area) => {
    const at = (sign: 0 | 1, by: number) => differences[(area * 2 + sign) * STEPS + by] as number;
    const weigh = (sign: 0 | 1) => {
      let sum = 0;
      for (let by = FLAT; by < STEPS; by++) sum += by * at(sign, by);
      return sum;
    };
    const light = weigh(1) > weigh(0);
    // The strongest hundredth of the ink is as black as it gets.
    let [all, seen, most] = [0, 0, STEPS - 1];
    for (let by = FLAT; by < STEPS; by++) all += at(light ? 1 : 0, by);
    for (; most > FLAT && seen <= all / 50; most--) seen += at(light ? 1 : 0, most);
    return { light, stretch: Math.min(MOST_STRETCH, 230 / most) };
  });
}

/**
 * The picture in black on white, for a reader of words that wants nothing else: pages in dark mode, buttons, white
 * on black and the shade of a photograph are gone. Each pixel is compared with the nearest background; whether ink is
 * lighter or darker is settled for each area of background by which there is more of.
 *
 * @param grainy whether it is a photograph: the background of print and cloth is uneven, that of a screen is not.
 */
export function normaliseBackground(grey: Grey, grainy = false): Grey {
  const even = grainy ? withoutGrain(grey) : grey;
  const { of, count } = backgroundAreas(even);
  if (count === 0) return grey;
  const nearest = nearestBackground(grey, of);
  const differences = new Uint32Array((count + 1) * 2 * STEPS);
  for (let at = 0; at < of.length; at++) {
    const background = nearest[at] as number;
    const by = (grey.pixels[at] as number) - (even.pixels[background] as number);
    const bin = ((of[background] as number) * 2 + (by > 0 ? 1 : 0)) * STEPS + Math.abs(by);
    differences[bin] = (differences[bin] as number) + 1;
  }
  const inks = contrasts(differences, count);
  const pixels = new Uint8Array(of.length);
  for (let at = 0; at < of.length; at++) {
    const background = nearest[at] as number;
    const { light, stretch } = inks[of[background] as number] as Contrast;
    const by = (grey.pixels[at] as number) - (even.pixels[background] as number);
    pixels[at] = 255 - Math.max(0, Math.min(255, (light ? by : -by) * stretch));
  }
  return { ...grey, pixels };
}
