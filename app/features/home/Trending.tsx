import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "~/i18n/languages";
import { Name } from "~/ui/Name";
import { Sentence } from "~/ui/Sentence";
import type { HomeTrends } from "./home-trends.server";

/** What people ask for now, each a question to ask with one press. */
export function Trending({ area, intents }: HomeTrends) {
  const { t } = useTranslation();
  return (
    <section className="page stack stack-tight" aria-labelledby="trending">
      <header>
        <h2 id="trending">
          {area ? (
            <Sentence
              text={t("home.trendingIn")}
              parts={{ area: <Name ar={area.name_ar} en={area.name_en} /> }}
            />
          ) : (
            t("home.trending")
          )}
        </h2>
        <p className="quiet">{t("home.trendingLead")}</p>
      </header>
      <ol className="cluster trending">
        {intents.map(({ query, lang, users }) => (
          <li key={query}>
            <Link className="chip" to={`/search?${new URLSearchParams({ q: query })}`}>
              <bdi lang={lang} dir={LANGUAGES[lang].dir}>
                {query}
              </bdi>
              <span className="trending-people">{t("home.people", { count: users })}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
