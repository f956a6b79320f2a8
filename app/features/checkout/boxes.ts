import type { Box } from "~/providers/ocr/ocr";

/** How tall a box is, in pixels. */
export const height = ({ y0, y1 }: Box) => y1 - y0;

/** How much two stretches share; negative when there is a gap between them. */
export const shared = (a: number, b: number, c: number, d: number) =>
  Math.min(b, d) - Math.max(a, c);

/** Whether two boxes stand at one height: they share more than half of the lower one. */
export function levelWith(a: Box, b: Box): boolean {
  return shared(a.y0, a.y1, b.y0, b.y1) > 0.5 * Math.min(height(a), height(b));
}

/** Whether two boxes cover each other by more than `share` of the smaller one. */
export function covers(a: Box, b: Box, share = 0.4): boolean {
  const across = shared(a.x0, a.x1, b.x0, b.x1);
  const down = shared(a.y0, a.y1, b.y0, b.y1);
  if (across <= 0 || down <= 0) return false;
  const area = (box: Box) => (box.x1 - box.x0) * height(box);
  return across * down > share * Math.min(area(a), area(b));
}

/** The smallest box around several. */
export function boxAround(boxes: readonly Box[]): Box {
  return {
    x0: Math.min(...boxes.map(({ x0 }) => x0)),
    y0: Math.min(...boxes.map(({ y0 }) => y0)),
    x1: Math.max(...boxes.map(({ x1 }) => x1)),
    y1: Math.max(...boxes.map(({ y1 }) => y1)),
  };
}
