import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { Notice } from "~/ui/Notice";
import type { ChatProblem } from "./transport";

/** Why there is no answer, or not all of it, with the next step as a button. */
export function Trouble({ problem }: { problem: ChatProblem }) {
  const { t } = useTranslation("chat");
  const { pathname } = useLocation();
  return (
    <div role="alert">
      <Notice kind="error">
        <div className="stack stack-tight">
          <p>{t(`problem.${problem}`)}</p>
          {problem === "unauthorized" && (
            <p>
              <LinkButton quiet to={`/login?${new URLSearchParams({ redirectTo: pathname })}`}>
                {t("signIn")}
              </LinkButton>
            </p>
          )}
        </div>
      </Notice>
    </div>
  );
}

interface RetryProps {
  conversationId: string;
  questionId: string;
  question: string;
  onRetry(): void;
}

/** Asks the last question again; it stays one question. */
export function Retry({ conversationId, questionId, question, onRetry }: RetryProps) {
  const { t } = useTranslation("chat");
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onRetry();
      }}
    >
      <input type="hidden" name="conversation" value={conversationId} />
      <input type="hidden" name="question" value={questionId} />
      <input type="hidden" name="message" value={question} />
      <button type="submit" className="button button-quiet">
        <Icon name="rotate-ccw" />
        {t("retry")}
      </button>
    </form>
  );
}
