import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import type { Neighbourhood } from "./neighbourhood";
import { areaOfPerson, neighbourhoodCentres } from "./queries.server";

/** A neighbourhood to choose from. */
export type AreaChoice = Pick<Neighbourhood, "id" | "name_ar" | "name_en">;

/** Neighbourhoods as a list has them: sorted by their names in a script, and without where they are. */
export function sortedChoices(areas: readonly AreaChoice[], script: "ar" | "en"): AreaChoice[] {
  const name = script === "ar" ? "name_ar" : "name_en";
  return areas
    .map(({ id, name_ar, name_en }) => ({ id, name_ar, name_en }))
    .sort((a, b) => a[name].localeCompare(b[name], script));
}

/** Every neighbourhood to choose from. */
export async function areaChoices(
  db: Kysely<Database>,
  script: "ar" | "en",
): Promise<AreaChoice[]> {
  return sortedChoices(await neighbourhoodCentres(db), script);
}

/** Where a person most likely is: the neighbourhood they chose last, else that of their profile; null when neither says. */
export async function neighbourhoodOf(
  db: Kysely<Database>,
  { userId, chosen }: { userId: string; chosen: number | null },
): Promise<number | null> {
  return chosen || ((await areaOfPerson(db, userId)) ?? null);
}
