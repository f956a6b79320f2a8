import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Sentence } from "~/ui/Sentence";
import type { ModerationAct } from "./queries.server";

/** What moderators did, line by line. */
export function ActList({ acts }: { acts: readonly ModerationAct[] }) {
  const { t } = useTranslation("moderation");
  const language = useLanguage();
  if (acts.length === 0) return <p>{t("home.noActs")}</p>;
  return (
    <ul className="stack">
      {acts.map(({ id, act, actor, subject, reason, at }) => (
        <li key={id}>
          <Sentence
            text={t(`act.${act}`)}
            parts={{
              actor: actor === null ? t("act.former") : <bdi dir="ltr">@{actor}</bdi>,
              person: (
                <Link to={`/moderate/people/${subject}`}>
                  <bdi dir="ltr">@{subject}</bdi>
                </Link>
              ),
            }}
          />
          <span className="quiet small block">
            {formatDate(at, language)}
            {reason !== "" && <> · {t("act.why", { reason })}</>}
          </span>
        </li>
      ))}
    </ul>
  );
}
