import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "~/ui/Button";
import { Page } from "~/ui/Page";
import { StateTabs } from "~/ui/StateTabs";

/** A queue in one of its states. */
export interface QueueShown<State extends string> {
  state: State;
  counts: readonly { name: State; count: number }[];
  /** Where the next page begins; null on the last. */
  next: number | null;
}

interface ReviewQueueProps<State extends string> {
  title: string;
  queue: QueueShown<State>;
  /** What people call a state. */
  wordOf: (state: State) => string;
  /** What was just done. */
  notice?: ReactNode;
  /** What is in it; null while nothing is. */
  children: ReactNode;
}

/** What waits for a moderator or was decided, state by state and page by page. */
export function ReviewQueue<State extends string>(props: ReviewQueueProps<State>) {
  const { children, notice, queue, title, wordOf } = props;
  const { t } = useTranslation("moderation");
  return (
    <Page narrow title={title}>
      {notice}
      <StateTabs label={t("states")} state={queue.state} counts={queue.counts} wordOf={wordOf} />
      {children ?? <p>{t("empty")}</p>}
      {queue.next !== null && (
        <LinkButton quiet to={`?state=${queue.state}&offset=${queue.next}`}>
          {t("next")}
        </LinkButton>
      )}
    </Page>
  );
}
