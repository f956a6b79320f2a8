import type { InitOptions } from "i18next";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "./languages";
import { SHELL_NAMESPACES } from "./namespaces";

/** What server and browser tell i18next alike. React escapes, so i18next must not. */
export const i18nextOptions = {
  supportedLngs: LANGUAGE_CODES,
  fallbackLng: DEFAULT_LANGUAGE,
  defaultNS: "common",
  ns: SHELL_NAMESPACES,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
} satisfies InitOptions;
