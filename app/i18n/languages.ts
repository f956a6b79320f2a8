/**
 * The one list of languages. Everything that needs to know them reads it here.
 * `names` says which script names of places are shown in; they exist in Arabic and English only.
 * `intl` is the locale handed to Intl: Gregorian calendar and Latin digits in every language.
 */
export const LANGUAGES = {
  ar: { name: "العربية", dir: "rtl", names: "ar", intl: "ar-SA-u-ca-gregory-nu-latn" },
  en: { name: "English", dir: "ltr", names: "en", intl: "en-GB-u-ca-gregory-nu-latn" },
  ur: { name: "اردو", dir: "rtl", names: "ar", intl: "ur-PK-u-ca-gregory-nu-latn" },
  hi: { name: "हिन्दी", dir: "ltr", names: "en", intl: "hi-IN-u-ca-gregory-nu-latn" },
  tl: { name: "Filipino", dir: "ltr", names: "en", intl: "fil-PH-u-ca-gregory-nu-latn" },
} as const;

export type Language = keyof typeof LANGUAGES;
export type NameLanguage = (typeof LANGUAGES)[Language]["names"];

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];
export const DEFAULT_LANGUAGE: Language = "ar";

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && Object.hasOwn(LANGUAGES, value);
}
