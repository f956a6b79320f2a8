import type { Kysely } from "kysely";
import { LANGUAGES, type Language } from "~/i18n/languages";
import { nameFor, type TwoNames } from "~/i18n/name";
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
  const read = await listCatalogueActs(db, about);
  const { rows, next } = pageOfRows(read, { size: MOST_ACTS, offset: about.offset ?? 0 });
  const acts = rows.map(({ before, after, undo, ...act }) => ({
    ...act,
    undone: undo !== null,
    ...changeSaid(namesAt(before, 0), namesAt(after, -1), language),
  }));
  return { acts, next };
}

/** The names of one of the rows that an act keeps: the last of a merge is the one that is left. */
function namesAt(json: string, at: number): TwoNames {
  const rows = JSON.parse(json) as { name_ar: string | null; name_en: string | null }[];
  const { name_ar = null, name_en = null } = rows.at(at) ?? {};
  return { ar: name_ar, en: name_en };
}

/** What something was called and is called: in the other script where the reader's does not tell the two apart. */
function changeSaid(was: TwoNames, is: TwoNames, language: Language) {
  const saidTo = (reader: Language) => ({
    before: nameFor(reader, was).text,
    after: nameFor(reader, is).text,
  });
  const own = saidTo(language);
  const other = saidTo(LANGUAGES[language].names === "ar" ? "en" : "ar");
  return own.before === own.after && other.before !== other.after ? other : own;
}

export type NamedAct = Awaited<ReturnType<typeof catalogueActs>>[number];
