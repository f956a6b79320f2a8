import { expect, test } from "vitest";
import { beliefOf, calibrated, chanceOf, stepsOf, withFirst } from "./evidence-model";

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

test("what is believed is how often it was so at such a chance, and between two of them in proportion", () => {
  const table = [
    [0.2, 0.1],
    [0.6, 0.8],
    [0.9, 0.99],
  ];
  expect([0, 0.2, 0.6, 1].map((chance) => calibrated(table, chance))).toEqual([
    0.1, 0.1, 0.8, 0.99,
  ]);
  expect(calibrated(table, 0.3)).toBeCloseTo(0.275, 6);
  expect(calibrated([], 0.5)).toBe(0);
  const [even, surely] = [chanceOf(model, []), chanceOf(model, ["column"])];
  const calibration = [
    [even, 0.3],
    [surely, 0.97],
  ];
  expect(beliefOf({ ...model, calibration }, ["column"])).toBe(0.97);
});

test("a measure is every step it comes up to", () => {
  expect(stepsOf("read", 0.6, [0.3, 0.6, 0.9])).toEqual(["read 0.3", "read 0.6"]);
});
