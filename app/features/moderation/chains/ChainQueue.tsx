import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Notice } from "~/ui/Notice";
import { SubmitButton } from "~/ui/SubmitButton";
import { ActLog } from "../catalogue/ActLog";
import type { NamedAct } from "../catalogue/acts-page.server";
import { type QueueShown, ReviewQueue } from "../ReviewQueue";
import { ChainCard } from "./ChainCard";
import type { ChainPair } from "./chains-page.server";
import type { ChainNote, ChainState } from "./states";

interface ChainQueueProps extends QueueShown<ChainState> {
  pairs: ChainPair[];
  acts: NamedAct[];
  note: ChainNote | null;
  /** How many pairs were decided at once and how many not, where not all were. */
  told: { done: number; refused: number } | null;
}

const SEVERAL = "several-pairs";

/** Restaurants that may be one chain, pair by pair or several at once, and the log of what was decided, which can be taken back. */
export function ChainQueue({ pairs, acts, note, told, ...queue }: ChainQueueProps) {
  const { t } = useTranslation("moderation");
  return (
    <ReviewQueue
      title={t("chains.title")}
      queue={queue}
      wordOf={(state) => t(`chains.state.${state}`)}
      notice={
        note && (
          <Notice kind={(note === "done" || note === "decided") && !told ? "good" : "warning"}>
            {told && <p>{t("chains.several", told)}</p>}
            {(note !== "decided" || !told) && <p>{t(`chains.note.${note}`)}</p>}
          </Notice>
        )
      }
    >
      {pairs.length > 0 ? (
        <>
          <p>{t("chains.lead")}</p>
          <ul className="stack">
            {pairs.map((pair) => (
              <li key={pair.id}>
                <ChainCard pair={pair} among={pairs.length > 1 ? SEVERAL : undefined} />
              </li>
            ))}
          </ul>
          {pairs.length > 1 && (
            <Form method="post" className="stack stack-tight" id={SEVERAL}>
              <h2>{t("chains.selected")}</h2>
              <div className="cluster">
                <SubmitButton name="act" value="chain">
                  {t("chains.chain")}
                </SubmitButton>
                <SubmitButton quiet name="act" value="apart">
                  {t("chains.apart")}
                </SubmitButton>
              </div>
            </Form>
          )}
        </>
      ) : acts.length > 0 ? (
        <ActLog acts={acts} />
      ) : null}
    </ReviewQueue>
  );
}
