import { expect, test } from "vitest";
import { typedRows } from "~tests/support/typed-page";
import { labelledAmounts } from "./labelled";

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

test("the sum in two languages side by side is no head of a table", () => {
  expect(told("Total              الإجمالي", "174.49")).toEqual([["total", 17449]]);
});

test("a currency whose dots were misread is one", () => {
  expect(told("التوصيل     9.00 زيال")).toEqual([["deliveryFee", 900]]);
});
