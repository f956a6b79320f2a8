import { expect, test } from "vitest";
import { chanceOf, withFirst } from "./evidence-model";

const model = { bias: -1, weights: { column: 4, date: -4, "whole: column": 2 } };

test("evidence for makes it likelier, evidence against less likely, and what is unknown says nothing", () => {
  const none = chanceOf(model, []);
  expect(none).toBeCloseTo(1 / (1 + Math.E), 6);
  expect(chanceOf(model, ["column"])).toBeGreaterThan(0.9);
  expect(chanceOf(model, ["date"])).toBeLessThan(none);
  expect(chanceOf(model, ["never seen"])).toBeCloseTo(none, 6);
});

test("the first piece may change what another says", () => {
  expect(withFirst(["whole", "column"])).toEqual(["whole", "column", "whole: column"]);
  expect(chanceOf(model, ["whole", "column"])).toBeGreaterThan(chanceOf(model, ["half", "column"]));
});
