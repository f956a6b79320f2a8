import { expect, test } from "vitest";
import type { PageNumber } from "~/features/checkout/digits/read-numbers";
import type { OcrLanguage, OcrWord } from "~/providers/ocr/ocr";
import { isScrap, joinHalves } from "./page-numbers";

function number(text: string, x0: number, x1: number, script: PageNumber["script"] = "latin") {
  const box = { x0, x1, y0: 0, y1: 30 };
  return { text, box, script, confidence: 0.9, others: [], struck: false, dark: true };
}

function word(text: string, language: OcrLanguage = "english"): OcrWord {
  return { text, language, confidence: 0.9, box: { x0: 0, x1: 100, y0: 0, y1: 30 } };
}

test("a letter of a word is no digit", () => {
  expect(isScrap(number("5", 0, 30), [word("SAR")])).toBe(true);
  expect(isScrap(number("5", 0, 30), [word("5.00")])).toBe(false);
});

test("an Arabic-Indic quantity that looks like a short English word stays", () => {
  const quantity = number("2x", 0, 90, "eastern");
  expect(isScrap(quantity, [word("YX")])).toBe(false);
  expect(isScrap(quantity, [word("Wallet")])).toBe(true);
  expect(isScrap(quantity, [word("شاورما", "arabic")])).toBe(true);
});

test("halves of an amount are put together, amounts side by side are not", () => {
  const texts = (numbers: PageNumber[]) => joinHalves(numbers).map(({ text }) => text);
  expect(texts([number("12", 0, 40), number("50", 60, 100)])).toEqual(["12.50"]);
  expect(texts([number("12.50", 0, 90), number("50.00", 110, 200)])).toEqual(["12.50", "50.00"]);
  expect(texts([number("12", 0, 40), number("50", 160, 200)])).toEqual(["12", "50"]);
});

test("a currency that touches its amount is no part of it", () => {
  const texts = (text: string) => joinHalves([number(text, 0, 120)]).map((one) => one.text);
  expect(texts("38.00:%")).toEqual(["38.00"]);
  expect(texts("15:30")).toEqual(["15:30"]);
});

test("digits close before an Arabic-Indic amount may be its first ones", () => {
  const [first, amount] = joinHalves([
    number("1", 0, 8, "eastern"),
    number("1,50", 24, 100, "eastern"),
  ]);
  expect(first?.text).toBe("1");
  expect(amount?.others.map(({ text }) => text)).toContain("11,50");
  expect(amount?.confidence).toBeLessThan(0.6);
});
