import { type Decoded, decode, type Rated } from "./decode";
import type { Grey } from "./grey";
import { findInk } from "./ink";
import { joined } from "./joined";
import { findMarks } from "./marks";
import { newPass, run } from "./network";
import { numbersIn, type ReadNumber } from "./numbers";
import { piecesOfWord } from "./pieces";
import { isStruck } from "./struck";
import { stretchOf, viewOf } from "./views";
import { trainedWeights } from "./weights";
import { findWords, type Word } from "./words";

/** A number with where its word stands. */
export type PageNumber = ReadNumber & {
  /** Crossed out: an old price. */
  struck: boolean;
  /** The ink is darker than its ground. */
  dark: boolean;
};

/** Words with more pieces are text, or the ornament of a receipt. */
const MOST_PIECES = 40;
/** Marks in all beyond which a picture is a photograph of something else. */
const MOST_WORDS = 4000;
/** How much likelier the other script must be before a word leaves the one its page is written in. */
const PAGE_BONUS = 1.5;

/** A word read better than this says what script its page is in. */
const CLEAR = -2;

interface WordRead {
  word: Word;
  latin: Decoded;
  eastern: Decoded;
}

function rate(grey: Grey, word: Word, pass = newPass()): WordRead | undefined {
  const pieces = piecesOfWord(grey, word);
  if (pieces.length > MOST_PIECES) return undefined;
  const stretch = stretchOf(grey, word, word.dark);
  const rated: Rated[] = joined(pieces, word).map((candidate) => ({
    ...candidate,
    output: run(trainedWeights(), viewOf(grey, candidate.box, word, stretch), pass).output.slice(),
  }));
  return {
    word,
    latin: decode(rated, pieces.length, "latin", word),
    eastern: decode(rated, pieces.length, "eastern", word),
  };
}

const digits = ({ glyphs }: Decoded) =>
  glyphs.filter(({ character }) => /[0-9٠-٩]/.test(character)).length;

/**
 * Finds every number on a picture, in Latin and in Arabic-Indic digits. A word that could be either, such as ١١ and 11,
 * is taken for what most of the page is written in.
 */
export function readNumbers(grey: Grey): PageNumber[] {
  const words = findWords(findMarks(grey, findInk(grey)));
  if (words.length > MOST_WORDS) return [];
  const pass = newPass();
  const read = words.flatMap((word) => rate(grey, word, pass) ?? []);
  let lean = 0;
  for (const { latin, eastern } of read)
    if (Math.max(digits(latin), digits(eastern)) > 1 && Math.max(latin.log, eastern.log) > CLEAR)
      lean += Math.max(-4, Math.min(4, eastern.log - latin.log));
  const bonus = Math.max(-PAGE_BONUS, Math.min(PAGE_BONUS, lean / 4));
  return read.flatMap(({ word, latin, eastern }) => {
    const script = eastern.log + bonus > latin.log ? "eastern" : "latin";
    const { glyphs } = script === "eastern" ? eastern : latin;
    const struck = isStruck(grey, word);
    return numbersIn(glyphs, word.y1 - word.y0, script).map((number) => ({
      ...number,
      struck,
      dark: word.dark,
    }));
  });
}
