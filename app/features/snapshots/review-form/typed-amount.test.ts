import { expect, test } from "vitest";
import { amountText, parseTypedAmount } from "./typed-amount";

test.each([
  ["24.50", 2450],
  ["24.5", 2450],
  ["24", 2400],
  ["24,50", 2450],
  ["٢٤٫٥٠", 2450],
  ["۲۴٫۵", 2450],
  ["٢٤.٥٠ ر.س", 2450],
  ["SAR 24.50", 2450],
  ["24.50 ريال", 2450],
  ["\u200f24.50\u00a0ر.س.\u200f", 2450],
  ["0", 0],
  ["10000", 1_000_000],
  ["10000.01", null],
  ["", null],
  ["free", null],
  ["-5", null],
  ["1.234", null],
  ["12 + 3", null],
  ["1e3", null],
  ["9".repeat(400), null],
])("%j is %s halalas", (text, halalas) => {
  expect(parseTypedAmount(text)).toBe(halalas);
});

test("nothing can stand for an amount", () => {
  expect(parseTypedAmount(" ", 0)).toBe(0);
});

test("what is written into a field is read again as the same", () => {
  for (const halalas of [0, 5, 50, 100, 2450, 999_999])
    expect(parseTypedAmount(amountText(halalas))).toBe(halalas);
  expect(amountText(null)).toBe("");
});
