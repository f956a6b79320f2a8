import { expect, test } from "vitest";
import { quantityIn } from "./quantity";

test.each([
  ["2x", { value: 2, marked: true, crossed: true }],
  ["x3", { value: 3, marked: true, crossed: true }],
  ["×١٢", { value: 12, marked: true, crossed: true }],
  ["(4)", { value: 4, marked: true, crossed: false }],
  ["1", { value: 1, marked: false, crossed: false }],
  ["2.00", { value: 2, marked: false, crossed: false }],
  ["0", null],
  ["31", null],
  ["12.50", null],
  ["-1", null],
  ["kabsa", null],
])("%s", (text, quantity) => {
  expect(quantityIn(text)).toEqual(quantity);
});
