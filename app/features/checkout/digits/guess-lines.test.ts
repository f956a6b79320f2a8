import { expect, test } from "vitest";
import { guessLines } from "./guess-lines";
import type { Segment } from "./segments";

/** Pieces side by side from their tops and feet. */
const segments = (...edges: [number, number][]): Segment[] =>
  edges.map(([y0, y1], at) => ({ x0: at * 20, x1: at * 20 + 15, y0, y1 }));

test("digits stand in one line, with what is low among them", () => {
  const lines = guessLines(segments([10, 36], [20, 27], [30, 42], [12, 30], [10, 37]));
  expect(new Set(lines.map(({ y0, y1 }) => `${y0} ${y1}`))).toEqual(new Set(["10 37"]));
});

test("a currency that reaches higher and lower has a line of its own", () => {
  const lines = guessLines(segments([10, 36], [10, 36], [2, 40], [0, 48]));
  expect(lines[1]).toEqual({ y0: 10, y1: 36 });
  expect(lines[3]?.y1).toBe(48);
});

test("a label before the amount has one too", () => {
  const lines = guessLines(segments([0, 30], [2, 48], [10, 36], [22, 27], [11, 36]));
  expect(lines.slice(2)).toEqual([
    { y0: 10, y1: 36 },
    { y0: 10, y1: 36 },
    { y0: 10, y1: 36 },
  ]);
});

test("a number may begin with what is low", () => {
  expect(guessLines(segments([20, 24], [20, 27], [10, 36]))[0]).toEqual({ y0: 10, y1: 36 });
});

test("a low five of Arabic before a tall currency has a line of its own", () => {
  const lines = guessLines(segments([12, 27], [24, 34], [18, 24], [1, 39], [1, 29]));
  expect(lines[0]).toEqual({ y0: 12, y1: 27 });
});
