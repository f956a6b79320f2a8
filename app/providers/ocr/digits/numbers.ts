import type { Box } from "../ocr";
import { boxAround } from "./boxes";
import type { Glyph, Script } from "./decode";

/** Digits and separators that stand together, in Latin digits. */
export interface ReadNumber {
  /** Such as `1,234.50`, `-8.00` or `12/05/2026`. */
  text: string;
  box: Box;
  script: Script;
  /** 0 to 1: how far the least certain glyph is believed. */
  confidence: number;
  /** Other readings of the same ink, likeliest first, each with its confidence. */
  others: { text: string; confidence: number }[];
}

const DIGIT = /[0-9٠-٩]/;
/** Marks that mean something beside digits. */
const BESIDE = /[.,'\-/:%x+]/;
/** Readings kept beside the best. */
const MOST_OTHERS = 6;
/** A gap wider than this, in heights, parts two numbers. */
const PARTING = 0.55;
/** The same beside a mark that is low, such as the zero of Arabic: its room is as wide as a digit's. */
const PARTING_LOW = 0.8;
const LOW = 0.5;

/** Latin digits for Arabic-Indic ones. */
const latin = (text: string) =>
  text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));

/** Readings in which one or two glyphs are what the network thinks next. */
function othersOf(glyphs: readonly Glyph[]): ReadNumber["others"] {
  const sum = glyphs.reduce((total, { log }) => total + log, 0);
  const doubts = glyphs
    .map((glyph, at) => ({
      at,
      loss: glyph.log - glyph.second.log,
      character: glyph.second.character,
    }))
    .filter(({ loss }) => loss < 7)
    .sort((a, b) => a.loss - b.loss)
    .slice(0, 4);
  const swaps = [
    ...doubts.map((doubt) => [doubt]),
    ...doubts.flatMap((a, i) => doubts.slice(i + 1).map((b) => [a, b])),
  ];
  return swaps
    .map((swap) => ({
      text: latin(
        glyphs
          .map((glyph, at) => swap.find((doubt) => doubt.at === at)?.character ?? glyph.character)
          .join(""),
      ),
      confidence: Math.exp(swap.reduce((log, { loss }) => log - loss, sum)),
    }))
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, MOST_OTHERS);
}

function numberOf(glyphs: readonly Glyph[], script: Script): ReadNumber[] {
  const first = glyphs.findIndex(
    ({ character }) => DIGIT.test(character) || character === "-" || character === "+",
  );
  const last = glyphs.findLastIndex(({ character }) => /[0-9٠-٩%x-]/.test(character));
  const kept = glyphs.slice(first, last + 1);
  if (!kept.some(({ character }) => DIGIT.test(character))) return [];
  return [
    {
      text: latin(kept.map(({ character }) => character).join("")),
      box: boxAround(kept.map(({ box }) => box)),
      script,
      confidence: Math.exp(Math.min(...kept.map(({ log }) => log))),
      others: othersOf(kept),
    },
  ];
}

function isApart(a: Box, b: Box, height: number): boolean {
  const low = Math.min(a.y1 - a.y0, b.y1 - b.y0) < LOW * height;
  return b.x0 - a.x1 > (low ? PARTING_LOW : PARTING) * height;
}

/** The numbers in a word: runs of digits and what may stand between them. */
export function numbersIn(glyphs: readonly Glyph[], height: number, script: Script): ReadNumber[] {
  const runs: Glyph[][] = [[]];
  for (const glyph of glyphs) {
    const run = runs[runs.length - 1] as Glyph[];
    const before = run[run.length - 1];
    const apart = before !== undefined && isApart(before.box, glyph.box, height);
    const readable = DIGIT.test(glyph.character) || BESIDE.test(glyph.character);
    if (!readable) runs.push([]);
    else if (apart) runs.push([glyph]);
    else run.push(glyph);
  }
  return runs.flatMap((run) => (run.length > 0 ? numberOf(run, script) : []));
}
