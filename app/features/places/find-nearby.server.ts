import type { Kysely } from "kysely";
import { cuisineOf } from "~/features/catalogue";
import { scriptOf } from "~/features/names";
import { type ExternalPlace, type Maps, MapsUnavailable } from "~/providers/maps/maps";
import { distanceM, type Point } from "~/server/geo";
import type { Database } from "~db/schema";
import { idsOfExternal } from "./external-ids.server";
import { rememberMatches } from "./external-queries.server";
import { RELEVANT, type Relevance, relevanceTo } from "./keyword";
import { MOST_PLACES } from "./limits";
import { type Sorted, sortExternal } from "./merge";
import { neighbourhoodAt } from "./neighbourhood";
import { type OwnPlace, ownPlaces, placeOf } from "./own-places";
import { freshPlaces, type PlacesIndex } from "./places-index.server";
import type { NearbyPlace } from "./schema";

/** A maps provider lists what fits a keyword in ways of its own: what we see no reason for comes last. */
const LEAST_RELEVANCE = 0.5;

export interface NearbyQuestion {
  centre: Point;
  /** Metres. */
  radius: number;
  /** A name or a cuisine; empty for every place. */
  keyword: string;
  /** Of the names the maps provider gives. */
  language: "ar" | "en";
  /** ms */
  now: number;
}

/**
 * The places to eat around a point, our own and the maps provider's, each once: by relevance to the keyword, then by
 * distance, at most 100. While the provider can't be asked, our own are the answer.
 */
export async function findNearby(
  { db, maps }: { db: Kysely<Database>; maps: Maps },
  question: NearbyQuestion,
): Promise<NearbyPlace[]> {
  const { centre, radius, keyword, language } = question;
  const asked = outside(maps, { centre, radius, keyword: keyword || null, language });
  const index = await freshPlaces(db);
  const relevance = keyword ? relevanceTo(keyword, index.catalogue) : null;
  const own = ownPlaces(index, centre, radius, relevance);
  const external = sortExternal(index, await asked);
  await rememberMatches(db, newMatches(external));
  enrich(own, external);
  return [
    ...own.map(({ place }) => place),
    ...missed(own, external, question),
    ...(await discovered(db, index, external.discovered, question, relevance ?? RELEVANT)),
  ]
    .sort((a, b) => b.relevance - a.relevance || a.distance - b.distance)
    .slice(0, MOST_PLACES);
}

async function outside(
  maps: Maps,
  question: Parameters<Maps["find"]>[0],
): Promise<ExternalPlace[]> {
  try {
    return await maps.find(question);
  } catch (error) {
    if (error instanceof MapsUnavailable) return [];
    throw error;
  }
}

function newMatches({ known }: Sorted) {
  return known
    .filter(({ branch }) => branch.externalPlaceId === null)
    .map(({ place, branch }) => ({ branch: branch.branch, placeId: place.placeId }));
}

/** Adds what the provider knows more of our places. */
function enrich(own: readonly OwnPlace[], { known }: Sorted): void {
  for (const { place: ours, branch } of known.length > 0 ? own : []) {
    const match = known.find((pair) => pair.branch.branch === branch.branch)?.place;
    if (!match) continue;
    ours.externalPlaceId ??= match.placeId;
    ours.rating ??= match.rating;
  }
}

/** Places of ours that the provider found for the keyword and we did not. */
function missed(
  own: readonly OwnPlace[],
  { known }: Sorted,
  { centre, radius }: NearbyQuestion,
): NearbyPlace[] {
  const there = new Set(own.map(({ place }) => place.restaurantId));
  const places: NearbyPlace[] = [];
  for (const { place, branch } of known) {
    const distance = distanceM(centre, branch);
    if (there.has(branch.restaurant.id) || distance > radius) continue;
    there.add(branch.restaurant.id);
    const found = placeOf(branch, distance, LEAST_RELEVANCE);
    places.push({ ...found, externalPlaceId: place.placeId, rating: found.rating ?? place.rating });
  }
  return places;
}

async function discovered(
  db: Kysely<Database>,
  index: PlacesIndex,
  places: readonly ExternalPlace[],
  { centre, radius, now }: NearbyQuestion,
  relevance: Relevance,
): Promise<NearbyPlace[]> {
  const near = places.filter((place) => distanceM(centre, place) <= radius);
  if (near.length === 0) return [];
  const ids = await idsOfExternal(
    db,
    near.map(({ placeId }) => placeId),
    now,
  );
  return near.map((place) => {
    const arabic = scriptOf(place.name) === "ar";
    const cuisine = cuisineOf(place.types);
    return {
      id: ids.get(place.placeId) ?? place.placeId,
      restaurantId: null,
      name_ar: arabic ? place.name : null,
      name_en: arabic ? null : place.name,
      lat: place.lat,
      lng: place.lng,
      distance: distanceM(centre, place),
      rating: place.rating,
      cuisine,
      area: neighbourhoodAt(place, index.neighbourhoods),
      externalPlaceId: place.placeId,
      isBrand: false,
      relevance: Math.max(relevance.ofName(place.name, cuisine), LEAST_RELEVANCE),
    };
  });
}
