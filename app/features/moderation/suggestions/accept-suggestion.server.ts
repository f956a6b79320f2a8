import type { Kysely } from "kysely";
import { isInSaudiArabia, neighbourhoodAt } from "~/features/places";
import { freshPlaces } from "~/features/places/index.server";
import type { Database } from "~db/schema";
import { addSuggested, type SuggestionDecision } from "./queries.server";
import type { AcceptedSuggestion } from "./schema";

/**
 * Adds what was suggested to the catalogue, as a restaurant of its own or a branch of one that is there.
 *
 * @returns what is wrong with which field, or null when it is done; `decided` when somebody was first.
 */
export async function acceptSuggestion(
  db: Kysely<Database>,
  decision: SuggestionDecision,
  { restaurant, name_ar, name_en, cuisine, area, position }: AcceptedSuggestion,
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
