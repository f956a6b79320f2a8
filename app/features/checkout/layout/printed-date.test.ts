import { expect, test } from "vitest";
import type { PageNumber } from "~/features/checkout/digits/read-numbers";
import type { OcrWord } from "~/providers/ocr/ocr";
import { rowsOf } from "./page";
import { printedDate } from "./printed-date";

const NOW = Date.UTC(2026, 10, 1);
const DAY = Date.UTC(2026, 3, 11, 9);

const number = (text: string, x0: number, x1: number, confidence = 0.99): PageNumber => ({
  ...{ text, confidence, box: { x0, x1, y0: 0, y1: 30 } },
  ...{ script: "eastern", others: [], struck: false, dark: true },
});

const word = (text: string, x0: number, x1: number, confidence: number): OcrWord => ({
  ...{ text, confidence, box: { x0, x1, y0: 0, y1: 30 }, language: "english" },
});

const read = (numbers: PageNumber[], words: OcrWord[] = []) =>
  printedDate(rowsOf(words, numbers), numbers, NOW);

test("a date that was read clearly is certain", () => {
  expect(read([number("11/04/2026", 100, 300)])).toEqual({ value: DAY, sure: true });
});

test.each([
  ["its first digit", [number("1", 70, 80), number("1/04/2026", 96, 300)]],
  ["half of its year", [number("11/04/20", 100, 260), number("26", 270, 300)]],
  ["its year, a zero lost", [number("11/04/2", 100, 240), number("26", 270, 300)]],
])("%s set apart makes it whole, and not certain", (_, numbers) => {
  expect(read(numbers)).toEqual({ value: DAY, sure: false });
});

test("the dot after a date is no digit of its year", () => {
  expect(read([number("11/04/20260", 100, 320)]).value).toBe(DAY);
});

test("a number that stands farther away belongs to something else", () => {
  expect(read([number("11/04/20", 100, 260), number("26", 400, 430)]).value).toBeNull();
});

test("the reader that sees it more clearly is believed", () => {
  const numbers = [number("11/04/2020", 100, 300, 0.2)];
  expect(read(numbers, [word("11/04/2026", 100, 300, 0.95)])).toEqual({ value: DAY, sure: false });
});
