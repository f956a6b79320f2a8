import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { ResultCards } from "../cards/ResultCards";
import type { ShownExchange } from "./message";
import { StepLine } from "./StepLine";
import { Words } from "./Words";

interface AnswerViewProps {
  exchange: ShownExchange;
  /** ms */
  now: number;
}

/** What came back on a question: steps as they happen, cards with what they found, and the words. */
export function AnswerView({ exchange, now }: AnswerViewProps) {
  const { t } = useTranslation("chat");
  const { questionId, parts, state, created_at } = exchange;
  const waiting = state === "answering";
  return (
    <div className="chat-answer stack stack-tight" aria-busy={waiting || undefined}>
      <span className="visually-hidden">{t("assistant")}</span>
      {parts.map((part, place) => {
        const key = `${place} ${part.type}`;
        if (part.type === "text") return <Words key={key} text={part.text} />;
        return (
          <Fragment key={key}>
            <StepLine call={part} waiting={waiting} />
            <ResultCards call={part} at={created_at} now={now} id={questionId} />
          </Fragment>
        );
      })}
      {waiting && parts.at(-1)?.type !== "text" && (
        <p className="chat-step chat-thinking">{t("thinking")}</p>
      )}
      {state === "aborted" && <p className="quiet small">{t("stopped")}</p>}
      {state === "length" && <p className="quiet small">{t("cut")}</p>}
    </div>
  );
}
