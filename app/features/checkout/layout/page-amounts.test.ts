import { describe, expect, test } from "vitest";
import type { PageNumber } from "~/features/checkout/digits/read-numbers";
import type { OcrWord } from "~/providers/ocr/ocr";
import { amountOf, styleOf } from "./page-amounts";

const box = { x0: 0, x1: 100, y0: 0, y1: 30 };

const number = (text: string, script: PageNumber["script"] = "latin"): PageNumber => ({
  text,
  script,
  box,
  confidence: 0.95,
  others: [],
  struck: false,
  dark: true,
});

const seen = (text: string): OcrWord => ({ text, box, confidence: 0.9, language: "english" });

function probability(read: PageNumber, value: number, words: OcrWord[] = []): number {
  const found = amountOf(read, words)?.candidates.find((one) => one.value === value);
  return found?.probability ?? 0;
}

describe("how far an amount is believed", () => {
  test("more when both readers read the same", () => {
    const alone = probability(number("74.50"), 7450);
    expect(probability(number("74.50"), 7450, [seen("74.50")])).toBeGreaterThan(alone);
    expect(probability(number("74.50"), 7450, [seen("7450")])).toBeGreaterThan(alone);
  });

  test("a whole number in thousands is more often one whose point was lost, though both read it", () => {
    const both = number("13950");
    expect(amountOf(both, [seen("13950")])?.value).toBe(13950);
    expect(amountOf({ ...both, confidence: 0.3 }, [seen("13950")])?.value).toBe(13950);
    expect(probability(both, 1395000, [seen("13950")])).toBeLessThan(0.5);
    expect(probability(number("750"), 75000, [seen("750")])).toBeGreaterThan(0.9);
  });

  test("a point that only one of two readers saw among the same digits is there", () => {
    const lost = amountOf(number("8625"), [seen("86.25")]);
    expect(lost).toMatchObject({ value: 8625, decimals: true, agreed: true });
    expect(probability(number("8625"), 8625, [seen("86.25")])).toBeGreaterThan(0.9);
    expect(amountOf(number("1500"), [seen("15.00")])).toMatchObject({ value: 1500 });
    expect(amountOf(number("8625"), [seen("88.25")])?.agreed).toBe(false);
  });

  test("one decimal is usual where the small zero of Arabic may be lost", () => {
    expect(probability(number("60.5", "eastern"), 6050)).toBeGreaterThan(
      2 * probability(number("60.5"), 6050),
    );
  });

  test("zeros alone are the end of one, 0.00 is one", () => {
    expect(amountOf(number("00", "eastern"), [])).toBeNull();
    expect(amountOf(number("00"), [seen("15.00")])?.value).toBe(1500);
    expect(probability(number("0.00", "eastern"), 0)).toBeGreaterThan(0.9);
  });
});

test.each(["300123456700003", "9:41", "2x"])("%s is no money", (text) => {
  expect(amountOf(number(text), [seen("257.75")])).toBeNull();
});

test("a quantity read together with its price is no rival of it", () => {
  const amount = amountOf(number("57.75"), [seen("2x57.75")]);
  expect(amount?.candidates.map(({ value }) => value)).toEqual([5775]);
});

test("a price whose point was read as a colon is one, and a time is none", () => {
  expect(amountOf(number("57:99"), [])?.value).toBe(5799);
  expect(amountOf(number("21:03"), [])).toBeNull();
  expect(amountOf(number("12:44:10"), [])).toBeNull();
});

test("a number in brackets is how many there are, and no amount", () => {
  expect(amountOf(number("(2)"), [])).toBeNull();
});

test("whole riyals lack their halalas where the page writes them of others", () => {
  const [full, whole] = [number("48.00", "eastern"), number("230", "eastern")];
  expect(amountOf(whole, [], styleOf([full, whole]))?.cut).toBe(true);
  expect(amountOf(full, [], styleOf([full, whole]))?.cut).toBe(false);
  expect(amountOf(whole, [], styleOf([number("12.50", "eastern"), whole]))?.cut).toBe(false);
  expect(amountOf(number("60.5", "eastern"), [])?.cut).toBe(true);
});
