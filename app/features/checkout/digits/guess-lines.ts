import { boxAround } from "../boxes";
import type { Segment } from "./segments";
import type { DigitLine } from "./views";

/** A segment that sticks out of a line by more than this, in heights of the line, begins another. */
const STICKS_OUT = 0.22;
/** Lower than this, in heights of the line, a segment may be ٠, a point or a sign, which may hang below the line. */
const LOW = 0.55;

const height = ({ y0, y1 }: DigitLine) => y1 - y0;

/** A segment lower than this, in heights of the word's tallest, does not start a line. */
const LOWEST = 0.35;

/** How many segments from the first on stand in one line, and that line. */
function alignedRun(segments: readonly Segment[]): { count: number; line: DigitLine } {
  const tallest = Math.max(0, ...segments.map(height));
  let line: DigitLine | null = null;
  for (const [count, segment] of segments.entries()) {
    if (!line) {
      if (height(segment) >= LOWEST * tallest) line = { y0: segment.y0, y1: segment.y1 };
    } else if (height(segment) >= LOW * height(line)) {
      const out = Math.max(line.y0 - segment.y0, segment.y1 - line.y1);
      if (out > STICKS_OUT * height(line)) return { count, line };
      line = { y0: Math.min(line.y0, segment.y0), y1: Math.max(line.y1, segment.y1) };
    }
  }
  return { count: segments.length, line: line ?? { y0: 0, y1: 0 } };
}

/**
 * A first guess at the line that each segment of a word stands in. An amount stands at the left or the right end of its
 * word; the currency or the label beside it reaches higher and lower than digits do.
 */
export function guessLines(segments: readonly Segment[]): DigitLine[] {
  const left = alignedRun(segments);
  const rest = segments.slice(left.count);
  const right = alignedRun([...rest].reverse());
  const middle = rest.length - right.count;
  const between = middle > 0 ? boxAround(rest.slice(0, middle)) : right.line;
  return segments.map((_, at) =>
    at < left.count ? left.line : at < left.count + middle ? between : right.line,
  );
}
