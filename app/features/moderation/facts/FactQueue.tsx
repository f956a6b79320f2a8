import { useTranslation } from "react-i18next";
import { Notice } from "~/ui/Notice";
import { type QueueShown, ReviewQueue } from "../ReviewQueue";
import { FactCard } from "./FactCard";
import type { FactLine } from "./facts-page.server";
import type { FactState } from "./states";

interface FactQueueProps extends QueueShown<FactState> {
  facts: FactLine[];
  note: "done" | "own" | null;
}

/** What people told of restaurants, for those who review it, and the log of what was decided. */
export function FactQueue({ facts, note, ...queue }: FactQueueProps) {
  const { t } = useTranslation("facts");
  return (
    <ReviewQueue
      title={t("queue.title")}
      queue={queue}
      wordOf={(state) => t(`queue.state.${state}`)}
      notice={
        note && <Notice kind={note === "done" ? "good" : "warning"}>{t(`queue.${note}`)}</Notice>
      }
    >
      {facts.length > 0 ? (
        <ul className="stack">
          {facts.map((fact) => (
            <li key={fact.done?.id ?? fact.id}>
              <FactCard fact={fact} />
            </li>
          ))}
        </ul>
      ) : null}
    </ReviewQueue>
  );
}
