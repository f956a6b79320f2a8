import type { PageNumber } from "~/providers/ocr/digits/read-numbers";
import type { OcrWord } from "~/providers/ocr/ocr";
import { covers, height, levelWith } from "./page-boxes";

/** Tesseract knows letters well: what it is this sure of, and what is shorter or less clear than this, is no number. */
const SURE_WORD = 0.75;
const CLEAR_NUMBER = 0.9;
const CERTAIN_NUMBER = 0.96;

/** Whether a number is a scrap of a written word: the s of SAR is a 5 to a recogniser of digits. */
export function isScrap(number: PageNumber, words: readonly OcrWord[]): boolean {
  const digits = number.text.replace(/\D/g, "").length;
  return words.some(({ text, box, confidence }) => {
    if (!covers(box, number.box, 0.5) || confidence < SURE_WORD) return false;
    if (/\p{Nd}/u.test(text) || (text.match(/\p{L}/gu)?.length ?? 0) < 2) return false;
    const part = (number.box.x1 - number.box.x0) / (box.x1 - box.x0);
    return part < 0.7 || number.confidence < (digits < 3 ? CERTAIN_NUMBER : CLEAR_NUMBER);
  });
}

/** A point that was not seen leaves a gap narrower than this, in heights. */
const POINT_GAP = 0.9;
/** How far two halves are believed to be one amount. */
const HALVES = 0.7;

/** Puts riyals and halalas together whose point was not seen. */
export function joinHalalas(numbers: readonly PageNumber[]): PageNumber[] {
  const joined: PageNumber[] = [];
  for (const number of numbers) {
    const before = joined[joined.length - 1];
    const close = before && number.box.x0 - before.box.x1 < POINT_GAP * height(before.box);
    if (
      close &&
      /^-?\d{1,4}$/.test(before.text) &&
      /^\d\d-?$/.test(number.text) &&
      levelWith(before.box, number.box)
    )
      joined[joined.length - 1] = {
        ...before,
        text: `${before.text}.${number.text}`,
        box: { ...before.box, x1: number.box.x1 },
        confidence: HALVES * Math.min(before.confidence, number.confidence),
        others: [],
      };
    else joined.push(number);
  }
  return joined;
}

/** What Tesseract reads as an amount at least so clearly is one, also where our own recogniser saw none. */
const CLEAR_AMOUNT = 0.7;

/** Amounts among the words in whose place no number was found. */
export function numbersOfWords(
  words: readonly OcrWord[],
  numbers: readonly PageNumber[],
): PageNumber[] {
  return words.flatMap(({ text, box, confidence }) => {
    if (confidence < CLEAR_AMOUNT || !/^[-+]?\d{1,3}(?:[.,]?\d{3})?[.,]\d\d$/.test(text)) return [];
    if (numbers.some((number) => covers(number.box, box, 0.3))) return [];
    const found = { text: text.replace(/,(?=\d\d$)/, "."), box, confidence: confidence * 0.9 };
    return [{ ...found, script: "latin" as const, others: [], struck: false, dark: true }];
  });
}
