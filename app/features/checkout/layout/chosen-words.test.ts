import { expect, test } from "vitest";
import type { OcrLanguage } from "~/providers/ocr/ocr";
import { chosenWords } from "./chosen-words";

const word = (text: string, confidence: number, language: OcrLanguage, x0: number, x1: number) => ({
  text,
  confidence,
  language,
  box: { x0, x1, y0: 0, y1: 30 },
});

test("of two words in one place the more likely is kept, in the order of reading", () => {
  const scrap = word("ggonall", 0.62, "english", 100, 200);
  const amount = word("223.47", 0.95, "english", 0, 80);
  const label = word("المجموع", 0.92, "arabic", 105, 200);
  const misread = word("223,47", 0.88, "arabic", 0, 80);
  expect(chosenWords([amount, scrap, label, misread])).toEqual([amount, label]);
});

test("a short scrap does not displace a long word", () => {
  const scrap = word("al", 0.8, "english", 0, 60);
  const label = word("التوصيل", 0.78, "arabic", 0, 120);
  expect(chosenWords([scrap, label])).toEqual([label]);
});

test("words side by side all stay", () => {
  const words = [word("Sub", 0.9, "english", 0, 50), word("total", 0.4, "english", 60, 120)];
  expect(chosenWords(words)).toEqual(words);
});
