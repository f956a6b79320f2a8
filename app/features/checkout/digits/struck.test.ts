import { expect, test } from "vitest";
import type { Box } from "~/providers/ocr/ocr";
import type { Grey } from "~/server/pictures/grey";
import { isStruck } from "./struck";

/** Five strokes of a word, crossed by a line at `rule`, in pixels from the top. */
function word(rule?: number): [Grey, Box, boolean] {
  const [width, height] = [120, 50];
  const pixels = new Uint8Array(width * height).fill(255);
  const fill = (x0: number, x1: number, y0: number, y1: number) => {
    for (let y = y0; y < y1; y++) pixels.fill(0, y * width + x0, y * width + x1);
  };
  for (let at = 0; at < 5; at++) fill(10 + at * 18, 22 + at * 18, 10, 38);
  if (rule !== undefined) fill(8, 96, rule, rule + 2);
  return [{ width, height, pixels }, { x0: 8, x1: 96, y0: 10, y1: 38 }, true];
}

test("a line through the middle strikes a price out", () => {
  expect(isStruck(...word(24))).toBe(true);
});

test("a line above or below it doesn't", () => {
  expect(isStruck(...word())).toBe(false);
  expect(isStruck(...word(12))).toBe(false);
  expect(isStruck(...word(36))).toBe(false);
});
