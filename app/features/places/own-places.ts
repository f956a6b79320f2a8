import type { Point } from "~/server/geo";
import type { Hit } from "./grid";
import { RELEVANT, type Relevance } from "./keyword";
import { MOST_PLACES } from "./limits";
import type { KnownBranch, PlacesIndex } from "./places-index.server";
import type { NearbyPlace } from "./schema";

/** Without a keyword the nearest are enough; chains fill the list with branches, so look at some more. */
const BRANCHES_LOOKED_AT = MOST_PLACES * 1.3;

/** A place of our own store with the branch that is nearest. */
export interface OwnPlace {
  place: NearbyPlace;
  branch: KnownBranch;
}

/**
 * Our own restaurants in the radius that fit the keyword, each once, at its nearest branch, nearest first. Without a
 * keyword no more than an answer holds.
 */
export function ownPlaces(
  index: PlacesIndex,
  centre: Point,
  radius: number,
  relevance: Relevance | null,
): OwnPlace[] {
  if (relevance !== null)
    return gather(index, index.near(centre, radius), relevance, Number.POSITIVE_INFINITY);
  for (let limit = BRANCHES_LOOKED_AT; ; limit *= 2) {
    const hits = index.near(centre, radius, limit);
    const places = gather(index, hits, RELEVANT, MOST_PLACES);
    if (places.length === MOST_PLACES || hits.length < limit) return places;
  }
}

/** Takes hits nearest first, so the first of a restaurant is the one that counts. */
function gather(
  index: PlacesIndex,
  hits: readonly Hit<number>[],
  relevance: Relevance,
  most: number,
): OwnPlace[] {
  const seen = new Set<number>();
  const places: OwnPlace[] = [];
  for (const { slot, distance } of hits) {
    if (places.length === most) break;
    const restaurant = index.restaurantAt(slot);
    if (!restaurant || seen.has(restaurant.id)) continue;
    seen.add(restaurant.id);
    const relevant = relevance.ofRestaurant(restaurant.id, restaurant.cuisine);
    const branch = relevant > 0 ? index.branchAt(slot) : undefined;
    if (branch) places.push({ place: placeOf(branch, distance, relevant), branch });
  }
  return places;
}

/** A restaurant as a place near by, at one of its branches. */
export function placeOf(branch: KnownBranch, distance: number, relevance: number): NearbyPlace {
  const { restaurant } = branch;
  return {
    id: String(restaurant.id),
    restaurantId: restaurant.id,
    name_ar: restaurant.name_ar,
    name_en: restaurant.name_en,
    lat: branch.lat,
    lng: branch.lng,
    distance,
    rating: restaurant.rating,
    cuisine: restaurant.cuisine,
    area: branch.area,
    externalPlaceId: branch.externalPlaceId,
    isBrand: restaurant.is_brand,
    relevance,
  };
}
