import type { Kysely } from "kysely";
import { scriptOf } from "~/features/names";
import { namedArea } from "~/features/places";
import { areaList, freshPlaces } from "~/features/places/index.server";
import type { NameLanguage } from "~/i18n/languages";
import type { Database } from "~db/schema";
import { findSuggestion } from "./queries.server";

/** How alike a name must be for a restaurant to be offered as the one that is meant. */
const ALIKE = 0.7;
const MOST_ALIKE = 5;

/** What a moderator who reads `script` sees of one suggestion; undefined when there is none. */
export async function suggestionPage(db: Kysely<Database>, id: number, script: NameLanguage) {
  const suggestion = await findSuggestion(db, id);
  if (!suggestion) return undefined;
  const places = await freshPlaces(db);
  const { restaurantIndex, restaurants } = places.catalogue;
  const area = places.neighbourhood(suggestion.neighbourhood_id);
  const found = restaurantIndex.search(suggestion.name, {
    limit: MOST_ALIKE,
    minScore: ALIKE,
  });
  const alike = found.flatMap((match) => {
    const known = restaurants.get(match.id);
    return known ? [{ id: match.id, name_ar: known.name_ar, name_en: known.name_en }] : [];
  });
  const arabic = scriptOf(suggestion.name) === "ar";
  return {
    id: suggestion.id,
    name: suggestion.name,
    name_ar: arabic ? suggestion.name : "",
    name_en: arabic ? "" : suggestion.name,
    note: suggestion.note,
    state: suggestion.status,
    times: suggestion.times,
    createdAt: suggestion.created_at,
    onMap: suggestion.external_place_id !== null,
    reason: suggestion.reason,
    reviewer: suggestion.reviewer,
    restaurantId: suggestion.restaurant_id,
    area: area && namedArea(area),
    areas: await areaList(db, script),
    alike,
  };
}

export type SuggestionPage = NonNullable<Awaited<ReturnType<typeof suggestionPage>>>;
