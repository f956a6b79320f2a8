import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import type { FeedbackState } from "./state";

/** The most that is shown of a message in a list, in characters. */
const GLIMPSE = 80;

export interface FeedbackLine {
  id: string;
  message: string;
  created_at: number;
  state?: FeedbackState;
  username?: string;
}

/** Messages one under another, each a link to itself. */
export function FeedbackList({
  lines,
  pathOf,
}: {
  lines: FeedbackLine[];
  pathOf: (id: string) => string;
}) {
  const { t } = useTranslation("feedback");
  const language = useLanguage();
  return (
    <ul className="stack">
      {lines.map(({ id, message, created_at, state, username }) => (
        <li key={id}>
          <Link className="card card-link" to={pathOf(id)}>
            <bdi>{[...message].slice(0, GLIMPSE).join("")}</bdi>
            <span className="quiet small block">
              <bdi dir="ltr">{id}</bdi> · {formatDate(created_at, language)}
              {state && <> · {t(`states.${state}`)}</>}
              {username && (
                <>
                  {" "}
                  · <bdi dir="ltr">@{username}</bdi>
                </>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
