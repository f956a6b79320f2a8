import { expect, test } from "vitest";
import type { Grey } from "~/server/pictures/grey";
import { findComponents } from "./components";
import { findForeground } from "./foreground";
import { mergeCandidates } from "./merge-candidates";
import { segmentsOfWord } from "./segments";
import { findWords } from "./words";

/** White paper with black rectangles, each its left, top, width and height. */
function paper(...boxes: [number, number, number, number][]): Grey {
  const [width, height] = [140, 60];
  const pixels = new Uint8Array(width * height).fill(255);
  for (const [x0, y0, wide, tall] of boxes)
    for (let y = y0; y < y0 + tall; y++)
      for (let x = x0; x < x0 + wide; x++) pixels[y * width + x] = 0;
  return { width, height, pixels };
}

function segmentsOn(grey: Grey) {
  const [word] = findWords(findComponents(grey, findForeground(grey))).filter(({ dark }) => dark);
  if (!word) throw new Error("There is no word");
  return { word, segments: segmentsOfWord(grey, word) };
}

test("each component is a segment", () => {
  const { segments } = segmentsOn(paper([20, 10, 10, 26], [36, 10, 10, 26], [52, 30, 5, 5]));
  expect(segments.map(({ x0, x1 }) => [x0, x1])).toEqual([
    [20, 30],
    [36, 46],
    [52, 57],
  ]);
});

test("the dots of a colon are one segment", () => {
  const { segments } = segmentsOn(paper([20, 10, 10, 26], [36, 14, 5, 5], [36, 30, 5, 5]));
  expect(segments).toHaveLength(2);
  expect(segments[1]).toEqual({ x0: 36, x1: 41, y0: 14, y1: 35 });
});

test("digits that touch are cut where they are thinnest", () => {
  // Two blocks of ink with a bridge of two pixels' height between them.
  const { segments } = segmentsOn(paper([20, 10, 14, 26], [34, 22, 4, 2], [38, 10, 14, 26]));
  expect(segments.length).toBeGreaterThan(1);
  expect(segments.some(({ x0 }) => x0 >= 33 && x0 <= 38)).toBe(true);
});

test("neighbours are also tried together, as far as a glyph is wide", () => {
  const { segments, word } = segmentsOn(
    paper([20, 10, 10, 26], [36, 10, 10, 26], [52, 10, 10, 26]),
  );
  const lines = segments.map(() => word);
  const tried = mergeCandidates(segments, lines).map(({ first, last }) => [first, last]);
  expect(tried).toEqual([
    [0, 0],
    [0, 1],
    [1, 1],
    [1, 2],
    [2, 2],
  ]);
});
