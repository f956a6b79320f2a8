import type { Box } from "~/providers/ocr/ocr";
import type { Grey } from "~/server/pictures/grey";

/** The recogniser looks at squares of this many pixels. */
export const SIDE = 20;
/** Three squares: the glyph in its line, the same with its neighbours, and the glyph alone as large as fits. */
export const VIEW = 3 * SIDE * SIDE;
/** How tall the line is in the first two; above and below it is room for commas. */
const LINE = 15;
const ABOVE = 2;

/** The height of a line of digits, in pixels of the picture. */
export interface DigitLine {
  y0: number;
  y1: number;
}

/** Copies `from` of the picture into a square, mean of the pixels under each, ink as 1 and background as 0. */
function draw(
  grey: Grey,
  from: Box,
  scale: number,
  to: Float32Array,
  offset: number,
  left: number,
  top: number,
  stretch: (value: number) => number,
): void {
  const step = 1 / scale;
  for (let v = 0; v < SIDE; v++) {
    const ya = from.y0 + (v - top) * step;
    const yb = ya + step;
    if (yb <= from.y0 || ya >= from.y1) continue;
    for (let u = 0; u < SIDE; u++) {
      const xa = from.x0 + (u - left) * step;
      const xb = xa + step;
      if (xb <= from.x0 || xa >= from.x1) continue;
      to[offset + v * SIDE + u] = mean(grey, from, xa, ya, xb, yb, stretch);
    }
  }
}

/** The mean ink in a rectangle whose edges may cut pixels; what lies outside `clip` is background. */
function mean(
  grey: Grey,
  clip: Box,
  xa: number,
  ya: number,
  xb: number,
  yb: number,
  stretch: (value: number) => number,
): number {
  let sum = 0;
  let weight = 0;
  const [x0, x1] = [Math.max(clip.x0, Math.floor(xa)), Math.min(clip.x1, Math.ceil(xb))];
  const [y0, y1] = [Math.max(clip.y0, Math.floor(ya)), Math.min(clip.y1, Math.ceil(yb))];
  for (let y = y0; y < y1; y++) {
    const high = Math.min(y + 1, yb) - Math.max(y, ya);
    for (let x = x0; x < x1; x++) {
      const part = high * (Math.min(x + 1, xb) - Math.max(x, xa));
      sum += part * stretch(grey.pixels[y * grey.width + x] as number);
      weight += part;
    }
  }
  const whole = (xb - xa) * (yb - ya);
  return weight === 0 ? 0 : sum / Math.max(whole, weight);
}

/** From background to ink in one word: the darkest and the lightest of it become 1 and 0. */
export function contrastStretch(grey: Grey, box: Box, dark: boolean): (value: number) => number {
  let least = 255;
  let most = 0;
  for (let y = box.y0; y < box.y1; y++)
    for (let x = box.x0; x < box.x1; x++) {
      const value = grey.pixels[y * grey.width + x] as number;
      if (value < least) least = value;
      if (value > most) most = value;
    }
  const range = Math.max(1, most - least);
  const within = (part: number) => Math.max(0, Math.min(1, part));
  return dark
    ? (value) => within((most - value) / range)
    : (value) => within((value - least) / range);
}

/**
 * What the recogniser sees of a glyph: `VIEW` numbers from 0 (background) to 1 (ink).
 *
 * @param glyph where it is.
 * @param line where the digits of its word begin and end, up and down.
 */
export function viewOf(
  grey: Grey,
  glyph: Box,
  line: DigitLine,
  stretch: (value: number) => number,
  to = new Float32Array(VIEW),
): Float32Array {
  to.fill(0);
  const width = glyph.x1 - glyph.x0;
  const inLine = Math.min(LINE / (line.y1 - line.y0), SIDE / width);
  const left = (SIDE - width * inLine) / 2;
  // A glyph too wide for the square is drawn smaller, in the middle of the line's height.
  const top = ABOVE + (LINE - (line.y1 - line.y0) * inLine) / 2;
  const above = Math.ceil(top / inLine);
  const beside = Math.ceil(left / inLine);
  const placed = {
    x0: glyph.x0,
    x1: glyph.x1,
    y0: Math.max(0, line.y0 - above),
    y1: Math.min(grey.height, Math.ceil(line.y0 + (SIDE - top) / inLine)),
  };
  const offset = top - (line.y0 - placed.y0) * inLine;
  draw(grey, placed, inLine, to, 0, left, offset, stretch);
  const around = {
    ...placed,
    x0: Math.max(0, glyph.x0 - beside),
    x1: Math.min(grey.width, glyph.x1 + beside),
  };
  const shifted = left - (glyph.x0 - around.x0) * inLine;
  draw(grey, around, inLine, to, SIDE * SIDE, shifted, offset, stretch);
  const height = glyph.y1 - glyph.y0;
  const alone = SIDE / Math.max(height, width);
  draw(
    grey,
    glyph,
    alone,
    to,
    2 * SIDE * SIDE,
    (SIDE - width * alone) / 2,
    (SIDE - height * alone) / 2,
    stretch,
  );
  return to;
}
