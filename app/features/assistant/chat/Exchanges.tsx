import { useTranslation } from "react-i18next";
import { AnswerView } from "./AnswerView";
import { CanChoose } from "./Choices";
import type { ShownExchange } from "./message";

interface ExchangesProps {
  exchanges: ShownExchange[];
  /** ms */
  now: number;
  /** Whether one of what the last answer offers can be chosen now. */
  canChoose?: boolean;
}

/** What was said, question by question. */
export function Exchanges({ exchanges, now, canChoose = false }: ExchangesProps) {
  const { t } = useTranslation("chat");
  return (
    <ol className="chat-exchanges" aria-label={t("conversation")}>
      {exchanges.map((exchange, place) => (
        <li key={exchange.questionId} id={`q-${exchange.questionId}`} className="stack">
          <div className="chat-question">
            <span className="visually-hidden">{t("you")}</span>
            <p className="written" dir="auto">
              {exchange.question}
            </p>
          </div>
          <CanChoose.Provider value={canChoose && place === exchanges.length - 1}>
            <AnswerView exchange={exchange} now={now} />
          </CanChoose.Provider>
        </li>
      ))}
    </ol>
  );
}
