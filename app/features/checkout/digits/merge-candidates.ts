import type { Box } from "~/providers/ocr/ocr";
import type { Segment } from "./segments";
import type { DigitLine } from "./views";

/** Neighbouring segments, `first` to `last` inclusive, that may be one glyph. */
export interface GlyphCandidate {
  first: number;
  last: number;
  box: Box;
  line: DigitLine;
}

/** A glyph falls into no more segments than this. */
const MOST_PIECES = 4;
/** The widest glyph we read is a per cent sign, in heights of its line. */
const WIDEST = 1.25;

/**
 * Every way to merge one to four neighbouring segments of a word into one glyph.
 *
 * @param lines where each of them stands; a glyph stands where its first segment does.
 */
export function mergeCandidates(
  segments: readonly Segment[],
  lines: readonly DigitLine[],
): GlyphCandidate[] {
  const found: GlyphCandidate[] = [];
  for (const [first, segment] of segments.entries()) {
    const box = { ...segment };
    const line = lines[first] as DigitLine;
    const height = line.y1 - line.y0;
    for (let last = first; last < Math.min(segments.length, first + MOST_PIECES); last++) {
      const { x1, y0, y1 } = segments[last] as Segment;
      box.x1 = Math.max(box.x1, x1);
      box.y0 = Math.min(box.y0, y0);
      box.y1 = Math.max(box.y1, y1);
      if (last > first && box.x1 - box.x0 > WIDEST * height) break;
      found.push({ first, last, box: { ...box }, line });
    }
  }
  return found;
}
