import type { Grey } from "~/server/pictures/grey";
import type { Foreground } from "./foreground";

/** No stroke of a letter runs so far straight on, in pixels; the lines of tables do. */
const ACROSS = 160;
const DOWN = 110;

/** Sets every pixel of a straight run to the background beside it, found one run's thickness away. */
function erase(
  grey: Grey,
  foreground: Uint8Array,
  pixels: Uint8Array,
  start: number,
  step: number,
  length: number,
  aside: number,
): void {
  for (let i = 0; i < length; i++) {
    const at = start + i * step;
    let background = at;
    for (let away = 1; away < 9 && foreground[background] !== 0; away++) {
      const [one, other] = [at + away * aside, at - away * aside];
      if (foreground[one] === 0) background = one;
      else if (foreground[other] === 0) background = other;
    }
    pixels[at] = grey.pixels[background] as number;
  }
}

/** A picture without the lines of its tables: Tesseract takes a cell for a figure and skips what is in it. */
export function withoutRules(grey: Grey, { dark, light }: Foreground): Grey {
  const { width, height } = grey;
  const pixels = grey.pixels.slice();
  for (const foreground of [dark, light]) {
    for (let y = 1; y < height - 1; y++)
      for (let x = 0, run = 0; x <= width; x++) {
        if (x < width && foreground[y * width + x] !== 0) run++;
        else {
          if (run >= ACROSS) erase(grey, foreground, pixels, y * width + x - run, 1, run, width);
          run = 0;
        }
      }
    for (let x = 1; x < width - 1; x++)
      for (let y = 0, run = 0; y <= height; y++) {
        if (y < height && foreground[y * width + x] !== 0) run++;
        else {
          if (run >= DOWN) erase(grey, foreground, pixels, (y - run) * width + x, width, run, 1);
          run = 0;
        }
      }
  }
  return { width, height, pixels };
}
