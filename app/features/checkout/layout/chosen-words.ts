import type { OcrWord } from "~/providers/ocr/ocr";
import { covers } from "../boxes";

/** Letters from which on the length of a word speaks for it. */
const LONG = 4;

/** How far a word is to be believed: scraps of letters of another script are short, and now and then believed. */
function weight({ text, confidence }: OcrWord): number {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return confidence * (0.6 + (0.4 * Math.min(letters, LONG)) / LONG);
}

/**
 * The likeliest words where several readings of a page, one in each language, or one of the page and one of the line,
 * found something in the same place. In the order in which they were read.
 */
export function chosenWords(words: readonly OcrWord[]): OcrWord[] {
  const chosen: OcrWord[] = [];
  for (const word of [...words].sort((a, b) => weight(b) - weight(a)))
    if (!chosen.some(({ box }) => covers(box, word.box, 0.3))) chosen.push(word);
  const kept = new Set(chosen);
  return words.filter((word) => kept.has(word));
}
