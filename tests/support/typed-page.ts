import type { PageNumber } from "~/features/checkout/digits/read-numbers";
import { type PageRow, rowsOf } from "~/features/checkout/layout/page";
import type { OcrWord } from "~/providers/ocr/ocr";

const WIDE = 18;
const NUMBER = /^[-(]?[x×]?\d[\d.,]*[x×]?\)?$/;

const CLEAR: Omit<PageNumber, "text" | "box"> = {
  confidence: 0.97,
  others: [],
  script: "latin",
  struck: false,
  dark: true,
};

/** A page typed as text: words where they stand in their line, numbers as both readers see them. */
export function typedPage(...lines: string[]) {
  const words: OcrWord[] = [];
  const numbers: PageNumber[] = [];
  for (const [at, line] of lines.entries())
    for (const { 0: text, index } of line.matchAll(/\S+/g)) {
      const box = {
        x0: index * WIDE,
        x1: (index + text.length) * WIDE - 4,
        y0: at * 50,
        y1: at * 50 + 30,
      };
      words.push({ text, box, confidence: 0.93, language: "english" });
      if (NUMBER.test(text)) numbers.push({ ...CLEAR, text, box });
    }
  return { words, numbers };
}

/** The rows of a page typed as text. */
export function typedRows(...lines: string[]): PageRow[] {
  const { words, numbers } = typedPage(...lines);
  return rowsOf(words, numbers);
}
