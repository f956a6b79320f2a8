import { expect, test } from "vitest";
import { type Choice, fitWeights, shareChosen } from "./choice";

/** The first kind of evidence always tells, the second never. */
const choices: Choice[] = [
  {
    options: [
      [0.9, 0.1],
      [0.2, 0.9],
    ],
    right: 0,
  },
  {
    options: [
      [0.1, 0.5],
      [0.8, 0.4],
      [0.3, 0.6],
    ],
    right: 1,
  },
  {
    options: [
      [0.4, 0.9],
      [0.7, 0.2],
    ],
    right: 1,
  },
  { options: [[0.5, 0.5]], right: -1 },
];

test("what tells weighs much, what misleads nothing", () => {
  const weights = fitWeights(choices, 2);
  expect(weights[0]).toBeGreaterThan(1);
  expect(weights[1]).toBe(0);
  expect(shareChosen(choices, weights)).toBe(0.75);
});

test("the same choices give the same weights", () => {
  expect(fitWeights(choices, 2)).toEqual(fitWeights(choices, 2));
});
