import { distanceM, type Point } from "~/server/geo";
import { type BoundedArea, isInside } from "./polygon";

/** A part of the city with its middle and, once outlines are imported, where it ends. */
export interface Neighbourhood extends Point {
  id: number;
  name_ar: string;
  name_en: string;
  area: BoundedArea | null;
}

/** A neighbourhood by its names, without where it is. */
export type NamedArea = Pick<Neighbourhood, "id" | "name_ar" | "name_en">;

/** A neighbourhood without where it is. */
export const namedArea = ({ id, name_ar, name_en }: NamedArea): NamedArea => ({
  id,
  name_ar,
  name_en,
});

/**
 * How far a centre reaches while there are no outlines, metres: half the usual way between two centres in Riyadh.
 * Beyond it, saying nothing is better than naming the nearest by force.
 */
const CENTRE_REACH_M = 1500;

/**
 * The neighbourhood a point is in: the one whose outline holds it, or, where nobody has an outline, the nearest centre
 * within reach. Null when there is none.
 */
export function neighbourhoodAt<N extends Neighbourhood>(
  point: Point,
  neighbourhoods: readonly N[],
): N | null {
  if (neighbourhoods.some(({ area }) => area !== null))
    return neighbourhoods.find(({ area }) => area !== null && isInside(point, area)) ?? null;
  let best: N | null = null;
  let least = CENTRE_REACH_M;
  for (const neighbourhood of neighbourhoods) {
    const distance = distanceM(point, neighbourhood);
    if (distance > least) continue;
    least = distance;
    best = neighbourhood;
  }
  return best;
}
