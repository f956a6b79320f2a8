import { expect, test } from "vitest";
import { fitLogistic } from "./logistic";

const samples = [
  { places: [0, 1], times: 20, so: 18 },
  { places: [0, 2], times: 20, so: 2 },
];
const chance = ({ weights, bias }: ReturnType<typeof fitLogistic>, places: number[]) =>
  1 / (1 + Math.exp(-bias - places.reduce((sum, at) => sum + (weights[at] ?? 0), 0) / 2 ** 0.5));

test("what was seen often comes out as often as it was so", () => {
  const fitted = fitLogistic(samples, 3, 0.01);
  expect(chance(fitted, [0, 1])).toBeCloseTo(0.9, 1);
  expect(chance(fitted, [0, 2])).toBeCloseTo(0.1, 1);
});

test("a weight that costs more stays nearer to 0", () => {
  const [free, kept] = [0.01, 20].map((decay) => fitLogistic(samples, 3, decay).weights[1] ?? 0);
  expect(kept).toBeLessThan(free ?? 0);
});
