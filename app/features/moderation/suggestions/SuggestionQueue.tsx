import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Name } from "~/ui/Name";
import { type QueueShown, ReviewQueue } from "../ReviewQueue";
import type { SuggestionState } from "./states";

interface SuggestionQueueProps extends QueueShown<SuggestionState> {
  rows: {
    id: number;
    name: string;
    times: number;
    created_at: number;
    name_ar: string | null;
    name_en: string | null;
  }[];
}

/** The restaurants people miss, for those who review them. */
export function SuggestionQueue({ rows, ...queue }: SuggestionQueueProps) {
  const { t } = useTranslation("moderation");
  const language = useLanguage();
  return (
    <ReviewQueue title={t("title")} queue={queue} wordOf={(name) => t(`state.${name}`)}>
      {rows.length > 0 ? (
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
      ) : null}
    </ReviewQueue>
  );
}
