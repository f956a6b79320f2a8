import { expect, test } from "vitest";
import { typedRows } from "~tests/support/typed-page";
import { labelledAmounts, labelPairs } from "./labelled";

const told = (...lines: string[]) =>
  labelledAmounts(typedRows(...lines)).map(({ kind, amount }) => [kind, amount?.value]);

test("between a label and its amount may stand a rate that was not read as one", () => {
  expect(told("VAT", "1", "3.56", "", "Total", "27.31")).toEqual([
    ["vat", 356],
    ["total", 2731],
  ]);
  expect(told("Delivery fee", "16", "", "", "", "", "Total     59")).toContainEqual([
    "deliveryFee",
    1600,
  ]);
});

test("a bare number between the name of a tax and an amount with halalas is its rate, whatever else speaks for it", () => {
  for (const line of ["VAT 1     3.56", "VAT 5     3.56", "الضريبة 15     3.56"])
    expect(told(line, "Total     27.31")).toContainEqual([expect.stringMatching("vat"), 356]);
  expect(told("VAT 1", "3.56", "", "Total     27.31")).toContainEqual(["vat", 356]);
  const pairs = labelPairs(typedRows("VAT", "1", "3.56", "", "Total     27.31"));
  expect(pairs.map(({ amount }) => amount.value)).toEqual([356, 2731]);
  // Riyals without halalas beside others with them are an amount, where a currency says so or nothing follows.
  expect(told("VAT     4 SAR", "Total     30.25")).toContainEqual(["vat", 400]);
  expect(told("VAT     4", "Total     30.25")).toContainEqual(["vat", 400]);
});

test("the sum in two languages side by side is no head of a table", () => {
  expect(told("Total              الإجمالي", "174.49")).toEqual([["total", 17449]]);
});

test("a currency whose dots were misread is one", () => {
  expect(told("التوصيل     9.00 زيال")).toEqual([["deliveryFee", 900]]);
});
