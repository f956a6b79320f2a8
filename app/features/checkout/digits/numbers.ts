import type { Box } from "~/providers/ocr/ocr";
import { boxAround } from "../boxes";
import type { DigitScript, Glyph } from "./decode";

/** Digits and separators that stand together, in Latin digits. */
export interface ReadNumber {
  /** Such as `1,234.50`, `-8.00` or `12/05/2026`. */
  text: string;
  box: Box;
  script: DigitScript;
  /** 0 to 1: how far the least certain glyph is believed. */
  confidence: number;
  /** Other readings of the same ink, likeliest first, each with its confidence. */
  others: { text: string; confidence: number }[];
}

const DIGIT = /[0-9٠-٩]/;
/** Signs that mean something beside digits. */
const BESIDE = /[.,'\-/:%x+]/;
/** Readings kept beside the best. */
const MOST_OTHERS = 6;
/** A gap wider than this, in heights, parts two numbers. */
const PARTING = 0.55;
/**
 * The same beside a component that is low or narrow, the zero and the one of Arabic: their room is as wide as a digit's.
 */
const PARTING_SMALL = 0.8;
const LOW = 0.5;
const NARROW = 0.25;

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

/** Where a number begins: at a digit, a sign, or the cross before a quantity. */
function beginning(glyphs: readonly Glyph[]): number {
  const text = glyphs.map(({ character }) => character).join("");
  if (/^[^0-9٠-٩]*x[0-9٠-٩]{1,2}$/.test(text)) return text.lastIndexOf("x");
  return text.search(/[0-9٠-٩+-]/);
}

function numberOf(glyphs: readonly Glyph[], script: DigitScript): ReadNumber[] {
  const first = beginning(glyphs);
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

/** Where one number ends and the next begins though no space was seen: after a per cent sign, between date and time. */
const SEAMS = [
  /(?<=%)(?=.)/,
  /(?<=\d[/.-]\d\d?[/.-]20\d\d)(?=\d\d?:\d\d)/,
  /(?<=^\d\d?:\d\d)(?=\d\d?[/.-]\d\d?[/.-]\d)/,
  // 2x57.75 is a quantity and a price, and so is 57.75x2.
  /(?<=^\d{1,2}x)(?=\d+[.,]\d\d$)/,
  /(?<=^\d+[.,]\d\d)(?=x\d{1,2}$)/,
  // A price with halalas and the old one behind it: thousands have three digits between their separators.
  /(?<=^\d+[.,]\d\d)(?=\d{2,3}[.,:']\d\d$)/,
];

/** Splits glyphs that are several numbers written without a space. */
function splitAtSeams(glyphs: readonly Glyph[]): (readonly Glyph[])[] {
  const text = latin(glyphs.map(({ character }) => character).join(""));
  const at = Math.max(0, ...SEAMS.map((seam) => text.search(seam)));
  return at > 0 ? [glyphs.slice(0, at), ...splitAtSeams(glyphs.slice(at))] : [glyphs];
}

function isApart(a: Box, b: Box, height: number): boolean {
  const low = Math.min(a.y1 - a.y0, b.y1 - b.y0) < LOW * height;
  const narrow = Math.min(a.x1 - a.x0, b.x1 - b.x0) < NARROW * height;
  return b.x0 - a.x1 > (low || narrow ? PARTING_SMALL : PARTING) * height;
}

/** The numbers in a word: runs of digits and what may stand between them. */
export function numbersIn(
  glyphs: readonly Glyph[],
  height: number,
  script: DigitScript,
): ReadNumber[] {
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
  return runs.flatMap((run) =>
    splitAtSeams(run).flatMap((part) => (part.length > 0 ? numberOf(part, script) : [])),
  );
}
