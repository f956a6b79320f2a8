import type { Grey } from "./grey";
import type { Ink } from "./ink";

/** No stroke of a letter runs so far straight on, in pixels; the lines of tables do. */
const ACROSS = 160;
const DOWN = 110;

/** Sets every pixel of a straight run to the ground beside it, found one run's thickness away. */
function erase(
  grey: Grey,
  ink: Uint8Array,
  pixels: Uint8Array,
  start: number,
  step: number,
  length: number,
  aside: number,
): void {
  for (let i = 0; i < length; i++) {
    const at = start + i * step;
    let ground = at;
    for (let away = 1; away < 9 && ink[ground] !== 0; away++) {
      const [one, other] = [at + away * aside, at - away * aside];
      if (ink[one] === 0) ground = one;
      else if (ink[other] === 0) ground = other;
    }
    pixels[at] = grey.pixels[ground] as number;
  }
}

/** A picture without the lines of its tables: Tesseract takes a cell for a figure and skips what is in it. */
export function withoutRules(grey: Grey, { dark, light }: Ink): Grey {
  const { width, height } = grey;
  const pixels = grey.pixels.slice();
  for (const ink of [dark, light]) {
    for (let y = 1; y < height - 1; y++)
      for (let x = 0, run = 0; x <= width; x++) {
        if (x < width && ink[y * width + x] !== 0) run++;
        else {
          if (run >= ACROSS) erase(grey, ink, pixels, y * width + x - run, 1, run, width);
          run = 0;
        }
      }
    for (let x = 1; x < width - 1; x++)
      for (let y = 0, run = 0; y <= height; y++) {
        if (y < height && ink[y * width + x] !== 0) run++;
        else {
          if (run >= DOWN) erase(grey, ink, pixels, (y - run) * width + x, width, run, 1);
          run = 0;
        }
      }
  }
  return { width, height, pixels };
}
