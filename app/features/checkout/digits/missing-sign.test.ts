import { expect, test } from "vitest";
import { findComponents } from "./components";
import { withoutMissingSigns } from "./missing-sign";

const ZERO = [
  "...####...",
  "..######..",
  ".##....##.",
  ...Array<string>(12).fill("##......##"),
  ".##....##.",
  "..######..",
  "...####...",
];
const box = (stroke: number) => {
  const full = "#".repeat(10);
  const side = "#".repeat(stroke) + ".".repeat(10 - 2 * stroke) + "#".repeat(stroke);
  const ends = Array<string>(stroke).fill(full);
  return [...ends, ...Array<string>(18 - 2 * stroke).fill(side), ...ends];
};
const CROSSED = box(1).map((row, at) =>
  at > 5 && at < 12 ? `${row.slice(0, 4)}##${row.slice(6)}` : row,
);

/** How many components are left of shapes side by side, so many pixels apart. */
function left(shapes: readonly (readonly string[])[], apart: number): number {
  const [width, height] = [20 + shapes.length * (10 + apart), 26];
  const ink = new Uint8Array(width * height);
  for (const [place, shape] of shapes.entries())
    for (const [y, row] of shape.entries())
      for (const [x, mark] of [...row].entries())
        if (mark === "#") ink[(y + 4) * width + 10 + place * (10 + apart) + x] = 1;
  const paper = ink.map((one) => 1 - one);
  const foreground = { dark: ink, light: paper };
  const grey = { width, height, pixels: ink };
  const components = findComponents(grey, foreground).filter(({ dark }) => dark);
  return withoutMissingSigns(components, foreground, width).length;
}

test.each([
  ["a box apart stands for a sign that its face lacks", [ZERO, ZERO, box(1)], 6, 2],
  ["so does a bold one, and one before the amount", [box(2), ZERO, ZERO], 6, 2],
  ["a zero is round", [ZERO, ZERO, ZERO], 6, 3],
  ["a zero of straight strokes stands close to its neighbours", [box(2), box(2), box(2)], 2, 3],
  ["something stands in a letter that is framed", [ZERO, CROSSED], 6, 3],
] as const)("%s", (_, shapes, apart, count) => {
  expect(left(shapes, apart)).toBe(count);
});
