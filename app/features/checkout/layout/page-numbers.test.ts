import { expect, test } from "vitest";
import type { PageNumber } from "~/features/checkout/digits/read-numbers";
import type { OcrLanguage, OcrWord } from "~/providers/ocr/ocr";
import { isOld, isScrap, joinHalves, withoutDash } from "./page-numbers";

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

test("a new price is read without the old one beside it, through which a line goes", () => {
  const fresh = (text: string) =>
    joinHalves([number(text, 0, 200)]).flatMap((one) => (isOld(one, []) ? [] : one.text));
  expect(fresh("10-956.95")).toEqual(["6.95"]);
  expect(fresh("52.0056-00")).toEqual(["52.00"]);
  expect(fresh("52.0056.00")).toEqual(["52.00", "56.00"]);
  const old = number("64.00", 0, 100);
  expect(isOld(old, [word("64-90")])).toBe(true);
  expect(isOld({ ...old, struck: true }, [])).toBe(true);
  expect(isOld(old, [word("64.00"), { ...word("64-90"), confidence: 0.2 }])).toBe(false);
});

test("two amounts read as one are parted, thousands are one", () => {
  const texts = (text: string) => joinHalves([number(text, 0, 160)]).map((one) => one.text);
  expect(texts("12.959.50")).toEqual(["12.95", "9.50"]);
  expect(texts("9.507.25")).toEqual(["9.50", "7.25"]);
  for (const one of ["1,047.21", "1,047,21", "2.350,00"]) expect(texts(one)).toEqual([one]);
});

test.each([
  ["5", "00", ["5.00"]],
  ["12", "00", ["12.00"]],
  ["5", "25", ["5", "25"]],
  ["0", "00", ["0", "00"]],
])("%s and %s set apart in Arabic-Indic digits are %j", (riyals, halalas, found) => {
  const numbers = [number(riyals, 0, 20, "eastern"), number(halalas, 58, 90, "eastern")];
  expect(joinHalves(numbers).map(({ text }) => text)).toEqual(found);
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

test("an old price and a new one that touch are two amounts", () => {
  const parts = joinHalves([number("13.5026-50", 0, 200)]);
  expect(parts.map(({ text }) => text)).toEqual(["13.50", "26.50"]);
  expect(parts[0]?.box.x1).toBe(parts[1]?.box.x0);
});

test("a price with the cross before how many is that price", () => {
  const texts = joinHalves([number("26,00x", 0, 90), number("3x", 300, 340)]);
  expect(texts.map(({ text }) => text)).toEqual(["26,00", "3x"]);
});

test("the separator of Arabic may stand wide, and a digit before an amount is no riyal of it", () => {
  const texts = (first: string) =>
    joinHalves([number(first, 0, 60, "eastern"), number("25", 100, 140, "eastern")]).map(
      ({ text }) => text,
    );
  expect(texts("131")).toEqual(["131.25"]);
  expect(texts("8")).toEqual(["8", "25"]);
});

test("riyals read digit by digit are one number before halalas that stand apart", () => {
  const ones = [number("1", 0, 8, "eastern"), number("1", 25, 33, "eastern")];
  const texts = joinHalves([...ones, number("50", 72, 108, "eastern")]).map(({ text }) => text);
  expect(texts).toEqual(["11.50"]);
});

test("what a line through an old price left of it is no part of the new one", () => {
  const [one, another] = joinHalves([number("6,009-9,--", 0, 200, "eastern")]);
  expect(one).toMatchObject({ text: "6,00", confidence: 0.7 });
  expect(another).toBeUndefined();
  expect(joinHalves([number("16,00-", 0, 120, "eastern")])[0]?.text).toBe("16,00-");
});

test("a dash between a name and its price takes nothing off, and one behind a discount does", () => {
  const name = { ...word("شاورما", "arabic"), box: { x0: 130, x1: 250, y0: 0, y1: 30 } };
  const far = { ...name, box: { ...name.box, x0: 400, x1: 500 } };
  expect(withoutDash(number("43.50-", 0, 120), [name]).text).toBe("43.50");
  expect(withoutDash(number("43.50---", 0, 120), [far]).text).toBe("43.50");
  expect(withoutDash(number("13.00-", 0, 120), [far]).text).toBe("13.00-");
});

test("a price for one and what so many cost are two amounts, though each has two digits", () => {
  const row = (...texts: string[]) =>
    joinHalves(texts.map((text, at) => number(text, at * 75, at * 75 + 40, "eastern"))).map(
      ({ text }) => text,
    );
  const far = number("2", 400, 420, "eastern");
  expect(row("56", "28")).toEqual(["56.28"]);
  expect(
    joinHalves([number("56", 0, 40, "eastern"), number("28", 75, 115, "eastern"), far]).map(
      ({ text }) => text,
    ),
  ).toEqual(["56", "28", "2"]);
});

test("the first digit of a discount that stands apart may be its own, with the minus before it", () => {
  const [, amount] = joinHalves([number("-1", 0, 26, "eastern"), number("2,0", 40, 80, "eastern")]);
  expect(amount?.others.map(({ text }) => text)).toContain("-12,0");
});
