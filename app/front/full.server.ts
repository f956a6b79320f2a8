import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedLanguage } from "~/i18n/accept-language";
import { i18nFor } from "~/i18n/i18n.server";
import { DEFAULT_LANGUAGE, LANGUAGES } from "~/i18n/languages";

/** When to come back, s: by then a full line has moved on. */
const RETRY_AFTER_SECONDS = 5;

/** Says, in a few bytes that cost nothing, that more people wait for a page than can be served. */
export function sayFull({ headers }: IncomingMessage, response: ServerResponse): void {
  const language = acceptedLanguage(headers["accept-language"] ?? null) ?? DEFAULT_LANGUAGE;
  const t = i18nFor(language).getFixedT(language, "common");
  response.writeHead(503, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Retry-After": RETRY_AFTER_SECONDS,
  });
  response.end(
    `<!DOCTYPE html><html lang="${language}" dir="${LANGUAGES[language].dir}"><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width"><title>${t("error.fullTitle")} · ${t("name")}</title>` +
      `<h1>${t("error.fullTitle")}</h1><p>${t("error.fullBody")}</p></html>`,
  );
}
