import type { Box } from "../ocr";
import type { Piece } from "./pieces";
import type { Line } from "./views";

/** Neighbouring pieces taken for one glyph. */
export interface Candidate {
  first: number;
  last: number;
  box: Box;
  line: Line;
}

/** A glyph falls into no more pieces than this. */
const MOST_PIECES = 4;
/** The widest glyph we read is a per cent sign, in heights of its line. */
const WIDEST = 1.25;

/**
 * Every way to take one to four neighbouring pieces of a word for one glyph.
 *
 * @param lines where each of them stands; a glyph stands where its first piece does.
 */
export function joined(pieces: readonly Piece[], lines: readonly Line[]): Candidate[] {
  const found: Candidate[] = [];
  for (const [first, piece] of pieces.entries()) {
    const box = { ...piece };
    const line = lines[first] as Line;
    const height = line.y1 - line.y0;
    for (let last = first; last < Math.min(pieces.length, first + MOST_PIECES); last++) {
      const { x1, y0, y1 } = pieces[last] as Piece;
      box.x1 = Math.max(box.x1, x1);
      box.y0 = Math.min(box.y0, y0);
      box.y1 = Math.max(box.y1, y1);
      if (last > first && box.x1 - box.x0 > WIDEST * height) break;
      found.push({ first, last, box: { ...box }, line });
    }
  }
  return found;
}
