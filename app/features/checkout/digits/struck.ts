import type { Box } from "~/providers/ocr/ocr";
import type { Grey } from "~/server/pictures/grey";
import { contrastStretch } from "./views";

/** A line through a word covers nearly all of its columns in one of the rows of its middle. */
const COVERED = 0.9;

/** Whether a line runs through the middle of a word or a number of it, as through an old price. */
export function isStruck(grey: Grey, box: Box, dark: boolean): boolean {
  const { x0, x1, y0, y1 } = box;
  const height = y1 - y0;
  // A single digit such as 4 or ٢ has strokes as wide as itself.
  if (x1 - x0 < 1.4 * height) return false;
  const stretch = contrastStretch(grey, box, dark);
  for (let y = Math.floor(y0 + height * 0.3); y < y0 + height * 0.75; y++) {
    let covered = 0;
    for (let x = x0; x < x1; x++)
      if (stretch(grey.pixels[y * grey.width + x] as number) > 0.3) covered++;
    if (covered >= COVERED * (x1 - x0)) return true;
  }
  return false;
}
