import type { Grey } from "~/server/pictures/grey";
import type { ConnectedComponent } from "../digits/components";

/** Fewer dots in a row are an ellipsis, the hidden digits of a card, or zeros. */
const LEAST_DOTS = 7;
/** Dots are no larger than this, in pixels, and no wider in heights: dashes. */
const LARGEST = 14;
const WIDEST = 4;
/** The widest gap between two of a row, in widths of one. */
const WIDEST_GAP = 4;

const middle = ({ y0, y1 }: ConnectedComponent) => (y0 + y1) / 2;

/** Whether `b` is the next dot of the row that ends with `a`: as large, as high, and close. */
function follows(a: ConnectedComponent, b: ConnectedComponent): boolean {
  const [wa, wb, ha, hb] = [a.x1 - a.x0, b.x1 - b.x0, a.y1 - a.y0, b.y1 - b.y0];
  const gap = b.x0 - a.x1;
  return (
    a.dark === b.dark &&
    gap >= 0 &&
    gap <= WIDEST_GAP * Math.max(wa, wb, 4) &&
    Math.abs(middle(a) - middle(b)) <= Math.max(2, 0.4 * Math.max(ha, hb)) &&
    Math.abs(wa - wb) <= Math.max(3, 0.5 * Math.max(wa, wb)) &&
    Math.abs(ha - hb) <= 3
  );
}

function isDot({ x0, x1, y0, y1 }: ConnectedComponent): boolean {
  const [wide, tall] = [x1 - x0, y1 - y0];
  return tall <= LARGEST && wide <= WIDEST * LARGEST && wide <= WIDEST * Math.max(tall, 4);
}

/** The rows of dots or dashes on a picture: leaders from a label to its amount, dashed rules. */
export function leadersIn(components: readonly ConnectedComponent[]): ConnectedComponent[][] {
  const rows: ConnectedComponent[][] = [];
  for (const dot of components.filter(isDot).sort((a, b) => a.x0 - b.x0)) {
    const row = rows.find((one) => follows(one[one.length - 1] as ConnectedComponent, dot));
    if (row) row.push(dot);
    else rows.push([dot]);
  }
  return rows.filter(({ length }) => length >= LEAST_DOTS);
}

/** Paints over leaders, which would be read as digits or hide the amount they lead to. */
export function withoutLeaders(grey: Grey, components: readonly ConnectedComponent[]): Grey {
  const pixels = grey.pixels.slice();
  for (const row of leadersIn(components))
    for (const { x0, x1, y0, y1 } of row) {
      const above = Math.max(0, y0 - 3) * grey.width;
      for (let x = Math.max(0, x0 - 2); x < Math.min(grey.width, x1 + 2); x++)
        for (let y = Math.max(0, y0 - 2); y < Math.min(grey.height, y1 + 2); y++)
          pixels[y * grey.width + x] = grey.pixels[above + x] as number;
    }
  return { ...grey, pixels };
}
