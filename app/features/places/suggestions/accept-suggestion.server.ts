import type { Kysely } from "kysely";
import { isInSaudiArabia } from "~/features/places/country";
import { neighbourhoodAt } from "~/features/places/neighbourhood";
import { freshPlaces } from "~/features/places/places-index.server";
import type { Database } from "~db/schema";
import { addSuggested } from "./queries.server";
import type { Acceptance } from "./schema";

/** Which suggestion is decided about, by whom. */
export interface Decision {
  id: number;
  reviewerId: string;
  /** ms */
  now: number;
}

/**
 * Adds what was suggested to the catalogue, as a restaurant of its own or a branch of one that is there.
 *
 * @returns what is wrong with which field, or null when it is done; `decided` when somebody was first.
 */
export async function acceptSuggestion(
  db: Kysely<Database>,
  decision: Decision,
  { restaurant, name_ar, name_en, cuisine, area, position }: Acceptance,
): Promise<Record<string, string> | "decided" | null> {
  const index = await freshPlaces(db);
  if (position && !isInSaudiArabia(position)) return { position: "invalid" };
  const chosen = area === null ? null : index.neighbourhood(area);
  const at = position ?? chosen;
  if (!at) return { area: "invalid" };
  if (restaurant !== null && !index.catalogue.restaurants.has(restaurant))
    return { restaurant: "invalid" };
  const neighbourhood = chosen ?? neighbourhoodAt(at, index.neighbourhoods);
  const added = await addSuggested(db, decision, {
    restaurantId: restaurant,
    name_ar: name_ar || null,
    name_en: name_en || null,
    cuisine,
    lat: at.lat,
    lng: at.lng,
    neighbourhoodId: neighbourhood?.id ?? null,
  });
  return added ? null : "decided";
}
