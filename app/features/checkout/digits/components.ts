import type { Box } from "~/providers/ocr/ocr";
import type { Grey } from "~/server/pictures/grey";
import type { Foreground } from "./foreground";

/** A connected component of foreground pixels: a digit, a dot, a stroke of a letter, or several that touch. */
export interface ConnectedComponent extends Box {
  /** Pixels of ink. */
  area: number;
  dark: boolean;
  /** The component of the other polarity that encloses this one. */
  enclosing: ConnectedComponent | null;
}

/** What can be part of a letter, in pixels. */
const SMALLEST_AREA = 6;
const TALLEST = 130;
const WIDEST = 900;

/** The share of a component's edge that may border on flat background. */
const FLAT_EDGE = 0.2;

/**
 * The 8-connected components of one polarity, by flood fill. A letter is surrounded by pixels of the `other` polarity; a
 * component that mostly borders on neither is no letter but the halo around a line of text, and is left out.
 *
 * @param foreground 1 for a foreground pixel; 2 once it was visited.
 */
function componentsOf(
  foreground: Uint8Array,
  other: Uint8Array,
  width: number,
  height: number,
  dark: boolean,
): ConnectedComponent[] {
  const components: ConnectedComponent[] = [];
  const stack = new Int32Array(width * height);
  for (let start = 0; start < foreground.length; start++) {
    if (foreground[start] !== 1) continue;
    let top = 0;
    stack[top++] = start;
    foreground[start] = 2;
    let [edge, flat] = [0, 0];
    const startY = Math.floor(start / width);
    const component: ConnectedComponent = {
      x0: width,
      y0: startY,
      x1: 0,
      y1: startY + 1,
      area: 0,
      dark,
      enclosing: null,
    };
    while (top > 0) {
      const at = stack[--top] as number;
      const y = Math.floor(at / width);
      const x = at - y * width;
      component.area++;
      if (x < component.x0) component.x0 = x;
      if (x >= component.x1) component.x1 = x + 1;
      if (y >= component.y1) component.y1 = y + 1;
      const [left, right] = [x > 0 ? -1 : 0, x < width - 1 ? 1 : 0];
      for (let dy = y > 0 ? -1 : 0; dy <= (y < height - 1 ? 1 : 0); dy++)
        for (let dx = left; dx <= right; dx++) {
          const next = at + dy * width + dx;
          if (foreground[next] === 1) {
            foreground[next] = 2;
            stack[top++] = next;
          } else if (foreground[next] === 0) {
            edge++;
            if (other[next] === 0) flat++;
          }
        }
    }
    if (flat <= FLAT_EDGE * edge && mayBeLetter(component)) components.push(component);
  }
  return components;
}

const mayBeLetter = ({ x0, x1, y0, y1, area }: ConnectedComponent) =>
  area >= SMALLEST_AREA && y1 - y0 <= TALLEST && x1 - x0 <= WIDEST;

/** Cells of this many pixels in which components are looked up. */
const CELL = 64;

const holds = (b: ConnectedComponent, a: ConnectedComponent) =>
  b.dark !== a.dark && b.x0 < a.x0 && b.x1 > a.x1 && b.y0 <= a.y0 && b.y1 >= a.y1;

/** Sets `enclosing` of each component: for the hole of a 0 the 0, for a white letter the button it stands on. */
function nest(components: readonly ConnectedComponent[]): void {
  const cells = new Map<number, ConnectedComponent[]>();
  const key = (x: number, y: number) => Math.floor(y / CELL) * 4096 + Math.floor(x / CELL);
  for (const component of components)
    for (let y = Math.floor(component.y0 / CELL); y <= Math.floor((component.y1 - 1) / CELL); y++)
      for (
        let x = Math.floor(component.x0 / CELL);
        x <= Math.floor((component.x1 - 1) / CELL);
        x++
      ) {
        const there = cells.get(y * 4096 + x);
        if (there) there.push(component);
        else cells.set(y * 4096 + x, [component]);
      }
  for (const component of components)
    component.enclosing =
      cells.get(key(component.x0, component.y0))?.find((other) => holds(other, component)) ?? null;
}

/** Every component, of both polarities, that can belong to a letter. Consumes `foreground`: its 1s become 2s. */
export function findComponents(
  { width, height }: Grey,
  foreground: Foreground,
): ConnectedComponent[] {
  const components = [
    ...componentsOf(foreground.dark, foreground.light, width, height, true),
    ...componentsOf(foreground.light, foreground.dark, width, height, false),
  ];
  nest(components);
  return components;
}
