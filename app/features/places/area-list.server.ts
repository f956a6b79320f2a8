import type { Kysely } from "kysely";
import type { NameLanguage } from "~/i18n/languages";
import { memoised } from "~/server/memoised";
import type { Database } from "~db/schema";
import { type AreaList, areaListOf } from "./area-list";
import type { Neighbourhood } from "./neighbourhood";
import { freshPlaces } from "./places-index.server";
import { areaOfPerson } from "./queries.server";

/** The neighbourhoods of an index as lists in both scripts: to sort them takes longer than to read them. */
export const areaListsOf = memoised((areas: readonly Neighbourhood[]) => ({
  ar: areaListOf(areas, "ar"),
  en: areaListOf(areas, "en"),
}));

/** Every neighbourhood to choose from. */
export async function areaList(db: Kysely<Database>, script: NameLanguage): Promise<AreaList> {
  return areaListsOf((await freshPlaces(db)).neighbourhoods)[script];
}

/** Where a person most likely is: the neighbourhood they chose last, else that of their profile; null when neither says. */
export async function neighbourhoodOf(
  db: Kysely<Database>,
  { userId, chosen }: { userId: string; chosen: number | null },
): Promise<number | null> {
  return chosen || ((await areaOfPerson(db, userId)) ?? null);
}
