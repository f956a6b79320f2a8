import { boxAround } from "./boxes";
import type { Piece } from "./pieces";
import type { Line } from "./views";

/** A piece that sticks out of a run by more than this, in heights of the run, begins something else. */
const STICKS_OUT = 0.22;
/** What is lower than this, in heights of the run, is a zero of Arabic, a point or a sign, and may hang under it. */
const LOW = 0.55;

const height = ({ y0, y1 }: Line) => y1 - y0;

/** What is lower than this, in heights of the tallest piece of the word, begins no line. */
const LOWEST = 0.4;

/** How many pieces from one end stand in one line, and that line. */
function runOf(pieces: readonly Piece[]): { count: number; line: Line } {
  const tallest = Math.max(0, ...pieces.map(height));
  let line: Line | null = null;
  for (const [count, piece] of pieces.entries()) {
    if (!line) {
      if (height(piece) >= LOWEST * tallest) line = { y0: piece.y0, y1: piece.y1 };
    } else if (height(piece) >= LOW * height(line)) {
      const out = Math.max(line.y0 - piece.y0, piece.y1 - line.y1);
      if (out > STICKS_OUT * height(line)) return { count, line };
      line = { y0: Math.min(line.y0, piece.y0), y1: Math.max(line.y1, piece.y1) };
    }
  }
  return { count: pieces.length, line: line ?? { y0: 0, y1: 0 } };
}

/**
 * A first guess at the line that each piece of a word stands in. An amount stands at the left or the right end of its
 * word; the currency or the label beside it reaches higher and lower than digits do.
 */
export function guessLines(pieces: readonly Piece[]): Line[] {
  const left = runOf(pieces);
  const rest = pieces.slice(left.count);
  const right = runOf([...rest].reverse());
  const middle = rest.length - right.count;
  const between = middle > 0 ? boxAround(rest.slice(0, middle)) : right.line;
  return pieces.map((_, at) =>
    at < left.count ? left.line : at < left.count + middle ? between : right.line,
  );
}
