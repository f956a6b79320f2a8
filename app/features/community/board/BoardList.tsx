import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "~/i18n/format";
import { LANGUAGES } from "~/i18n/languages";
import { useLanguage } from "~/i18n/use-language";
import type { BoardEntry } from "./schema";

interface BoardListProps {
  entries: readonly BoardEntry[];
  /** Whose line is set off. */
  own: string | null;
}

/** People in the order of the board, each leading to their profile. */
export function BoardList({ entries, own }: BoardListProps) {
  return (
    <ol className="card board">
      {entries.map((entry) => (
        <BoardLine key={entry.username} entry={entry} isOwn={entry.username === own} />
      ))}
    </ol>
  );
}

function BoardLine({ entry, isOwn }: { entry: BoardEntry; isOwn: boolean }) {
  const { t } = useTranslation("community");
  const language = useLanguage();
  const { names } = LANGUAGES[language];
  const level = entry.trust_level;
  return (
    <li className="board-line" aria-current={isOwn || undefined}>
      <span className="board-rank">{formatNumber(entry.rank, language)}</span>
      <img className="board-avatar" src={entry.avatar_url} alt="" width="40" height="40" />
      <span className="board-person">
        <Link to={`/u/${entry.username}`} className="target-link">
          <bdi>{entry.display_name}</bdi>
        </Link>
        <span className="quiet small">
          <span aria-hidden="true">{level.icon}</span>{" "}
          <span lang={names}>{names === "ar" ? level.name_ar : level.name_en}</span>
          {entry.area && (
            <>
              {" · "}
              <bdi lang="ar">{entry.area}</bdi>
            </>
          )}
        </span>
      </span>
      <span className="board-figures">
        <strong>{t("board.points", { count: entry.points })}</strong>
        <span className="quiet small">
          {t("board.contributions", { count: entry.contribution_count })}
        </span>
      </span>
    </li>
  );
}
