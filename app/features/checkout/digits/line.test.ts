import { expect, test } from "vitest";
import type { Glyph } from "./decode";
import { lineOf } from "./line";

const glyph = (character: string, y0: number, y1: number): Glyph => ({
  character,
  box: { x0: 0, x1: 10, y0, y1 },
  log: 0,
  second: { character: "?", log: -9 },
});

test("the digits tell where the line is, not the letters beside them", () => {
  expect(lineOf([glyph("?", 0, 60), glyph("١", 14, 40), glyph("٣", 15, 41)])).toEqual({
    y0: 14,
    y1: 41,
  });
});

test("zeros, points and what is much lower than its neighbours tell nothing", () => {
  expect(lineOf([glyph("٠", 24, 31), glyph(".", 36, 40)])).toBeNull();
  expect(lineOf([glyph("٢", 14, 40), glyph("١", 20, 30), glyph("٠", 24, 31)])).toEqual({
    y0: 14,
    y1: 40,
  });
});
