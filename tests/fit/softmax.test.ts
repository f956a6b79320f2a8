import { expect, test } from "vitest";
import { fitSoftmax, type Sample } from "./softmax";

const samples: Sample[] = [
  { places: [0, 1], of: 0, weight: 1 },
  { places: [1, 2], of: 1, weight: 1 },
  { places: [2, 3], of: 2, weight: 1 },
];

test("classes are told by what stands in their samples", () => {
  const { weights, bias } = fitSoftmax(samples, 4, 3);
  for (const { places, of } of samples) {
    const scores = [0, 1, 2].map((k) =>
      places.reduce((sum, place) => sum + (weights[place * 3 + k] ?? 0), bias[k] ?? 0),
    );
    expect(scores.indexOf(Math.max(...scores))).toBe(of);
  }
});

test("the same samples give the same weights", () => {
  expect(fitSoftmax(samples, 4, 3)).toEqual(fitSoftmax(samples, 4, 3));
});
