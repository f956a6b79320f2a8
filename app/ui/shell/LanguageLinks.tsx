import { useLocation } from "@remix-run/react";
import { LANGUAGE_CODES, LANGUAGES } from "~/i18n/languages";
import { useLanguage } from "~/i18n/use-language";
import { pathIn } from "./path-in";

/** The same page in each language, by the language's own name. Each is a new page: nothing of the old language stays. */
export function LanguageLinks({ className }: { className: string }) {
  const current = useLanguage();
  const location = useLocation();
  return (
    <ul className={className}>
      {LANGUAGE_CODES.map((language) => (
        <li key={language}>
          <a
            href={pathIn(language, location)}
            lang={language}
            hrefLang={language}
            dir={LANGUAGES[language].dir}
            aria-current={language === current ? "true" : undefined}
          >
            {LANGUAGES[language].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
