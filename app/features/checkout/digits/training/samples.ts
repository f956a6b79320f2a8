import { CLASSES, classOf, OTHER } from "~/features/checkout/digits/classes";
import { findComponents } from "~/features/checkout/digits/components";
import { findForeground } from "~/features/checkout/digits/foreground";
import type { GlyphWord } from "~/features/checkout/digits/glyph-word";
import { guessLines } from "~/features/checkout/digits/guess-lines";
import { FULL_DIGIT, lineAround } from "~/features/checkout/digits/line";
import { mergeCandidates } from "~/features/checkout/digits/merge-candidates";
import { type Segment, segmentsOfWord } from "~/features/checkout/digits/segments";
import { splitLongWord } from "~/features/checkout/digits/split-word";
import { contrastStretch, type DigitLine, viewOf } from "~/features/checkout/digits/views";
import { findWords } from "~/features/checkout/digits/words";
import type { Random } from "~/sample/random";
import type { Grey } from "~/server/pictures/grey";
import { boxAround } from "../../boxes";
import type { Letter, Sheet, SheetLine } from "./sheets";

export interface Sample {
  view: Uint8Array;
  label: number;
}

/** Letters outnumber digits many times over; this share of them teaches enough. */
const OTHERS_KEPT = 0.3;
/** How often a word with digits is also seen as before its line is known. */
const UNKNOWN_LINE = 0.4;

/** The letter a segment belongs to; none when it covers the middles of two or stands away from all. */
function ownerOf(segment: Segment, letters: readonly Letter[], scale: number): Letter | undefined {
  const middles = letters.filter(({ x0, x1 }) => {
    const middle = ((x0 + x1) / 2) * scale;
    return middle >= segment.x0 && middle <= segment.x1;
  });
  if (middles.length > 1) return undefined;
  const middle = (segment.x0 + segment.x1) / 2 / scale;
  return middles[0] ?? letters.find(({ x0, x1 }) => middle >= x0 && middle <= x1);
}

/** How tall digits are, in heights of the line they were set in, and how wide at least, in widths of their room. */
const LEAST_TALL = 0.2;
const MOST_TALL = 0.8;
const LEAST_WIDE = 0.3;

/** Whether a box is about as large as the glyph it is taken for: no speck of it, and nothing of the next line. */
function fits(box: Segment, { y0, y1 }: SheetLine, letter: Letter, scale: number): boolean {
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
function trueLine(
  grey: Grey,
  word: GlyphWord,
  letters: readonly Letter[],
  scale: number,
): DigitLine | null {
  const segments = segmentsOfWord(grey, word);
  const owners = segments.map((segment) => ownerOf(segment, letters, scale));
  const digits = [...new Set(owners)].filter(
    (owner) => owner && FULL_DIGIT.test(CLASSES[classOf(owner.character)] ?? ""),
  );
  return lineAround(
    digits.map((digit) => boxAround(segments.filter((_, at) => owners[at] === digit))),
  );
}

/** A line as a first reading finds it: about right. */
function shaken({ y0, y1 }: DigitLine, random: Random): DigitLine {
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
  const words = findWords(findComponents(grey, findForeground(grey))).flatMap((word) =>
    splitLongWord(grey, word),
  );
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
    const stretch = contrastStretch(grey, word, word.dark);
    const known = trueLine(grey, word, of.letters, scale);
    const seen: (DigitLine | null)[] = known ? [shaken(known, random)] : [null];
    if (known && random.chance(UNKNOWN_LINE)) seen.push(null);
    for (const found of seen) {
      const segments = segmentsOfWord(grey, word, found ? found.y1 - found.y0 : undefined);
      const standing = found ? segments.map(() => found) : guessLines(segments);
      const owners = segments.map((segment) => ownerOf(segment, of.letters, scale));
      for (const { first, last, box, line } of mergeCandidates(segments, standing)) {
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
