import type { Point } from "~/server/geo";
import { areaOf, isInside } from "./polygon";
import { SAUDI_OUTLINE } from "./saudi-outline";

const saudiArabia = areaOf(SAUDI_OUTLINE.map((ring) => [ring]));

/** Whether the point is in Saudi Arabia, its islands or within about 6 km of its coast; on the border it is not. */
export function isInSaudiArabia(point: Point): boolean {
  return isInside(point, saudiArabia, { edge: false });
}
