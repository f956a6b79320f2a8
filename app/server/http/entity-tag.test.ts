import { expect, test } from "vitest";
import { isKnown } from "./entity-tag";

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ["*", true],
  ['"b"', false],
  ['"ab"', false],
  ["", false],
  [null, false],
])("who says to have %s is told whether it is the same", (said, known) => {
  expect(isKnown(said, 'W/"a"')).toBe(known);
  expect(isKnown(said, '"a"')).toBe(known);
});
