import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LevelName } from "~/features/prices/ui";
import { formatNumber } from "~/i18n/format";
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
  const figure = (count: number) => ({ count, n: formatNumber(count) });
  return (
    <li className="board-line" aria-current={isOwn || undefined}>
      <span className="board-rank">{formatNumber(entry.rank)}</span>
      <img className="board-avatar" src={entry.avatar_url} alt="" width="40" height="40" />
      <span className="board-person">
        <Link to={`/u/${entry.username}`} className="target-link">
          <bdi>{entry.display_name}</bdi>
        </Link>
        <span className="quiet small">
          <LevelName slug={entry.trust_level.slug} />
          {entry.area && (
            <>
              {" · "}
              <bdi lang="ar">{entry.area}</bdi>
            </>
          )}
        </span>
      </span>
      <span className="board-figures">
        <strong>{t("board.points", figure(entry.points))}</strong>
        <span className="quiet small">
          {t("board.contributions", figure(entry.contribution_count))}
        </span>
      </span>
    </li>
  );
}
