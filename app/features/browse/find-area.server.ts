import type { Kysely } from "kysely";
import { areaPath, idInSlug, namesOfRow } from "~/features/catalogue";
import { freshCatalogue } from "~/features/catalogue/index.server";
import type { TwoNames } from "~/i18n/name";
import type { Database } from "~db/schema";
import { OTHER_PATH } from "./address";

interface ListedArea {
  id: number | "other";
  /** Null for restaurants whose neighbourhood is not known. */
  names: TwoNames | null;
  path: string;
}

/** The neighbourhood an address names; undefined where there is none. */
export async function findArea(
  db: Kysely<Database>,
  param: string | undefined,
): Promise<ListedArea | undefined> {
  if (param === "other") return { id: "other", names: null, path: OTHER_PATH };
  const { neighbourhoods } = await freshCatalogue(db);
  const area = neighbourhoods.get(idInSlug(param) ?? 0);
  return area && { id: area.id, names: namesOfRow(area), path: areaPath(area) };
}
