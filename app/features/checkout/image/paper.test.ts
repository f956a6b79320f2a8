import { expect, test } from "vitest";
import type { Grey } from "~/server/pictures/grey";
import { findForeground } from "../digits/foreground";
import { findPaper } from "./paper";

/** A white strip with lines of print on a chequered cloth. */
function strip(x0: number, x1: number, y0: number, y1: number): Grey {
  const [width, height] = [400, 600];
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cloth = (Math.floor(x / 6) + Math.floor(y / 6)) % 2 === 0 ? 40 : 110;
      const inside = x >= x0 && x < x1 && y >= y0 && y < y1;
      const print = y % 80 < 8 && x > x0 + 60 && x < x1 - 60 && x % 9 < 5;
      pixels[y * width + x] = inside ? (print ? 30 : 235) : cloth;
    }
  return { width, height, pixels };
}

test("a strip of paper is found on a cloth", () => {
  const grey = strip(80, 320, 60, 560);
  const paper = findPaper(grey, findForeground(grey));
  expect(paper?.x0).toBeGreaterThan(70);
  expect(paper?.x0).toBeLessThan(115);
  expect(paper?.x1).toBeGreaterThan(285);
  expect(paper?.x1).toBeLessThan(330);
});

test("a screen that is all paper is not cut", () => {
  const grey = strip(0, 400, 0, 600);
  expect(findPaper(grey, findForeground(grey))).toBeNull();
});

test("where nothing is blank there is none", () => {
  const grey = strip(0, 0, 0, 0);
  expect(findPaper(grey, findForeground(grey))).toBeNull();
});
