import type { Kysely } from "kysely";
import {
  areaPath,
  CUISINE_CODES,
  type Cuisine,
  cuisinePath,
  isCuisine,
  namesOfRow,
} from "~/features/catalogue";
import type { NameLanguage } from "~/i18n/languages";
import type { TwoNames } from "~/i18n/name";
import type { Database } from "~db/schema";
import { OTHER_PATH } from "./address";
import { currentDirectory } from "./directory.server";
import { ON_A_PAGE } from "./list.server";

/** A group of restaurants that has a list of its own. */
export interface Group {
  path: string;
  count: number;
  /** Pages of its list. */
  pages: number;
}

export interface AreaGroup extends Group {
  /** Null for the group of restaurants whose neighbourhood is not known. */
  names: TwoNames | null;
}

export interface CuisineGroup extends Group {
  cuisine: Cuisine;
}

const groupOf = (path: string, { length: count }: { length: number }): Group => ({
  path,
  count,
  pages: Math.ceil(count / ON_A_PAGE),
});

/** The neighbourhoods that have restaurants, by their names in a script, those of unknown place last. `now`: clock of pages, ms. */
export async function areaGroups(
  db: Kysely<Database>,
  script: NameLanguage,
  now: number,
): Promise<AreaGroup[]> {
  const { index, byArea } = await currentDirectory(db, now);
  const name = script === "ar" ? "name_ar" : "name_en";
  const known = [...index.neighbourhoods.values()]
    .sort((a, b) => (a[name] ?? "").localeCompare(b[name] ?? "", script))
    .flatMap((area): AreaGroup[] => {
      const list = byArea.get(area.id);
      return list ? [{ ...groupOf(areaPath(area), list), names: namesOfRow(area) }] : [];
    });
  const other = byArea.get("other");
  return other ? [...known, { ...groupOf(OTHER_PATH, other), names: null }] : known;
}

/** What restaurants cook, what most of them cook first. `now`: clock of pages, ms. */
export async function cuisineGroups(db: Kysely<Database>, now: number): Promise<CuisineGroup[]> {
  const { byCuisine } = await currentDirectory(db, now);
  return Object.keys(CUISINE_CODES)
    .filter((code) => isCuisine(code))
    .flatMap((cuisine): CuisineGroup[] => {
      const list = byCuisine.get(cuisine);
      return list ? [{ ...groupOf(cuisinePath(cuisine), list), cuisine }] : [];
    })
    .sort((a, b) => b.count - a.count);
}
