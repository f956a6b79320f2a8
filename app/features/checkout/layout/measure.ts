import { fold } from "~/features/names";
import type { Box, OcrWord } from "~/providers/ocr/ocr";
import { height, shared } from "../boxes";

/** Letters that differ by their dots alone are one in small print, and one may be seen twice: شسعزة is سعرة. */
const bare = (text: string) =>
  fold(text)
    .replace(/[زذ]/g, (letter) => (letter === "ز" ? "ر" : "د"))
    .replace(/[غشضظق]/g, (letter) => ({ غ: "ع", ش: "س", ض: "ص", ظ: "ط", ق: "ف" })[letter] ?? letter)
    .replace(/[جخ]/g, "ح")
    .replace(/[بتثني]/g, "ٮ")
    .replace(/(\p{L})\1/gu, "$1");

/** What dishes are weighed and counted in, and how soon they come. */
const UNITS = new Set(
  "kcal cal cals calories gm gram grams kg ml pcs pc piece pieces min mins minutes km سعرة سعرات حرارية كالوري جم جرام غرام كجم مل قطعة قطع حبة حبات دقيقة دقائق"
    .split(" ")
    .map(bare),
);

/** How far from its number a unit stands, in heights. */
const BESIDE = 1;

/** Whether a number is a measure, no money: 320 kcal. */
export const isMeasured = (box: Box, words: readonly OcrWord[]) =>
  words.some(
    (word) =>
      shared(word.box.x0, word.box.x1, box.x0, box.x1) > -BESIDE * height(box) &&
      UNITS.has(bare(word.text.replace(/[^\p{L}]/gu, ""))),
  );
