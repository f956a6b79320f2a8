import { fold } from "~/features/names";
import type { Box, OcrWord } from "~/providers/ocr/ocr";
import { height, shared } from "../boxes";

/** A text without the dots of its letters: on a small screen they are lost or doubled, and زيال is no other word than ريال. */
const undotted = (text: string) =>
  fold(text)
    .replace(/ز/g, "ر")
    .replace(/[بتثني]/g, "ٮ");

/** How the riyal is written, folded and without points. */
const CURRENCIES = new Set(["sar", "sr", "ريال", "ريالا", "رس", "﷼"].map(undotted));

/** Whether a word is a currency, by itself or with the amount it was read together with. */
export function isCurrency({ text }: OcrWord): boolean {
  return CURRENCIES.has(undotted(text.replace(/[\d.,٠-٩٫:()+-]/g, "")));
}

/** How far from its amount a currency may stand, in heights. */
const BESIDE = 1.2;

/** Whether a currency is written beside the amount in `box`. */
export const besideCurrency = (box: Box, words: readonly OcrWord[]) =>
  words.some(
    (word) =>
      isCurrency(word) && shared(word.box.x0, word.box.x1, box.x0, box.x1) > -BESIDE * height(box),
  );
