import { useTranslation } from "react-i18next";
import { LinkButton } from "~/ui/Button";
import { Page } from "~/ui/Page";
import { StateTabs } from "~/ui/StateTabs";
import { type FeedbackLine, FeedbackList } from "./FeedbackList";
import type { FeedbackState } from "./state";

interface QueueProps {
  state: FeedbackState;
  counts: { name: FeedbackState; count: number }[];
  rows: FeedbackLine[];
  /** Where the next page begins; null on the last. */
  next: number | null;
}

/** What people have told us, for those who review it. */
export function Queue({ state, counts, rows, next }: QueueProps) {
  const { t } = useTranslation("feedback");
  return (
    <Page narrow title={t("queue.title")}>
      <StateTabs
        label={t("queue.states")}
        state={state}
        counts={counts}
        wordOf={(name) => t(`states.${name}`)}
      />
      {rows.length === 0 ? (
        <p>{t("queue.empty")}</p>
      ) : (
        <FeedbackList lines={rows} pathOf={(id) => `/moderate/feedback/${id}`} />
      )}
      {next !== null && (
        <LinkButton quiet to={`?state=${state}&offset=${next}`}>
          {t("queue.next")}
        </LinkButton>
      )}
    </Page>
  );
}
