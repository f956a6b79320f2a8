import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { LinkButton } from "~/ui/Button";
import { Name } from "~/ui/Name";
import { Page } from "~/ui/Page";
import { StateTabs } from "~/ui/StateTabs";
import type { SuggestionState } from "./states";

interface SuggestionQueueProps {
  state: SuggestionState;
  counts: { name: SuggestionState; count: number }[];
  rows: {
    id: number;
    name: string;
    times: number;
    created_at: number;
    name_ar: string | null;
    name_en: string | null;
  }[];
  /** Where the next page begins; null on the last. */
  next: number | null;
}

/** The restaurants people miss, for those who review them. */
export function SuggestionQueue({ state, counts, rows, next }: SuggestionQueueProps) {
  const { t } = useTranslation("moderation");
  const language = useLanguage();
  return (
    <Page narrow title={t("title")}>
      <StateTabs
        label={t("states")}
        state={state}
        counts={counts}
        wordOf={(name) => t(`state.${name}`)}
      />
      {rows.length === 0 ? (
        <p>{t("empty")}</p>
      ) : (
        <ul className="stack">
          {rows.map(({ id, name, times, created_at, name_ar, name_en }) => (
            <li key={id}>
              <Link className="card card-link" to={`/moderate/suggestions/${id}`}>
                <bdi>{name}</bdi>
                <span className="quiet small block">
                  {(name_ar ?? name_en) !== null && (
                    <>
                      <Name ar={name_ar} en={name_en} /> ·{" "}
                    </>
                  )}
                  {t("times", { count: times })} · {formatDate(created_at, language)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {next !== null && (
        <LinkButton quiet to={`?state=${state}&offset=${next}`}>
          {t("next")}
        </LinkButton>
      )}
    </Page>
  );
}
