import type { Kysely } from "kysely";
import type { Language } from "~/i18n/languages";
import { nameFor } from "~/i18n/name";
import type { Database } from "~db/schema";
import { type ActsAbout, listCatalogueActs } from "./act-queries.server";

/** What was done about restaurants and dishes, with the names as they were and became, in a language: the newest first. */
export async function catalogueActs(db: Kysely<Database>, about: ActsAbout, language: Language) {
  // The last of the rows of a merge is the one that is left.
  const named = (json: string, at: number) => {
    const rows = JSON.parse(json) as { name_ar: string | null; name_en: string | null }[];
    const row = rows.at(at);
    return row ? nameFor(language, { ar: row.name_ar, en: row.name_en }).text : "";
  };
  return (await listCatalogueActs(db, about)).map(({ before, after, undo, ...act }) => ({
    ...act,
    undone: undo !== null,
    before: named(before, 0),
    after: named(after, -1),
  }));
}

export type NamedAct = Awaited<ReturnType<typeof catalogueActs>>[number];
