import { isSameName } from "~/features/catalogue";
import { namesOf } from "~/features/catalogue/index.server";
import type { ExternalPlace } from "~/providers/maps/maps";
import { distanceM } from "~/server/geo";
import type { KnownBranch, PlacesIndex } from "./places-index.server";

/** Two records of one name within this distance are one place: the width of a shopping centre's food hall, metres. */
export const SAME_PLACE_M = 60;

/** What an external place turned out to be. */
export interface Sorted {
  /** Ours already, by its id or by its name next door. */
  known: { place: ExternalPlace; branch: KnownBranch }[];
  /** Known to the maps provider only. */
  discovered: ExternalPlace[];
}

/** Tells external places that are branches of ours from those that are news; each place once. */
export function sortExternal(index: PlacesIndex, places: readonly ExternalPlace[]): Sorted {
  const known: Sorted["known"] = [];
  const discovered: ExternalPlace[] = [];
  const seen = new Set<string>();
  for (const place of places) {
    if (seen.has(place.placeId)) continue;
    seen.add(place.placeId);
    const branch = index.branchOfExternal(place.placeId) ?? branchBeside(index, place);
    if (branch) known.push({ place, branch });
    else if (!discovered.some((other) => isSamePlace(other, place))) discovered.push(place);
  }
  return { known, discovered };
}

function branchBeside(index: PlacesIndex, place: ExternalPlace): KnownBranch | undefined {
  for (const { slot } of index.near(place, SAME_PLACE_M, 20)) {
    const branch = index.branchAt(slot);
    // A branch with another id of the same provider is another place, whatever its name.
    if (!branch || branch.externalPlaceId !== null) continue;
    const { restaurant } = branch;
    if (isSameName([place.name], [...namesOf(restaurant), ...restaurant.aliases])) return branch;
  }
  return undefined;
}

function isSamePlace(one: ExternalPlace, other: ExternalPlace): boolean {
  return distanceM(one, other) <= SAME_PLACE_M && isSameName([one.name], [other.name]);
}
