import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "~/i18n/languages";
import { useLanguage } from "~/i18n/use-language";
import { SearchForm } from "~/ui/shell/SearchForm";

/** What the service does in one sentence, the field to ask in, and queries to try. */
export function Hero({ examples }: { examples: string[] }) {
  const { t } = useTranslation();
  const lang = LANGUAGES[useLanguage()].names;
  return (
    <section className="page hero">
      <h1 className="hero-title">{t("home.title")}</h1>
      <p className="lead">{t("home.lead")}</p>
      <SearchForm large />
      {examples.length > 0 && (
        <div className="hero-examples">
          <p className="quiet">{t("home.examples")}</p>
          <ul className="cluster">
            {examples.map((query) => (
              <li key={query}>
                <Link className="chip" to={`/search?${new URLSearchParams({ q: query })}`}>
                  <bdi lang={lang} dir={LANGUAGES[lang].dir}>
                    {query}
                  </bdi>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
