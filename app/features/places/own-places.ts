import type { IndexedRestaurant } from "~/features/catalogue/catalogue-index.server";
import type { Point } from "~/server/geo";
import type { Hit } from "./grid";
import type { Relevance } from "./keyword";
import { MOST_PLACES } from "./limits";
import type { PlacesIndex } from "./places-index.server";
import type { BranchRow } from "./queries.server";
import type { NearbyPlace } from "./schema";

/** Without a keyword the nearest are enough; chains fill the list with branches, so look at some more. */
const BRANCHES_LOOKED_AT = MOST_PLACES * 2;

/** A place of our own store with the branch that is nearest. */
export interface OwnPlace extends NearbyPlace {
  restaurantId: number;
  branch: BranchRow;
}

/** Our own restaurants in the radius that fit the keyword, each once, at its nearest branch; in no order. */
export function ownPlaces(
  index: PlacesIndex,
  centre: Point,
  radius: number,
  relevance: Relevance | null,
): OwnPlace[] {
  if (relevance !== null) return gather(index, index.grid.within(centre, radius), relevance);
  for (let limit = BRANCHES_LOOKED_AT; ; limit *= 2) {
    const hits = index.grid.nearest(centre, radius, limit);
    const places = gather(index, hits, relevance);
    if (places.length >= MOST_PLACES || hits.length < limit) return places;
  }
}

function gather(
  index: PlacesIndex,
  hits: readonly Hit<BranchRow>[],
  relevance: Relevance | null,
): OwnPlace[] {
  const nearest = new Map<number, Hit<BranchRow>>();
  for (const hit of hits) {
    const known = nearest.get(hit.item.restaurant_id);
    if (!known || hit.distance < known.distance) nearest.set(hit.item.restaurant_id, hit);
  }
  const places: OwnPlace[] = [];
  for (const [id, { item, distance }] of nearest) {
    const restaurant = index.catalogue.restaurants.get(id);
    if (!restaurant) continue;
    const relevant = relevance ? relevance.ofRestaurant(id, restaurant.cuisine) : 1;
    if (relevant > 0) places.push(ownPlace(index, restaurant, item, distance, relevant));
  }
  return places;
}

/** A restaurant as a place near by, at one of its branches. */
export function ownPlace(
  index: PlacesIndex,
  restaurant: IndexedRestaurant,
  branch: BranchRow,
  distance: number,
  relevance: number,
): OwnPlace {
  return {
    id: String(restaurant.id),
    restaurantId: restaurant.id,
    branch,
    name_ar: restaurant.name_ar,
    name_en: restaurant.name_en,
    lat: branch.lat,
    lng: branch.lng,
    distance,
    rating: restaurant.rating,
    cuisine: restaurant.cuisine,
    area: branch.neighbourhood_id === null ? null : index.neighbourhood(branch.neighbourhood_id),
    externalPlaceId: branch.external_place_id,
    isBrand: restaurant.is_brand,
    relevance,
  };
}
