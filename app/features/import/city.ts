import { distanceM, type Point } from "~/server/geo";

/**
 * How far from the middle of its nearest neighbourhood a place of the city may be, metres: Riyadh's outermost go some 20 km
 * into the desert, the next town's first restaurants stand 30 km from them.
 */
export const CITY_REACH_M = 25_000;

/** Tells what lies in the city of these neighbourhoods; everything does where none is known. */
export function cityOf(centres: readonly Point[]): (point: Point) => boolean {
  return (point) =>
    centres.length === 0 || centres.some((centre) => distanceM(centre, point) <= CITY_REACH_M);
}
