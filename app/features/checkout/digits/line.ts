import type { Box } from "~/providers/ocr/ocr";
import type { Glyph } from "./decode";
import type { DigitLine } from "./views";

/** Digits that fill their line from foot to head; the zero of Arabic doesn't, nor does its 5 in many faces. */
export const FULL_DIGIT = /[0-9١-٤٦-٩]/;
/** Digits of one number differ less in height than this. */
const ALIKE = 0.72;

/** The line that some tall boxes stand in; null without any. */
export function lineAround(boxes: readonly Box[]): DigitLine | null {
  const tallest = Math.max(0, ...boxes.map(({ y0, y1 }) => y1 - y0));
  const tall = boxes.filter(({ y0, y1 }) => y1 - y0 >= ALIKE * tallest);
  if (tall.length === 0) return null;
  return { y0: Math.min(...tall.map(({ y0 }) => y0)), y1: Math.max(...tall.map(({ y1 }) => y1)) };
}

/**
 * Where the digits of a word begin and end, up and down, once they are found: letters beside them reach higher and
 * lower, and without the line a full stop and a zero of Arabic look the same. Null when no digit tells.
 */
export function lineOf(glyphs: readonly Glyph[]): DigitLine | null {
  return lineAround(
    glyphs.filter(({ character }) => FULL_DIGIT.test(character)).map(({ box }) => box),
  );
}
