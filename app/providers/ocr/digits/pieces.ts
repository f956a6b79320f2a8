import type { Box } from "../ocr";
import type { Grey } from "./grey";
import type { Mark } from "./marks";
import type { Word } from "./words";

/** The smallest part of a word that is read by itself or with its neighbours: a mark, or a slice of a wide one. */
export type Piece = Box;

/** A digit is hardly wider than this, in heights of its word; what is wider may be several that touch. */
const WIDE = 0.82;
/** No more slices of one mark than the longest amount has digits. */
const MOST_SLICES = 12;

/** Marks above each other belong to one piece: the two dots of a colon, the parts of a per cent sign. */
function columns(marks: readonly Mark[]): Piece[] {
  const pieces: Piece[] = [];
  for (const { x0, y0, x1, y1 } of [...marks].sort((a, b) => a.x0 - b.x0)) {
    const last = pieces[pieces.length - 1];
    const shared = last ? Math.min(last.x1, x1) - x0 : 0;
    if (last && shared > 0.5 * Math.min(last.x1 - last.x0, x1 - x0)) {
      last.x1 = Math.max(last.x1, x1);
      last.y0 = Math.min(last.y0, y0);
      last.y1 = Math.max(last.y1, y1);
    } else pieces.push({ x0, y0, x1, y1 });
  }
  return pieces;
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

/** Cuts a wide piece where it is thinnest. */
function slices(grey: Grey, piece: Piece, height: number, dark: boolean): Piece[] {
  const width = piece.x1 - piece.x0;
  if (width <= WIDE * height || width > MOST_SLICES * height) return [piece];
  const sums = profile(grey, piece, dark);
  const reach = Math.max(2, Math.round(height * 0.18));
  const cuts = [piece.x0];
  for (let x = reach; x < width - reach; x++) {
    const here = sums[x] as number;
    const around = sums.subarray(x - reach, x + reach + 1);
    if (here > Math.min(...around) || piece.x0 + x - (cuts[cuts.length - 1] as number) < reach)
      continue;
    cuts.push(piece.x0 + x);
  }
  if (cuts.length > 3 * MOST_SLICES) return [piece];
  return cuts.map((x0, at) => ({ ...piece, x0, x1: cuts[at + 1] ?? piece.x1 }));
}

/**
 * The pieces of a word from left to right.
 *
 * @param height how tall its digits are, where that is known better than by its box.
 */
export function piecesOfWord(grey: Grey, word: Word, height = word.y1 - word.y0): Piece[] {
  return columns(word.marks).flatMap((piece) => slices(grey, piece, height, word.dark));
}
