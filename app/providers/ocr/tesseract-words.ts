import type { Block } from "tesseract.js";
import type { OcrLanguage, OcrWord } from "./ocr";

/** The words in Tesseract's tree of blocks, paragraphs and lines. */
export function wordsOf(blocks: Block[] | null, language: OcrLanguage): OcrWord[] {
  const lines = (blocks ?? []).flatMap((block) => block.paragraphs.flatMap(({ lines }) => lines));
  return lines.flatMap((line) =>
    line.words
      .filter(({ text }) => text.trim() !== "")
      .map(({ text, bbox, confidence }) => ({
        text: text.trim(),
        box: bbox,
        confidence: confidence / 100,
        language,
      })),
  );
}
