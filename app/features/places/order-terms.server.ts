import type { Kysely } from "kysely";
import { type OrderTerms, TYPICAL_TERMS } from "~/features/fees";
import { distanceM } from "~/server/geo";
import type { Database } from "~db/schema";
import type { Destination } from "./destination";
import { freshPlaces } from "./places-index.server";

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
  const places = await freshPlaces(db);
  return {
    neighbourhoodId: neighbourhood.id,
    metresFrom(restaurantId) {
      const ways = places.branchesOf(restaurantId).map((branch) => distanceM(branch, point));
      return ways.length > 0 ? Math.min(...ways) : null;
    },
    at: at ?? now,
    member: null,
  };
}
