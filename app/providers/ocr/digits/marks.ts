import type { Box } from "../ocr";
import type { Grey } from "./grey";
import type { Ink } from "./ink";

/** Ink that hangs together: a digit, a dot, a stroke of a letter, or several that touch. */
export interface Mark extends Box {
  /** Pixels of ink. */
  area: number;
  dark: boolean;
  /** The mark of the other polarity that this one lies in. */
  holder: Mark | null;
}

/** What can be part of a letter, in pixels. */
const SMALLEST_AREA = 6;
const TALLEST = 130;
const WIDEST = 900;

/** The share of a mark's edge that may border on flat ground. */
const FLAT_EDGE = 0.2;

/**
 * The 8-connected pieces of one polarity, found with a stack of pixels. A letter is bordered by ground that `other`
 * holds; what mostly borders on neither is that ground itself, the halo of a line of text.
 *
 * @param ink 1 where ink is; 2 afterwards.
 */
function piecesOf(
  ink: Uint8Array,
  other: Uint8Array,
  width: number,
  height: number,
  dark: boolean,
): Mark[] {
  const marks: Mark[] = [];
  const stack = new Int32Array(width * height);
  for (let start = 0; start < ink.length; start++) {
    if (ink[start] !== 1) continue;
    let top = 0;
    stack[top++] = start;
    ink[start] = 2;
    let [edge, flat] = [0, 0];
    const startY = Math.floor(start / width);
    const mark: Mark = {
      x0: width,
      y0: startY,
      x1: 0,
      y1: startY + 1,
      area: 0,
      dark,
      holder: null,
    };
    while (top > 0) {
      const at = stack[--top] as number;
      const y = Math.floor(at / width);
      const x = at - y * width;
      mark.area++;
      if (x < mark.x0) mark.x0 = x;
      if (x >= mark.x1) mark.x1 = x + 1;
      if (y >= mark.y1) mark.y1 = y + 1;
      const [left, right] = [x > 0 ? -1 : 0, x < width - 1 ? 1 : 0];
      for (let dy = y > 0 ? -1 : 0; dy <= (y < height - 1 ? 1 : 0); dy++)
        for (let dx = left; dx <= right; dx++) {
          const next = at + dy * width + dx;
          if (ink[next] === 1) {
            ink[next] = 2;
            stack[top++] = next;
          } else if (ink[next] === 0) {
            edge++;
            if (other[next] === 0) flat++;
          }
        }
    }
    if (flat <= FLAT_EDGE * edge && mayBeLetter(mark)) marks.push(mark);
  }
  return marks;
}

const mayBeLetter = ({ x0, x1, y0, y1, area }: Mark) =>
  area >= SMALLEST_AREA && y1 - y0 <= TALLEST && x1 - x0 <= WIDEST;

/** Cells of this many pixels in which marks are looked up. */
const CELL = 64;

const holds = (b: Mark, a: Mark) =>
  b.dark !== a.dark && b.x0 < a.x0 && b.x1 > a.x1 && b.y0 <= a.y0 && b.y1 >= a.y1;

/** Notes for each mark which mark of the other polarity it lies in: the hole of a 0, a white letter on a button. */
function nest(marks: readonly Mark[]): void {
  const cells = new Map<number, Mark[]>();
  const key = (x: number, y: number) => Math.floor(y / CELL) * 4096 + Math.floor(x / CELL);
  for (const mark of marks)
    for (let y = Math.floor(mark.y0 / CELL); y <= Math.floor((mark.y1 - 1) / CELL); y++)
      for (let x = Math.floor(mark.x0 / CELL); x <= Math.floor((mark.x1 - 1) / CELL); x++) {
        const there = cells.get(y * 4096 + x);
        if (there) there.push(mark);
        else cells.set(y * 4096 + x, [mark]);
      }
  for (const mark of marks)
    mark.holder = cells.get(key(mark.x0, mark.y0))?.find((other) => holds(other, mark)) ?? null;
}

/** Every piece of ink that can belong to a letter. Eats `ink`. */
export function findMarks({ width, height }: Grey, ink: Ink): Mark[] {
  const marks = [
    ...piecesOf(ink.dark, ink.light, width, height, true),
    ...piecesOf(ink.light, ink.dark, width, height, false),
  ];
  nest(marks);
  return marks;
}
