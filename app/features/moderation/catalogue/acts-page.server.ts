import type { Kysely } from "kysely";
import type { Language } from "~/i18n/languages";
import { nameFor } from "~/i18n/name";
import { pageOfRows } from "~/server/database/page-of-rows";
import type { Database } from "~db/schema";
import { type ActsAbout, listCatalogueActs, MOST_ACTS } from "./act-queries.server";

/** What was done about restaurants and dishes, as it is told in a language: the newest first. */
export async function catalogueActs(db: Kysely<Database>, about: ActsAbout, language: Language) {
  return (await catalogueActsPage(db, about, language)).acts;
}

/** A page of that, with the names as they were and became, and where the next begins; null on the last. */
export async function catalogueActsPage(
  db: Kysely<Database>,
  about: ActsAbout,
  language: Language,
) {
  // The last of the rows of a merge is the one that is left.
  const named = (json: string, at: number) => {
    const rows = JSON.parse(json) as { name_ar: string | null; name_en: string | null }[];
    const row = rows.at(at);
    return row ? nameFor(language, { ar: row.name_ar, en: row.name_en }).text : "";
  };
  const read = await listCatalogueActs(db, about);
  const { rows, next } = pageOfRows(read, { size: MOST_ACTS, offset: about.offset ?? 0 });
  const acts = rows.map(({ before, after, undo, ...act }) => ({
    ...act,
    undone: undo !== null,
    before: named(before, 0),
    after: named(after, -1),
  }));
  return { acts, next };
}

export type NamedAct = Awaited<ReturnType<typeof catalogueActs>>[number];
