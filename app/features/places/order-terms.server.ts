import type { Kysely } from "kysely";
import type { CatalogueIndex } from "~/features/catalogue/index.server";
import { type OrderTerms, TYPICAL_TERMS } from "~/features/fees";
import { distanceM, type Point } from "~/server/geo";
import type { Database } from "~db/schema";
import type { Destination } from "./destination";
import { freshPlaces, type PlacesIndex, placesOf } from "./places-index.server";

/**
 * A destination as fees are told for it: each restaurant delivers from its nearest branch. Without a place it is what is
 * typical of the city. `now` in ms.
 */
export async function orderTerms(
  db: Kysely<Database>,
  { neighbourhood, point, at }: Destination,
  now: number,
): Promise<OrderTerms> {
  if (!neighbourhood || !point) return { ...TYPICAL_TERMS, at };
  return termsTo(await freshPlaces(db), { id: neighbourhood.id, point }, at ?? now);
}

/** An order to the middle of a neighbourhood by its id, at a time in ms; undefined where there is none. */
export async function termsOfArea(
  catalogue: CatalogueIndex,
  id: number,
  at: number,
): Promise<OrderTerms | undefined> {
  const places = await placesOf(catalogue);
  const area = places.neighbourhood(id);
  return area ? termsTo(places, { id, point: area }, at) : undefined;
}

function termsTo(
  places: PlacesIndex,
  { id, point }: { id: number; point: Point },
  at: number,
): OrderTerms {
  return {
    neighbourhoodId: id,
    metresFrom(restaurantId) {
      const ways = places.branchesOf(restaurantId).map((branch) => distanceM(branch, point));
      return ways.length > 0 ? Math.min(...ways) : null;
    },
    at,
    member: null,
  };
}
