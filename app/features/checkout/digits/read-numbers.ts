import type { Grey } from "~/server/pictures/grey";
import { findComponents } from "./components";
import { type Decoded, decode, type RatedCandidate } from "./decode";
import { findForeground } from "./foreground";
import type { GlyphWord } from "./glyph-word";
import { guessLines } from "./guess-lines";
import { lineOf } from "./line";
import { removeLineNoise, removeRules } from "./line-noise";
import { mergeCandidates } from "./merge-candidates";
import { withoutMissingSigns } from "./missing-sign";
import { newPass, type Pass, run } from "./network";
import { numbersIn, type ReadNumber } from "./numbers";
import { inScripts } from "./scripts";
import { type Segment, segmentsOfWord } from "./segments";
import { splitLongWord } from "./split-word";
import { isStruck } from "./struck";
import { contrastStretch, type DigitLine, viewOf } from "./views";
import { trainedWeights } from "./weights";
import { findWords } from "./words";

/** A number with where its word stands. */
export type PageNumber = ReadNumber & {
  /** Crossed out: an old price. */
  struck: boolean;
  /** The ink is darker than its background. */
  dark: boolean;
};

/** Components in all beyond which a picture is a photograph of something else. */
const MOST_WORDS = 4000;
/** How much likelier the other script must be before a word leaves the one its page is written in. */
const PAGE_BONUS = 1.5;

/** A word read better than this says what script its page is in. */
const CLEAR = -2;

/** A word as read in both scripts, with the line its digits stand in. */
interface WordRead {
  word: GlyphWord;
  line: DigitLine;
  latin: Decoded;
  eastern: Decoded;
}

interface RatedSegments {
  rated: RatedCandidate[];
  segmentCount: number;
}

/** Rates everything in a word that may be a glyph, each segment in its line. */
function rateSegments(
  grey: Grey,
  word: GlyphWord,
  segments: readonly Segment[],
  lines: readonly DigitLine[],
  pass: Pass,
): RatedSegments {
  const stretch = contrastStretch(grey, word, word.dark);
  const rated = mergeCandidates(segments, lines).map((candidate) => {
    const view = viewOf(grey, candidate.box, candidate.line, stretch);
    return { ...candidate, output: run(trainedWeights(), view, pass).output.slice() };
  });
  return { rated, segmentCount: segments.length };
}

/** A line found is another than the word's box when an edge differs by more than this, in its heights. */
const MOVED = 0.06;

const moved = (a: DigitLine, b: DigitLine) =>
  Math.max(Math.abs(a.y0 - b.y0), Math.abs(a.y1 - b.y1)) > MOVED * (a.y1 - a.y0);

/** How much was read of a word: a glyph for certain counts as one, one in doubt as less, what was left unread as none. */
function worth({ glyphs }: Decoded): number {
  const read = glyphs.filter(({ character }) => character !== "?");
  return read.reduce((sum, { log }) => sum + Math.max(0, 1 + log), 0);
}

/**
 * Reads a word in both scripts: a second time once its first reading has told where its digits stand, unless that
 * tells less. Both look at the same segments, or what one leaves unread would not weigh the same as what the other reads.
 */
function readWord(grey: Grey, word: GlyphWord, pass: Pass): WordRead {
  const both = ({ rated, segmentCount }: RatedSegments, line: DigitLine) => ({
    word,
    line,
    latin: decode(rated, segmentCount, "latin"),
    eastern: decode(rated, segmentCount, "eastern"),
  });
  const segments = segmentsOfWord(grey, word);
  const guessed = guessLines(segments);
  const first = both(rateSegments(grey, word, segments, guessed, pass), word);
  const { latin, eastern } = first;
  const [likely, other] = eastern.log > latin.log ? [eastern, latin] : [latin, eastern];
  const line = lineOf(likely.glyphs) ?? lineOf(other.glyphs);
  if (!line) return first;
  if (!guessed.some((guess) => moved(line, guess))) return { ...first, line };
  const lines = segments.map(() => line);
  const second = both(rateSegments(grey, word, segments, lines, pass), line);
  const most = (read: WordRead) => Math.max(worth(read.latin), worth(read.eastern));
  return most(second) >= most(first) ? second : { ...first, line };
}

const digits = ({ glyphs }: Decoded) =>
  glyphs.filter(({ character }) => /[0-9٠-٩]/.test(character)).length;

/**
 * Finds every number on a picture, in Latin and in Arabic-Indic digits. A word that could be either, such as ١١ and 11,
 * is taken for what most of the page is written in.
 */
export function readNumbers(picture: Grey): PageNumber[] {
  const foreground = findForeground(picture);
  removeLineNoise(foreground, picture.width);
  const grey = removeRules(picture, foreground);
  const components = findComponents(grey, foreground);
  const words = findWords(withoutMissingSigns(components, foreground, grey.width));
  if (words.length > MOST_WORDS) return [];
  const pass = newPass();
  const read = words
    .flatMap((word) => splitLongWord(grey, word))
    .map((word) => readWord(grey, word, pass));
  let lean = 0;
  for (const { latin, eastern } of read)
    if (Math.max(digits(latin), digits(eastern)) > 1 && Math.max(latin.log, eastern.log) > CLEAR)
      lean += Math.max(-4, Math.min(4, eastern.log - latin.log));
  const bonus = Math.max(-PAGE_BONUS, Math.min(PAGE_BONUS, lean / 4));
  return read.flatMap(({ word, line, latin, eastern }) => {
    // The bars of fours side by side are one line.
    const struck = isStruck(picture, word, word.dark);
    const numbers = inScripts(latin, eastern, bonus).flatMap(({ glyphs, script }) =>
      numbersIn(glyphs, line.y1 - line.y0, script),
    );
    // A price may touch the old one, and that alone is crossed out.
    const ofNumber = ({ box }: ReadNumber) =>
      numbers.length > 1 && isStruck(picture, box, word.dark);
    return numbers.map((number) => ({
      ...number,
      text: word.bracketed && /^\d\d?$/.test(number.text) ? `(${number.text})` : number.text,
      struck: (struck || ofNumber(number)) && !/^4+$/.test(number.text),
      dark: word.dark,
    }));
  });
}
