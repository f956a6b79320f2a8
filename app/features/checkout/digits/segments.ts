import type { Box } from "~/providers/ocr/ocr";
import type { Grey } from "~/server/pictures/grey";
import type { ConnectedComponent } from "./components";
import type { GlyphWord } from "./glyph-word";

/** The unit of segmentation: one or several segments make a glyph. A component, or a slice of a wide one. */
export type Segment = Box;

/** A digit is hardly wider than this, in heights of its word; what is wider may be several that touch. */
const WIDE = 0.82;
/** No more slices of one component than the longest amount has digits. */
const MOST_SLICES = 12;

/**
 * Merges components that stand above each other into one segment: the two dots of a colon, the parts of a per cent sign.
 */
function columns(components: readonly ConnectedComponent[]): Segment[] {
  const segments: Segment[] = [];
  for (const { x0, y0, x1, y1 } of [...components].sort((a, b) => a.x0 - b.x0)) {
    const last = segments[segments.length - 1];
    const shared = last ? Math.min(last.x1, x1) - x0 : 0;
    if (last && shared > 0.5 * Math.min(last.x1 - last.x0, x1 - x0)) {
      last.x1 = Math.max(last.x1, x1);
      last.y0 = Math.min(last.y0, y0);
      last.y1 = Math.max(last.y1, y1);
    } else segments.push({ x0, y0, x1, y1 });
  }
  return segments;
}

/** How much ink stands in each column of `box`, in units of a full black pixel. */
function profile(grey: Grey, box: Box, dark: boolean): Float32Array {
  const sums = new Float32Array(box.x1 - box.x0);
  for (let y = box.y0; y < box.y1; y++)
    for (let x = box.x0; x < box.x1; x++) {
      const value = grey.pixels[y * grey.width + x] as number;
      sums[x - box.x0] = (sums[x - box.x0] as number) + (dark ? 255 - value : value) / 255;
    }
  return sums;
}

/** Cuts a wide segment where it is thinnest. */
function slices(grey: Grey, segment: Segment, height: number, dark: boolean): Segment[] {
  const width = segment.x1 - segment.x0;
  if (width <= WIDE * height || width > MOST_SLICES * height) return [segment];
  const sums = profile(grey, segment, dark);
  const reach = Math.max(2, Math.round(height * 0.18));
  const cuts = [segment.x0];
  for (let x = reach; x < width - reach; x++) {
    const here = sums[x] as number;
    const around = sums.subarray(x - reach, x + reach + 1);
    if (here > Math.min(...around) || segment.x0 + x - (cuts[cuts.length - 1] as number) < reach)
      continue;
    cuts.push(segment.x0 + x);
  }
  if (cuts.length > 3 * MOST_SLICES) return [segment];
  return cuts.map((x0, at) => ({ ...segment, x0, x1: cuts[at + 1] ?? segment.x1 }));
}

/**
 * The segments of a word from left to right.
 *
 * @param height how tall its digits are, where that is known better than by its box.
 */
export function segmentsOfWord(grey: Grey, word: GlyphWord, height = word.y1 - word.y0): Segment[] {
  return columns(word.components).flatMap((segment) => slices(grey, segment, height, word.dark));
}
