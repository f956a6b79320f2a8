import { useTranslation } from "react-i18next";
import type { FeedbackLine, FeedbackState } from "~/features/feedback";
import { FeedbackList } from "~/features/feedback/ui";
import { type QueueShown, ReviewQueue } from "../ReviewQueue";

interface QueueProps extends QueueShown<FeedbackState> {
  rows: FeedbackLine[];
}

/** What people have told us, for those who review it. */
export function Queue({ rows, ...queue }: QueueProps) {
  const { t } = useTranslation("feedback");
  return (
    <ReviewQueue title={t("queue.title")} queue={queue} wordOf={(name) => t(`states.${name}`)}>
      {rows.length > 0 ? (
        <FeedbackList lines={rows} pathOf={(id) => `/moderate/feedback/${id}`} />
      ) : null}
    </ReviewQueue>
  );
}
