import { expect, test } from "vitest";
import { marksOf, ScoreAccumulator } from "./score-accumulator";

const best = (scores: ScoreAccumulator, count: number, promise = (slot: number) => slot) =>
  scores.best(10, count, 0, promise);

test("gives the slots with the highest promise, then forgets them", () => {
  const scores = new ScoreAccumulator();
  for (const slot of [1, 2, 3, 4]) scores.add(slot, 0, 0.2, 0.1);
  expect(best(scores, 2)).toEqual([4, 3]);
  expect(best(scores, 2)).toEqual([]);
});

test("estimates only the slots that explain most of the query", () => {
  const scores = new ScoreAccumulator();
  for (const slot of [1, 2, 3]) scores.add(slot, 0, 0.2, 0.1);
  scores.add(2, 1, 0.5, 0.1);
  scores.add(1, 2, 0.6, 0.1);
  expect(scores.best(2, 2, 0, (slot) => slot)).toEqual([2, 1]);
  expect(scores.ofQuery(1)).toBeCloseTo(0.8);
  expect(scores.ofName(1)).toBeCloseTo(0.2);
});

test("one reason counts once for a slot", () => {
  const scores = new ScoreAccumulator();
  scores.add(1, 0, 0.4, 0);
  scores.add(1, 0, 0.4, 0);
  scores.add(2, 0, 0.6, 0);
  expect(best(scores, 1, (slot) => scores.ofQuery(slot))).toEqual([2]);
});

test("a word that a phrase explains adds little, another one all", () => {
  const scores = new ScoreAccumulator();
  scores.add(1, 3, 0.6, 0.6, marksOf(0, 2));
  scores.add(2, 2, 0.4, 0.4);
  for (const slot of [1, 2]) for (const word of [0, 1]) scores.add(slot, word, 0.3, 0.3);
  scores.add(1, 2, 0.4, 0.4);
  best(scores, 2);
  expect(scores.ofQuery(1)).toBeCloseTo(0.6 + 0.06 + 0.4);
  expect(scores.ofQuery(2)).toBeCloseTo(1);
  expect(scores.isCompound(1)).toBe(false);
});

test("grows with its slots", () => {
  const scores = new ScoreAccumulator();
  scores.reserve(10_000);
  scores.addCompound(9_999, 0, 1);
  expect(best(scores, 1)).toEqual([9_999]);
  expect(scores.isCompound(9_999)).toBe(true);
});
