import { height, levelWith, shared } from "../boxes";
import type { ConnectedComponent } from "./components";
import type { Foreground } from "./foreground";

/** How much taller than wide the box is that a face draws for a sign it lacks. */
const TALL = [1, 3] as const;
/** So much of each side is drawn: the corners of a zero are round. */
const SIDE = 0.85;
/** How deep a side is looked for, as a share of the width, and at least in pixels. */
const DEEP = 0.08;
const LEAST_DEEP = 2;
/** The middle of a box is empty, but for so much of its pixels. */
const EMPTY = 0.04;
/** Zeros of straight strokes stand closer to their neighbours than this, in heights; a sign stands apart. */
const APART = 0.2;

/** The share of the places along a side in which there is ink close to it. */
function drawn(long: number, deep: number, isInk: (along: number, down: number) => boolean) {
  let count = 0;
  for (let along = 0; along < long; along++)
    for (let down = 0; down < deep; down++)
      if (isInk(along, down)) {
        count++;
        break;
      }
  return count / long;
}

/** Whether a component is four straight sides with nothing between them. */
function isBox({ x0, y0, x1, y1 }: ConnectedComponent, ink: Uint8Array, pageWidth: number) {
  const [wide, tall] = [x1 - x0, y1 - y0];
  if (tall < TALL[0] * wide || tall > TALL[1] * wide || wide < 4 * LEAST_DEEP) return false;
  const at = (x: number, y: number) => ink[(y0 + y) * pageWidth + x0 + x] !== 0;
  const deep = Math.max(LEAST_DEEP, Math.round(DEEP * wide));
  const sides = [
    drawn(wide, deep, (along, down) => at(along, down)),
    drawn(wide, deep, (along, down) => at(along, tall - 1 - down)),
    drawn(tall, deep, (along, down) => at(down, along)),
    drawn(tall, deep, (along, down) => at(wide - 1 - down, along)),
  ];
  if (Math.min(...sides) < SIDE) return false;
  let inside = 0;
  const [left, top] = [Math.ceil(wide / 3), Math.ceil(tall / 4)];
  for (let y = top; y < tall - top; y++)
    for (let x = left; x < wide - left; x++) if (at(x, y)) inside++;
  return inside <= EMPTY * (wide - 2 * left) * (tall - 2 * top);
}

/**
 * The components without the boxes that stand for a sign the face of a phone lacks, as most lack that of the riyal: beside an
 * amount each would be a digit more.
 *
 * @param ink of the picture, not 0 where there is some.
 */
export function withoutMissingSigns(
  components: readonly ConnectedComponent[],
  ink: Foreground,
  pageWidth: number,
): ConnectedComponent[] {
  const isApart = (box: ConnectedComponent) =>
    components.every(
      (one) =>
        one === box ||
        one.dark !== box.dark ||
        !levelWith(box, one) ||
        -shared(one.x0, one.x1, box.x0, box.x1) >= APART * height(box),
    );
  return components.filter(
    (one) => !(isBox(one, one.dark ? ink.dark : ink.light, pageWidth) && isApart(one)),
  );
}
