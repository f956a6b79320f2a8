import { useTranslation } from "react-i18next";
import { Notice } from "~/ui/Notice";
import { type QueueShown, ReviewQueue } from "../ReviewQueue";
import { FeeCard } from "./FeeCard";
import type { FeeLine } from "./fees-page.server";
import type { FeeState } from "./states";

interface FeeQueueProps extends QueueShown<FeeState> {
  fees: FeeLine[];
  note: "done" | "own" | null;
}

/** Fees that people typed and that are more than their order, for those who review them. */
export function FeeQueue({ fees, note, ...queue }: FeeQueueProps) {
  const { t } = useTranslation("moderation");
  return (
    <ReviewQueue
      title={t("fees.title")}
      queue={queue}
      wordOf={(state) => t(`fees.state.${state}`)}
      notice={
        note && <Notice kind={note === "done" ? "good" : "warning"}>{t(`fees.${note}`)}</Notice>
      }
    >
      {fees.length > 0 ? (
        <>
          <p className="quiet">{t("fees.lead")}</p>
          <ul className="stack">
            {fees.map((fee) => (
              <li key={fee.order_id}>
                <FeeCard fee={fee} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </ReviewQueue>
  );
}
