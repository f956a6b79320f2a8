import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "~/ui/Button";
import { EmptyReceipt } from "~/ui/EmptyReceipt";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { type BoardAddress, boardPath } from "./address";
import { BoardFilters } from "./BoardFilters";
import { BoardList } from "./BoardList";
import type { BoardEntry } from "./schema";

interface LeaderboardPageProps {
  address: BoardAddress;
  areas: readonly { name_ar: string; name_en: string }[];
  entries: readonly BoardEntry[];
  nextOffset: number | null;
  /** The signed-in person: their part of the board, and whether they may be shown; null for a stranger. */
  own: { username: string; isListed: boolean; around: readonly BoardEntry[] } | null;
}

/** Who brings the prices: the people who want to be seen, by what they earned. */
export function LeaderboardPage(page: LeaderboardPageProps) {
  const { address, entries, nextOffset, own } = page;
  const { t } = useTranslation("community");
  const isOnPage = entries.some(({ username }) => username === own?.username);
  return (
    <Page title={t("board.title")} lead={t("board.lead")}>
      <BoardFilters address={address} areas={page.areas} />
      {own && own.around.length > 0 && !isOnPage && (
        <section className="stack stack-tight" aria-labelledby="around">
          <h2 id="around">{t("board.around")}</h2>
          <BoardList entries={own.around} own={own.username} />
        </section>
      )}
      {entries.length > 0 ? (
        <section className="stack stack-tight" aria-labelledby="board">
          <h2 id="board">{t(`board.heading.${address.period}`)}</h2>
          <BoardList entries={entries} own={own?.username ?? null} />
        </section>
      ) : (
        <section className="stack stack-tight" aria-labelledby="board">
          <EmptyReceipt />
          <h2 id="board">{t("board.nobody")}</h2>
          <p>{t(address.scope === "district" ? "board.nobodyArea" : "board.nobodyLead")}</p>
        </section>
      )}
      {(address.offset > 0 || nextOffset !== null) && (
        <p className="cluster">
          {address.offset > 0 && (
            <LinkButton quiet to={boardPath(address)}>
              {t("board.first")}
            </LinkButton>
          )}
          {nextOffset !== null && (
            <LinkButton quiet to={boardPath(address, nextOffset)}>
              {t("board.next")}
            </LinkButton>
          )}
        </p>
      )}
      {own && !own.isListed && (
        <Notice>
          <p>
            {t("board.hidden")} <Link to="/profile">{t("board.hiddenLink")}</Link>
          </p>
        </Notice>
      )}
      <p className="quiet small">{t("board.rule")}</p>
    </Page>
  );
}
