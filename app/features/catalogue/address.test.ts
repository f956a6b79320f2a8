import { expect, test } from "vitest";
import { idFrom, quantityFrom } from "./address";

test.each([
  ["2", 2],
  ["99", 99],
  [null, 1],
  ["", 1],
  ["0", 1],
  ["100", 1],
  ["-3", 1],
  ["1.5", 1],
  ["1e1", 1],
  ["two", 1],
])("the quantity %j is %i", (text, quantity) => {
  expect(quantityFrom(text)).toBe(quantity);
});

test.each([
  ["7", 7],
  ["123456789012345", 123456789012345],
  ["1234567890123456", null],
  ["0", null],
  ["07", null],
  ["7x", null],
  ["-7", null],
  ["", null],
  [undefined, null],
])("the id %j is %j", (text, id) => {
  expect(idFrom(text)).toBe(id);
});
