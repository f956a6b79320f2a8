import type { Box } from "~/providers/ocr/ocr";
import type { Grey } from "~/server/pictures/grey";
import type { Foreground } from "../digits/foreground";

/** The margins of a strip of paper fill this share of the picture at least. */
const LEAST_SHARE = 0.03;
/** Nothing is won by cutting off less than this share. */
const LEAST_WON = 0.15;

/** The grey that best parts a picture into two: where the variance between both sides is largest (Otsu, 1979). */
function threshold(pixels: Uint8Array): number {
  const counts = new Float64Array(256);
  for (const value of pixels) counts[value] = (counts[value] as number) + 1;
  let sum = 0;
  for (let value = 0; value < 256; value++) sum += value * (counts[value] as number);
  let [below, sumBelow, best, at] = [0, 0, -1, 127];
  for (let value = 0; value < 256; value++) {
    below += counts[value] as number;
    sumBelow += value * (counts[value] as number);
    const above = pixels.length - below;
    if (below === 0 || above === 0) continue;
    const apart = sumBelow / below - (sum - sumBelow) / above;
    const between = below * above * apart * apart;
    if (between > best) [best, at] = [between, value];
  }
  return at;
}

/** Pixels across one cell of the coarse picture in which paper is looked for. */
const CELL = 4;

/** 1 for each cell that is bright and holds no edge of anything: blank paper, not the cloth it lies on. */
function blankCells({ width, height, pixels }: Grey, { dark, light }: Foreground) {
  const limit = threshold(pixels);
  const [across, down] = [Math.floor(width / CELL), Math.floor(height / CELL)];
  const cells = new Uint8Array(across * down).fill(1);
  for (let y = 0; y < down * CELL; y++)
    for (let x = 0; x < across * CELL; x++) {
      const at = y * width + x;
      if (dark[at] || light[at] || (pixels[at] as number) <= limit)
        cells[Math.floor(y / CELL) * across + Math.floor(x / CELL)] = 0;
    }
  return { cells, across, down };
}

interface Blank extends Box {
  cells: number;
}

/** The blank areas that hang together. */
function blanksOf({ cells, across, down }: ReturnType<typeof blankCells>): Blank[] {
  const blanks: Blank[] = [];
  const stack: number[] = [];
  for (let start = 0; start < cells.length; start++) {
    if (cells[start] !== 1) continue;
    const found = { x0: across, y0: down, x1: 0, y1: 0, cells: 0 };
    stack.push(start);
    cells[start] = 2;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const y = Math.floor(at / across);
      const x = at - y * across;
      found.cells++;
      found.x0 = Math.min(found.x0, x);
      found.x1 = Math.max(found.x1, x + 1);
      found.y0 = Math.min(found.y0, y);
      found.y1 = Math.max(found.y1, y + 1);
      const sides = [x > 0 ? at - 1 : -1, x < across - 1 ? at + 1 : -1, at - across, at + across];
      for (const next of sides)
        if (cells[next] === 1) {
          cells[next] = 2;
          stack.push(next);
        }
    }
    blanks.push(found);
  }
  return blanks.sort((a, b) => b.cells - a.cells);
}

/** A blank area belongs to the paper of the largest one when it is no crumb and stands above or below it. */
const CRUMB = 0.06;

/**
 * Where a strip of paper lies on a photograph, or null when there is none to see: the box around the largest blank,
 * bright area and those above and below it. Margins are blank, whatever is printed between them.
 */
export function findPaper(grey: Grey, foreground: Foreground): Box | null {
  const coarse = blankCells(grey, foreground);
  const [largest, ...others] = blanksOf(coarse);
  if (!largest || largest.cells < LEAST_SHARE * coarse.cells.length) return null;
  const paper = { ...largest };
  for (const { x0, y0, x1, y1, cells } of others) {
    if (cells < CRUMB * largest.cells) break;
    const shared = Math.min(largest.x1, x1) - Math.max(largest.x0, x0);
    if (shared < 0.6 * (x1 - x0)) continue;
    paper.x0 = Math.min(paper.x0, x0);
    paper.x1 = Math.max(paper.x1, x1);
    paper.y0 = Math.min(paper.y0, y0);
    paper.y1 = Math.max(paper.y1, y1);
  }
  const within = (paper.x1 - paper.x0) * (paper.y1 - paper.y0);
  if (within > (1 - LEAST_WON) * coarse.cells.length) return null;
  return { x0: paper.x0 * CELL, y0: paper.y0 * CELL, x1: paper.x1 * CELL, y1: paper.y1 * CELL };
}
