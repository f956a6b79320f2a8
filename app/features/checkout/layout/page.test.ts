import { expect, test } from "vitest";
import type { OcrLanguage, OcrWord } from "~/providers/ocr/ocr";
import { rowsOf } from "./page";

const word = (text: string, x0: number, language: OcrLanguage): OcrWord => ({
  ...{ text, language, confidence: 0.9 },
  box: { x0, x1: x0 + 100, y0: 0, y1: 30 },
});

test("a name of which each reader read a word runs from its start to its end", () => {
  const latin = [word("Burger", 150, "english"), word("Classic", 20, "arabic")];
  const arabic = [word("دجاج", 20, "arabic"), word("شاورما", 150, "english")];
  expect(rowsOf(latin, [])[0]?.text).toBe("Classic Burger");
  expect(rowsOf(arabic, [])[0]?.text).toBe("شاورما دجاج");
});

test("a single digit within a word of a label is a letter of it, beside one it is an amount", () => {
  const amounts = (x0: number, x1: number) => {
    const number = {
      ...{ text: "8", script: "latin" as const, confidence: 0.87, others: [] },
      ...{ struck: false, dark: true, box: { x0, x1, y0: 0, y1: 30 } },
    };
    const words = [word("رسوم", 300, "arabic"), word("التوصيل", 150, "arabic")];
    const unclear = words.map((one) => ({ ...one, confidence: 0.7 }));
    return rowsOf(unclear, [number])[0]?.amounts.map(({ value }) => value);
  };
  expect(amounts(360, 378)).toEqual([]);
  expect(amounts(40, 58)).toEqual([800]);
});

test("what the readers of words make of a clearly read number is no part of its label", () => {
  const read = (text: string, confidence: number, x0: number, x1: number, y0: number) => ({
    ...{
      text,
      confidence,
      language: /[a-z]/.test(text) ? ("english" as const) : ("arabic" as const),
    },
    box: { x0, x1, y0, y1: 712 },
  });
  const words = [
    read("gl", 0.56, 1047, 1094, 672),
    read("التوصيل", 0.9, 962, 1094, 672),
    read("Vee", 0.11, 89, 153, 678),
    read("مركا", 0.24, 89, 153, 678),
  ];
  const number = {
    ...{ text: "12,00", script: "eastern" as const, confidence: 1, others: [] },
    ...{ struck: false, dark: false, box: { x0: 89, x1: 153, y0: 678, y1: 712 } },
  };
  expect(rowsOf(words, [number])[0]?.label?.kind).toBe("deliveryFee");
});
