import type { Kysely } from "kysely";
import { isLanguage, type Language } from "~/i18n/languages";
import type { Database } from "~db/schema";
import { updateUser } from "./profile/queries.server";
import { currentSession } from "./session/current-session.server";

/** The language a signed-in person chose; null when nobody is signed in or they leave it to the browser. */
export async function preferredLanguage(
  db: Kysely<Database>,
  request: Request,
): Promise<Language | null> {
  const language = (await currentSession(db, request))?.user.language;
  return isLanguage(language) ? language : null;
}

/** Whoever has chosen a language and now picks another from the page's switch has chosen that one. */
export async function switchLanguage(
  db: Kysely<Database>,
  request: Request,
  language: Language,
): Promise<void> {
  const user = (await currentSession(db, request))?.user;
  if (user && user.language !== "auto" && user.language !== language)
    await updateUser(db, user.id, { language });
}
