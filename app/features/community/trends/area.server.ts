import type { Kysely } from "kysely";
import { fold } from "~/features/names";
import type { Database } from "~db/schema";
import { neighbourhoodNames } from "./queries.server";
import type { Scope } from "./scope";

/** The city and the country all neighbourhoods of ours are in. */
const CITY = { ar: "الرياض", en: "Riyadh" };
const COUNTRY = { ar: "المملكة العربية السعودية", en: "Saudi Arabia" };

/** What scope and area come to. */
export interface ScopedArea {
  /** In Arabic. */
  name: string;
  /** Null when more than a neighbourhood is meant. */
  neighbourhood: { id: number; name_ar: string; name_en: string } | null;
}

/**
 * The part of the country a caller means; undefined when there is no such area, or a neighbourhood has to be named
 * and none is.
 */
export async function scopedArea(
  db: Kysely<Database>,
  { scope, area }: { scope: Scope; area: string },
): Promise<ScopedArea | undefined> {
  const asked = withoutDistrict(area);
  const neighbourhood = asked
    ? (await neighbourhoodNames(db)).find(({ name_ar, name_en }) =>
        [name_ar, name_en].some((name) => withoutDistrict(name) === asked),
      )
    : undefined;
  if (scope === "district") return neighbourhood && { name: neighbourhood.name_ar, neighbourhood };
  const larger = [CITY, COUNTRY].some(({ ar, en }) => [fold(ar), fold(en)].includes(fold(area)));
  if (area && !neighbourhood && !larger) return undefined;
  return { name: scope === "city" ? CITY.ar : COUNTRY.ar, neighbourhood: null };
}

/** «حي العليا» and «العليا» are one neighbourhood. */
const withoutDistrict = (name: string) => fold(name).replace(/^حي /, "");
