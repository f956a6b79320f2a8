import { boxAround } from "~/providers/ocr/digits/boxes";
import { CLASSES, classOf, OTHER } from "~/providers/ocr/digits/classes";
import type { Grey } from "~/providers/ocr/digits/grey";
import { findInk } from "~/providers/ocr/digits/ink";
import { joined } from "~/providers/ocr/digits/joined";
import { FULL_DIGIT, lineAround } from "~/providers/ocr/digits/line";
import { findMarks } from "~/providers/ocr/digits/marks";
import { parted } from "~/providers/ocr/digits/parted";
import { type Piece, piecesOfWord } from "~/providers/ocr/digits/pieces";
import { guessLines } from "~/providers/ocr/digits/runs";
import { type Line, stretchOf, viewOf } from "~/providers/ocr/digits/views";
import { findWords, type Word } from "~/providers/ocr/digits/words";
import type { Random } from "~db/sample/random";
import type { Letter, Sheet, SheetLine } from "./sheets";

export interface Sample {
  view: Uint8Array;
  label: number;
}

/** Letters outnumber digits many times over; this share of them teaches enough. */
const OTHERS_KEPT = 0.3;
/** How often a word with digits is also seen as before its line is known. */
const UNKNOWN_LINE = 0.4;

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

/** How tall digits are, in heights of the line they were set in, and how wide at least, in widths of their room. */
const LEAST_TALL = 0.2;
const MOST_TALL = 0.8;
const LEAST_WIDE = 0.3;

/** Whether a box is about as large as the glyph it is taken for: no speck of it, and nothing of the next line. */
function fits(box: Piece, { y0, y1 }: SheetLine, letter: Letter, scale: number): boolean {
  const tall = (box.y1 - box.y0) / (y1 - y0) / scale;
  if (tall > MOST_TALL) return false;
  if (!FULL_DIGIT.test(CLASSES[classOf(letter.character)] ?? "")) return true;
  const narrow = /[1١]/.test(CLASSES[classOf(letter.character)] ?? "");
  return (
    tall >= LEAST_TALL &&
    (narrow || box.x1 - box.x0 >= LEAST_WIDE * (letter.x1 - letter.x0) * scale)
  );
}

/** Where the digits of a word truly begin and end, up and down. */
function trueLine(grey: Grey, word: Word, letters: readonly Letter[], scale: number): Line | null {
  const pieces = piecesOfWord(grey, word);
  const owners = pieces.map((piece) => ownerOf(piece, letters, scale));
  const digits = [...new Set(owners)].filter(
    (owner) => owner && FULL_DIGIT.test(CLASSES[classOf(owner.character)] ?? ""),
  );
  return lineAround(
    digits.map((digit) => boxAround(pieces.filter((_, at) => owners[at] === digit))),
  );
}

/** A line as a first reading finds it: about right. */
function shaken({ y0, y1 }: Line, random: Random): Line {
  const by = () => Math.round((random.next() - 0.5) * 0.12 * (y1 - y0));
  return { y0: Math.max(0, y0 + by()), y1: y1 + by() };
}

/**
 * Every glyph, half glyph and pair of glyphs that the reading would look at on a sheet, with what it is. The holes of
 * letters look like words of the other polarity, and are nothing.
 */
export function samplesOf(
  grey: Grey,
  { lines, dark }: Pick<Sheet, "lines" | "dark">,
  scale: number,
  random: Random,
): Sample[] {
  const samples: Sample[] = [];
  const words = findWords(findMarks(grey, findInk(grey))).flatMap((word) => parted(grey, word));
  for (const word of words) {
    const middleY = (word.y0 + word.y1) / 2 / scale;
    const middleX = (word.x0 + word.x1) / 2 / scale;
    const of = lines.find(
      ({ y0, y1, letters }) =>
        middleY > y0 &&
        middleY < y1 &&
        letters.some(({ x0, x1 }) => middleX >= x0 - 2 && middleX <= x1 + 2),
    );
    if (!of) continue;
    const stretch = stretchOf(grey, word, word.dark);
    const known = trueLine(grey, word, of.letters, scale);
    const seen: (Line | null)[] = known ? [shaken(known, random)] : [null];
    if (known && random.chance(UNKNOWN_LINE)) seen.push(null);
    for (const found of seen) {
      const pieces = piecesOfWord(grey, word, found ? found.y1 - found.y0 : undefined);
      const standing = found ? pieces.map(() => found) : guessLines(pieces);
      const owners = pieces.map((piece) => ownerOf(piece, of.letters, scale));
      for (const { first, last, box, line } of joined(pieces, standing)) {
        const owner = owners[first];
        const whole =
          owner !== undefined &&
          word.dark === dark &&
          fits(box, of, owner, scale) &&
          owners.every((other, at) => (other === owner) === (at >= first && at <= last));
        const label = whole ? classOf(owner.character) : OTHER;
        if (label === OTHER && !random.chance(OTHERS_KEPT)) continue;
        const view = viewOf(grey, box, line, stretch);
        samples.push({ view: Uint8Array.from(view, (value) => Math.round(value * 255)), label });
      }
    }
  }
  return samples;
}
