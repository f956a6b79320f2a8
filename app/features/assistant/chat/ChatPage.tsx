import { Link } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Draft } from "~/features/forms";
import { TapForm } from "~/features/prices/ui";
import { LinkButton } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Page } from "~/ui/Page";
import { OwnChecksProvider } from "../cards/own-checks";
import { conversationPath } from "../conversations/page";
import { wordsOf } from "../conversations/parts";
import { ChoiceForm } from "./Choices";
import { Composer } from "./Composer";
import { Exchanges } from "./Exchanges";
import { Spoken } from "./Spoken";
import { Suggestions } from "./Suggestions";
import { Retry, Trouble } from "./Trouble";
import { type ConversationData, useConversation } from "./use-conversation";
import { useScrollAlong } from "./use-scroll-along";

export interface ChatPageProps {
  conversation: ConversationData;
  title: string;
  /** Names the question that the form of a browser without scripts sends next. */
  questionId: string;
  /** Questions a minute. */
  limit: number;
  /** A question that was not taken: what was typed, and what is wrong with it. */
  draft: Draft | null;
}

/** Why a form without scripts was refused. */
export type ChatFormProblem = "empty" | "tooMany";

/** The assistant: what was said, and where one says more. */
export function ChatPage(props: ChatPageProps) {
  const { t } = useTranslation("chat");
  const { conversation, draft, limit, questionId } = props;
  const { exchanges, hasEarlier, busy, problem, ask, stop, retry } = useConversation(
    conversation,
    questionId,
  );
  const [refused, setRefused] = useState(draft?.errors.message);
  const last = exchanges.at(-1);
  const waiting = last?.state === "answering";
  const onAsk = (text: string) => {
    setRefused(undefined);
    ask(text);
  };
  useScrollAlong(last?.questionId, last ? last.parts.length + wordsOf(last.parts).length : 0);
  const error = refused && t(refused === "tooMany" ? "problem.tooMany" : "problem.empty");
  const canRetry = last && !busy && !waiting && (problem || last.state !== "stop");
  return (
    <Page
      narrow
      title={exchanges.length > 0 ? <bdi>{props.title}</bdi> : t("title")}
      lead={exchanges.length > 0 ? undefined : t("lead")}
    >
      {error && (
        <ErrorSummary title={t("notSent")} errors={[{ fieldId: "message", message: error }]} />
      )}
      <TapForm />
      <nav className="cluster" aria-label={t("conversations")}>
        {exchanges.length > 0 && (
          <LinkButton quiet to="/chat">
            {t("new")}
          </LinkButton>
        )}
        <Link className="target-link" to="/chats">
          {t("past")}
        </Link>
        <Link className="target-link" to="/profile/memory">
          {t("memory.title")}
        </Link>
      </nav>
      {hasEarlier && (
        <p>
          <Link className="target-link" to={conversationPath(conversation.id, 2)}>
            {t("pages.earlier")}
          </Link>
        </p>
      )}
      {exchanges.length === 0 ? (
        <Suggestions conversationId={conversation.id} questionId={questionId} onAsk={onAsk} />
      ) : (
        <OwnChecksProvider value={conversation.ownChecks}>
          <Exchanges exchanges={exchanges} now={conversation.now} canChoose={!busy && !waiting} />
          <ChoiceForm conversationId={conversation.id} questionId={questionId} onAsk={onAsk} />
        </OwnChecksProvider>
      )}
      {waiting && !busy && (
        <p>
          <Link to={`/chat/${conversation.id}`} reloadDocument>
            {t("showRest")}
          </Link>
        </p>
      )}
      {problem && <Trouble problem={problem} />}
      {canRetry && (
        <Retry
          conversationId={conversation.id}
          questionId={last.questionId}
          question={last.question}
          onRetry={retry}
        />
      )}
      <Spoken last={last} busy={busy} />
      <Composer
        conversationId={conversation.id}
        questionId={questionId}
        draft={draft?.values.message ?? ""}
        limit={limit}
        error={error}
        busy={busy}
        failed={problem !== null}
        onAsk={onAsk}
        onStop={stop}
      />
      <div id="chat-end" />
    </Page>
  );
}
