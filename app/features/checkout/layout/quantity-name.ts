import type { OcrWord } from "~/providers/ocr/ocr";

/** What stands before a quantity that is written out. */
const NAMED = /(?<!\p{L})(?:الكمية|كمية|العدد|qty|quantity)(?!\p{L})/iu;

/** Whether a row says that its number is a quantity. */
export const isNamed = ({ words }: { words: readonly OcrWord[] }) =>
  NAMED.test(words.map(({ text }) => text).join(" "));
