import { LANGUAGE_CODES } from "~/i18n/languages";

/** What the interface language may be set to; `auto` goes by the browser. */
export const LANGUAGE_PREFERENCES = ["auto", ...LANGUAGE_CODES] as const;
