import { createInstance, type i18n, type Resource } from "i18next";
import { initReactI18next } from "react-i18next";
import { RemixI18Next } from "remix-i18next/server";
import { z } from "zod";
import { nothingWhileAway } from "~/server/database/database-away.server";
import { preferenceCookie } from "~/server/http/preference-cookie.server";
import { acceptedLanguage } from "./accept-language";
import { compileTexts } from "./compiled.server";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_CODES, type Language } from "./languages";
import { NAMESPACES } from "./namespaces";
import { i18nextOptions } from "./options";

/** Remembers the language a person chose. */
export const languageCookie = preferenceCookie("waffir_lng", z.enum(LANGUAGE_CODES));

let detector: RemixI18Next | undefined;

/** Reads what a request says about languages. Made with the first one, when the name of the cookie is known. */
function languageDetector(): RemixI18Next {
  detector ??= new RemixI18Next({
    detection: {
      supportedLanguages: LANGUAGE_CODES,
      fallbackLanguage: DEFAULT_LANGUAGE,
      cookie: languageCookie.cookie(),
      order: ["searchParams", "cookie", "custom"],
      findLocale: async (request) => acceptedLanguage(request.headers.get("Accept-Language")),
    },
  });
  return detector;
}

let preferenceOf: ((request: Request) => Promise<Language | null>) | undefined;

/** Has a signed-in person's own choice count before what the browser says. */
export function followPreference(find: typeof preferenceOf): void {
  preferenceOf = find;
}

/** The language of a page: `?lng=`, then the person's preference, the cookie, Accept-Language, Arabic. */
export async function languageOf(request: Request): Promise<Language> {
  if (!isLanguage(new URL(request.url).searchParams.get("lng"))) {
    const preferred = await preferenceOf?.(request).catch(nothingWhileAway);
    if (preferred) return preferred;
  }
  const detected = await languageDetector().getLocale(request);
  return isLanguage(detected) ? detected : DEFAULT_LANGUAGE;
}

const files = import.meta.glob<Resource>("../../locales/*/*.json", {
  eager: true,
  import: "default",
});
const resources: Resource = {};
for (const language of LANGUAGE_CODES) {
  resources[language] = Object.fromEntries(
    NAMESPACES.map((ns) => [ns, files[`../../locales/${language}/${ns}.json`] ?? {}]),
  );
}

/** One catalogue; undefined when there is none of that name. */
export function catalogueOf(language: string, namespace: string) {
  const isKnown = isLanguage(language) && NAMESPACES.some((known) => known === namespace);
  return isKnown ? files[`../../locales/${language}/${namespace}.json`] : undefined;
}

const shared = createInstance();
await shared
  .use(initReactI18next)
  .init({ ...i18nextOptions, ns: NAMESPACES, lng: DEFAULT_LANGUAGE, resources });

const instances = new Map<Language, i18n>();

/** The translations of one language. Shared by all requests: a page never changes its language. */
export function i18nFor(language: Language): i18n {
  let instance = instances.get(language);
  if (!instance) {
    instance = compileTexts(shared.cloneInstance({ lng: language }), language);
    instances.set(language, instance);
  }
  return instance;
}
