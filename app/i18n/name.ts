import { LANGUAGES, type Language, type NameLanguage } from "./languages";

/** What something is called in the two scripts names exist in. At least one is there. */
export interface TwoNames {
  ar: string | null;
  en: string | null;
}

/** The name a reader of `language` gets, and the language it is in: the other script where theirs is missing. */
export function nameFor(language: Language, names: TwoNames): { text: string; lang: NameLanguage } {
  const wanted = LANGUAGES[language].names;
  const other = wanted === "ar" ? "en" : "ar";
  const text = names[wanted];
  return text ? { text, lang: wanted } : { text: names[other] ?? "", lang: other };
}
