import { expect, test } from "vitest";
import type { Ink } from "./ink";
import { clearStreaks } from "./streaks";

const WIDTH = 120;
const HEIGHT = 160;

type Spot = readonly [x0: number, y0: number, x1: number, y1: number];

/** Light ink where spots are, dark all around. */
function inkOf(...spots: Spot[]): Ink {
  const light = new Uint8Array(WIDTH * HEIGHT);
  for (const [x0, y0, x1, y1] of spots)
    for (let y = y0; y < y1; y++) light.fill(1, y * WIDTH + x0, y * WIDTH + x1);
  return { light, dark: light.map((value) => 1 - value) };
}

function left({ light }: Ink, [x0, y0, x1, y1]: Spot): number {
  let count = 0;
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) count += light[y * WIDTH + x] as number;
  return count;
}

const DIGIT: Spot = [40, 60, 70, 100];

test("a streak through a digit goes and the digit stays", () => {
  const streak: Spot = [50, 10, 52, 150];
  const ink = inkOf(DIGIT, streak);
  clearStreaks(ink, WIDTH);
  expect(left(ink, [50, 10, 52, 60])).toBe(0);
  expect(left(ink, [50, 100, 52, 150])).toBe(0);
  expect(left(ink, DIGIT)).toBe(30 * 40);
  expect(ink.dark[20 * WIDTH + 50]).toBe(1);
});

test("a streak that leans a little goes as well", () => {
  const steps = [0, 1, 2, 3].map((at): Spot => [30 + at, 10 + 35 * at, 32 + at, 46 + 35 * at]);
  const ink = inkOf(...steps);
  clearStreaks(ink, WIDTH);
  expect(left(ink, [0, 0, WIDTH, HEIGHT])).toBe(0);
});

test.each<[string, Spot]>([
  ["a thin stroke as tall as a letter", [30, 20, 32, 80]],
  ["a thick bar", [30, 5, 42, 155]],
])("%s stays", (_, spot) => {
  const ink = inkOf(spot);
  clearStreaks(ink, WIDTH);
  expect(ink).toEqual(inkOf(spot));
});
