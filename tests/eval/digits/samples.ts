import { classOf, OTHER } from "~/providers/ocr/digits/classes";
import type { Grey } from "~/providers/ocr/digits/grey";
import { findInk } from "~/providers/ocr/digits/ink";
import { joined } from "~/providers/ocr/digits/joined";
import { findMarks } from "~/providers/ocr/digits/marks";
import { type Piece, piecesOfWord } from "~/providers/ocr/digits/pieces";
import { stretchOf, viewOf } from "~/providers/ocr/digits/views";
import { findWords } from "~/providers/ocr/digits/words";
import type { Letter, SheetLine } from "./sheets";

export interface Sample {
  view: Uint8Array;
  label: number;
}

/** The letter a piece belongs to; none when it covers the middles of two or stands away from all. */
function ownerOf(piece: Piece, letters: readonly Letter[], scale: number): Letter | undefined {
  const middles = letters.filter(({ x0, x1 }) => {
    const middle = ((x0 + x1) / 2) * scale;
    return middle >= piece.x0 && middle <= piece.x1;
  });
  if (middles.length > 1) return undefined;
  const middle = (piece.x0 + piece.x1) / 2 / scale;
  return middles[0] ?? letters.find(({ x0, x1 }) => middle >= x0 && middle <= x1);
}

/** Every glyph, half glyph and pair of glyphs that the reading would look at on a sheet, with what it is. */
export function samplesOf(grey: Grey, lines: readonly SheetLine[], scale: number): Sample[] {
  const samples: Sample[] = [];
  for (const word of findWords(findMarks(grey, findInk(grey)))) {
    const middleY = (word.y0 + word.y1) / 2 / scale;
    const middleX = (word.x0 + word.x1) / 2 / scale;
    const line = lines.find(
      ({ y0, y1, letters }) =>
        middleY > y0 &&
        middleY < y1 &&
        letters.some(({ x0, x1 }) => middleX >= x0 - 2 && middleX <= x1 + 2),
    );
    if (!line) continue;
    const pieces = piecesOfWord(grey, word);
    const owners = pieces.map((piece) => ownerOf(piece, line.letters, scale));
    const stretch = stretchOf(grey, word, word.dark);
    for (const { first, last, box } of joined(pieces, word)) {
      const owner = owners[first];
      const whole =
        owner !== undefined &&
        owners.every((other, at) => (other === owner) === (at >= first && at <= last));
      const label = whole ? classOf(owner.character) : OTHER;
      const view = viewOf(grey, box, word, stretch);
      samples.push({ view: Uint8Array.from(view, (value) => Math.round(value * 255)), label });
    }
  }
  return samples;
}
