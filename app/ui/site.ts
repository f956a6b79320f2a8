import type { Language } from "~/i18n/languages";

/** What the root loader tells every page. */
export interface Site {
  language: Language;
  /** Such as https://waffir.example, for addresses that must be whole. */
  origin: string;
  /** What the service is called in this language, and what it says of itself. */
  name: string;
  description: string;
}
