import { expect, test } from "vitest";
import type { Grey } from "~/server/pictures/grey";
import { findComponents } from "./components";
import { findForeground } from "./foreground";
import { segmentsOfWord } from "./segments";
import { splitLongWord } from "./split-word";
import { findWords } from "./words";

/** A row of strokes, `gap` pixels apart, with wider gaps after those in `wide`. */
function strokes(count: number, wide: number[] = []): Grey {
  const [width, height] = [count * 14 + wide.length * 6 + 40, 50];
  const pixels = new Uint8Array(width * height).fill(255);
  let left = 20;
  for (let at = 0; at < count; at++) {
    for (let y = 12; y < 38; y++) for (let x = left; x < left + 5; x++) pixels[y * width + x] = 0;
    left += wide.includes(at) ? 17 : 14;
  }
  return { width, height, pixels };
}

const partsOf = (grey: Grey) =>
  findWords(findComponents(grey, findForeground(grey)))
    .filter(({ dark }) => dark)
    .flatMap((word) => splitLongWord(grey, word))
    .sort((a, b) => a.x0 - b.x0)
    .map((word) => segmentsOfWord(grey, word).length);

test("a word of digits stays whole", () => {
  expect(partsOf(strokes(9))).toEqual([9]);
});

test("a line of text is split at its widest gaps", () => {
  expect(partsOf(strokes(60, [24]))).toEqual([25, 35]);
  expect(partsOf(strokes(100, [29, 64]))).toEqual([30, 35, 35]);
});
