import type { Kysely } from "kysely";
import { type Neighbourhood, neighbourhoodIn } from "~/features/places";
import { freshPlaces, type PlacesIndex } from "~/features/places/index.server";
import { distanceM } from "~/server/geo";
import type { Database } from "~db/schema";

/** What people in Riyadh still call near, with a car: two or three neighbourhoods on. Metres. */
const NEAR_M = 5000;

/** Neighbourhoods looked into for one question. */
const MOST_NEAR = 9;

/** A part of the city that was asked for, with those around it, nearest first, itself included. */
export interface AskedArea {
  index: PlacesIndex;
  area: Neighbourhood;
  around: readonly Neighbourhood[];
}

/** The neighbourhood that some words name; undefined when they name none. */
export async function areaNamed(
  db: Kysely<Database>,
  words: string,
): Promise<AskedArea | undefined> {
  const index = await freshPlaces(db);
  const id = neighbourhoodIn(words, index.catalogue);
  const area = id === undefined ? null : index.neighbourhood(id);
  if (!area) return undefined;
  const around = index.neighbourhoods
    .filter((one) => distanceM(area, one) <= NEAR_M)
    .sort((a, b) => distanceM(area, a) - distanceM(area, b))
    .slice(0, MOST_NEAR);
  return { index, area, around };
}

/** Metres from the middle of an area to the nearest branch of a restaurant; null when it has none. */
export function distanceTo({ index, area }: AskedArea, restaurant: number): number | null {
  const distances = index.branchesOf(restaurant).map((branch) => distanceM(area, branch));
  return distances.length === 0 ? null : Math.round(Math.min(...distances));
}
