import { expect, test } from "vitest";
import { fitPlateaus, TRIED } from "./plateau";

test("a weight ends between what is too little and what is too much", async () => {
  const fitted = await fitPlateaus(
    ["bounded", "free"],
    async ({ bounded }) => (bounded < 0.03 ? 2 : bounded > 0.2 ? 1 : 0),
    3,
  );
  expect(fitted.bounded).toBeCloseTo(Math.sqrt(0.03 * 0.2), 4);
  expect(fitted.free).toBeCloseTo(Math.sqrt(Math.min(...TRIED) * Math.max(...TRIED)), 4);
});

test("one weight depends on another, and nothing is asked twice", async () => {
  const asked: string[] = [];
  const fitted = await fitPlateaus(
    ["a", "b"],
    async (weights) => {
      asked.push(JSON.stringify(weights));
      return weights.a > weights.b ? 0 : 1;
    },
    3,
  );
  expect(fitted.a).toBeGreaterThan(fitted.b);
  expect(new Set(asked).size).toBe(asked.length);
});
