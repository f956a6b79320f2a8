import { expect, test } from "vitest";
import type { Grey } from "~/server/pictures/grey";
import type { Foreground } from "./foreground";
import { removeLineNoise, removeRules } from "./line-noise";

const WIDTH = 120;
const HEIGHT = 160;

type Spot = readonly [x0: number, y0: number, x1: number, y1: number];

/** Light ink where spots are, dark all around. */
function foregroundOf(...spots: Spot[]): Foreground {
  const light = new Uint8Array(WIDTH * HEIGHT);
  for (const [x0, y0, x1, y1] of spots)
    for (let y = y0; y < y1; y++) light.fill(1, y * WIDTH + x0, y * WIDTH + x1);
  return { light, dark: light.map((value) => 1 - value) };
}

function left({ light }: Foreground, [x0, y0, x1, y1]: Spot): number {
  let count = 0;
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) count += light[y * WIDTH + x] as number;
  return count;
}

const DIGIT: Spot = [40, 60, 70, 100];

test("a streak through a digit goes and the digit stays", () => {
  const streak: Spot = [50, 10, 52, 150];
  const foreground = foregroundOf(DIGIT, streak);
  removeLineNoise(foreground, WIDTH);
  expect(left(foreground, [50, 10, 52, 60])).toBe(0);
  expect(left(foreground, [50, 100, 52, 150])).toBe(0);
  expect(left(foreground, DIGIT)).toBe(30 * 40);
  expect(foreground.dark[20 * WIDTH + 50]).toBe(1);
});

test("a streak that leans a little goes as well", () => {
  const steps = [0, 1, 2, 3].map((at): Spot => [30 + at, 10 + 35 * at, 32 + at, 46 + 35 * at]);
  const foreground = foregroundOf(...steps);
  removeLineNoise(foreground, WIDTH);
  expect(left(foreground, [0, 0, WIDTH, HEIGHT])).toBe(0);
});

test.each<[string, Spot]>([
  ["a thin stroke as tall as a letter", [30, 20, 32, 80]],
  ["a thick bar", [30, 5, 42, 155]],
])("%s stays", (_, spot) => {
  const foreground = foregroundOf(spot);
  removeLineNoise(foreground, WIDTH);
  expect(foreground).toEqual(foregroundOf(spot));
});

const WIDE = 240;

/** Dark ink on white, the pixels of a spot each a byte. */
function onWhite(...spots: Spot[]): { grey: Grey; foreground: Foreground } {
  const pixels = new Uint8Array(WIDE * HEIGHT).fill(255);
  for (const [x0, y0, x1, y1] of spots)
    for (let y = y0; y < y1; y++) pixels.fill(0, y * WIDE + x0, y * WIDE + x1);
  const dark = pixels.map((value) => (value === 0 ? 1 : 0));
  return {
    grey: { width: WIDE, height: HEIGHT, pixels },
    foreground: { dark, light: dark.map((value) => 1 - value) },
  };
}

test("a rule that digits stand on goes between them, and they stay", () => {
  const [one, other]: [Spot, Spot] = [
    [40, 60, 60, 100],
    [66, 60, 86, 108],
  ];
  const { grey, foreground } = onWhite(one, other, [10, 96, 220, 102]);
  const without = onWhite(one, other, [40, 96, 60, 102]);
  const read = removeRules(grey, foreground);
  expect(foreground.dark).toEqual(without.foreground.dark);
  expect(read.pixels).toEqual(without.grey.pixels);
});

test("a bar thicker than any rule stays", () => {
  const { grey, foreground } = onWhite([10, 60, 220, 90]);
  expect(removeRules(grey, foreground).pixels).toEqual(grey.pixels);
  expect(foreground.dark).toEqual(onWhite([10, 60, 220, 90]).foreground.dark);
});
