import { useTranslation } from "react-i18next";
import { AnswerView } from "./AnswerView";
import type { ShownExchange } from "./message";

interface ExchangesProps {
  exchanges: ShownExchange[];
  /** ms */
  now: number;
}

/** What was said, question by question. */
export function Exchanges({ exchanges, now }: ExchangesProps) {
  const { t } = useTranslation("chat");
  return (
    <ol className="chat-exchanges" aria-label={t("conversation")}>
      {exchanges.map((exchange) => (
        <li key={exchange.questionId} id={`q-${exchange.questionId}`} className="stack">
          <div className="chat-question">
            <span className="visually-hidden">{t("you")}</span>
            <p className="written" dir="auto">
              {exchange.question}
            </p>
          </div>
          <AnswerView exchange={exchange} now={now} />
        </li>
      ))}
    </ol>
  );
}
