import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { TapForm } from "~/features/prices/ui";
import { LinkButton } from "~/ui/Button";
import { Page } from "~/ui/Page";
import { OwnChecksProvider } from "../cards/own-checks";
import { conversationPath } from "../conversations/page";
import { Exchanges } from "./Exchanges";
import type { ConversationData } from "./use-conversation";

/** What was said earlier in a conversation, a page at a time. One goes on talking on the newest page. */
export function EarlierPage({
  conversation,
  title,
}: {
  conversation: ConversationData;
  title: string;
}) {
  const { t } = useTranslation("chat");
  const { id, page, pages, exchanges, ownChecks, now } = conversation;
  return (
    <Page narrow title={<bdi>{title}</bdi>} lead={t("pages.page", { page, pages })}>
      <TapForm />
      <p className="cluster">
        {page < pages && (
          <Link className="target-link" to={conversationPath(id, page + 1)}>
            {t("pages.earlier")}
          </Link>
        )}
      </p>
      <OwnChecksProvider value={ownChecks}>
        <Exchanges exchanges={exchanges} now={now} />
      </OwnChecksProvider>
      <nav className="cluster" aria-label={t("pages.label")}>
        {page > 2 && (
          <LinkButton quiet to={conversationPath(id, page - 1)}>
            {t("pages.later")}
          </LinkButton>
        )}
        <LinkButton quiet to={conversationPath(id)}>
          {t("pages.newest")}
        </LinkButton>
      </nav>
    </Page>
  );
}
