import type { Kysely } from "kysely";
import { isLanguage, type Language } from "~/i18n/languages";
import { isFromOwnPage } from "~/server/api/cross-site.server";
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

/**
 * Whoever has chosen a language and now picks another from the page's switch has chosen that one. A link on another site
 * shows the page in a language and changes nothing in the account.
 */
export async function switchLanguage(
  db: Kysely<Database>,
  request: Request,
  language: Language,
): Promise<void> {
  if (!isFromOwnPage(request)) return;
  const user = (await currentSession(db, request))?.user;
  if (user && user.language !== "auto" && user.language !== language)
    await updateUser(db, user.id, { language });
}
