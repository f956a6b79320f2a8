import { expect, test } from "vitest";
import type { Ocr, OcrLanguage, OcrWord } from "~/providers/ocr/ocr";
import { readWords } from "./read-words.server";

const box = { x0: 0, y0: 0, x1: 100, y1: 30 };

/** Finds the same words in whatever it is given, and keeps the languages it was asked for. */
function ocrOf(confidence: number) {
  const asked: OcrLanguage[] = [];
  const words = ["Chicken", "Shawarma", "Subtotal", "Delivery"];
  const ocr: Ocr = {
    read: async (_, { language }) => {
      asked.push(language);
      return words.map((text): OcrWord => ({ text, box, confidence, language }));
    },
  };
  return { ocr, asked };
}

test("a page that is all English is read once", async () => {
  const { ocr, asked } = ocrOf(0.95);
  expect(await readWords(ocr, Buffer.alloc(0), { layout: "page" })).toHaveLength(4);
  expect(asked).toEqual(["english"]);
});

test("scraps of another script are read in Arabic as well", async () => {
  const { ocr, asked } = ocrOf(0.4);
  expect(await readWords(ocr, Buffer.alloc(0), { layout: "page" })).toHaveLength(8);
  expect(asked).toEqual(["english", "arabic"]);
});

test("both languages at once where that is asked for", async () => {
  const { ocr, asked } = ocrOf(0.95);
  const words = await readWords(ocr, Buffer.alloc(0), { layout: "page", together: true });
  expect([words.length, asked]).toEqual([8, ["english", "arabic"]]);
});
