import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatAge } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { LinkButton } from "~/ui/Button";
import { EmptyReceipt } from "~/ui/EmptyReceipt";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";

export interface ConversationListProps {
  rows: { id: string; title: string; updated_at: number }[];
  /** ms */
  now: number;
  /** One has just been deleted. */
  deleted: boolean;
}

/** A person's past conversations, the latest first. */
export function ConversationList({ rows, now, deleted }: ConversationListProps) {
  const { t } = useTranslation("chat");
  const language = useLanguage();
  const empty = rows.length === 0;
  return (
    <Page
      narrow
      title={t("list.title")}
      lead={t("list.lead")}
      drawing={empty ? <EmptyReceipt /> : undefined}
    >
      {deleted && <Notice kind="good">{t("list.deleted")}</Notice>}
      {empty && <p>{t("list.empty")}</p>}
      <p className="cluster">
        <LinkButton to="/chat">{t("new")}</LinkButton>
      </p>
      <ul className="stack">
        {rows.map(({ id, title, updated_at }) => (
          <li key={id} className="spread">
            <Link className="target-link" to={`/chat/${id}`}>
              <bdi>{title}</bdi>
            </Link>
            <span className="cluster">
              <time
                className="quiet small"
                dateTime={new Date(updated_at).toISOString()}
                suppressHydrationWarning
              >
                {formatAge(updated_at, now, language)}
              </time>
              <Link className="target-link small" to={`/chats/${id}`}>
                {t("list.manage")}
                <span className="visually-hidden">: {title}</span>
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </Page>
  );
}
