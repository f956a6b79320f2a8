import { useChat } from "@ai-sdk/react";
import { useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect, useMemo, useRef } from "react";
import type { OwnChecks } from "~/features/prices";
import { KEEP_FOCUS } from "~/ui/shell/use-new-page";
import { EXCHANGES_A_PAGE } from "../conversations/page";
import { exchangesOf, type Message, messagesOf, type ShownExchange } from "./message";
import { newId } from "./new-id";
import { type ChatProblem, chatTransport } from "./transport";

/** How often to look how far an answer is that somebody else is reading: before a refresh, or in another tab. */
const LOOK_EVERY_MS = 2_000;

export interface ConversationData {
  id: string;
  /** When the page was made, ms. */
  now: number;
  /** Which of its pages this is, from 1, the newest; and how many there are. */
  page: number;
  pages: number;
  exchanges: ShownExchange[];
  /** What the person said of the prices in it. */
  ownChecks: OwnChecks;
}

/**
 * The newest page of a conversation as it is shown and led: what the server knew, and what is said since. It stays as
 * long as a page is: what a refresh would show.
 *
 * @param questionId names the first question, as in the page's forms: one that a press sent before the page's scripts
 * came, and a second press after, is asked once.
 */
export function useConversation(
  { id, exchanges, now, pages }: ConversationData,
  questionId: string,
) {
  const nextQuestion = useRef(questionId);
  const navigate = useNavigate();
  const begun = useRef(exchanges.length > 0);
  const transport = useMemo(
    () =>
      chatTransport(() => {
        if (begun.current) return;
        // From here on the conversation has an address of its own, which a refresh leads to: at once, though the
        // page takes a moment to follow.
        begun.current = true;
        const address = `/chat/${id}`;
        history.replaceState(history.state, "", address);
        navigate(address, {
          replace: true,
          preventScrollReset: true,
          state: KEEP_FOCUS,
        });
      }),
    [id, navigate],
  );
  const chat = useChat<Message>({
    id,
    messages: messagesOf(exchanges),
    generateId: newId,
    transport,
    experimental_throttle: 50,
  });
  const busy = chat.status === "submitted" || chat.status === "streaming";
  const elsewhere = useAnswerElsewhere({ exchanges, own: busy, setMessages: chat.setMessages });
  const dates = useMemo(
    () => new Map(exchanges.map(({ questionId, created_at }) => [questionId, created_at])),
    [exchanges],
  );
  const said = exchangesOf(chat.messages, {
    answering: busy || elsewhere,
    failed: chat.error !== undefined,
    dates,
    now,
  });
  return {
    exchanges: said.slice(-EXCHANGES_A_PAGE),
    hasEarlier: pages > 1 || said.length > EXCHANGES_A_PAGE,
    busy,
    problem: chat.error ? problemOf(chat.error) : null,
    ask(text: string) {
      const question = nextQuestion.current;
      nextQuestion.current = newId();
      void chat.sendMessage({ id: question, parts: [{ type: "text", text }] });
    },
    stop() {
      void chat.stop();
      // To the service, a reader who only goes may be one whose connection was cut.
      const body = new URLSearchParams({ question: said.at(-1)?.questionId ?? "" });
      fetch(`/chats/${id}/stop`, { method: "POST", body, keepalive: true }).catch(() => {});
    },
    retry: () => chat.regenerate(),
  };
}

function problemOf({ message }: Error): ChatProblem {
  const known: ChatProblem[] = ["unauthorized", "tooMany", "offline", "refused"];
  return known.find((problem) => problem === message) ?? "failed";
}

/** Follows an answer that was on its way when the page came, until it ends. */
function useAnswerElsewhere({
  exchanges,
  own,
  setMessages,
}: {
  exchanges: ShownExchange[];
  own: boolean;
  setMessages: (messages: Message[]) => void;
}): boolean {
  const { revalidate } = useRevalidator();
  const following = useRef(exchanges.at(-1)?.state === "answering");
  const waiting = following.current && exchanges.at(-1)?.state === "answering" && !own;
  useEffect(() => {
    if (!following.current || own) return;
    setMessages(messagesOf(exchanges));
    if (exchanges.at(-1)?.state !== "answering") following.current = false;
  }, [exchanges, own, setMessages]);
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(revalidate, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [waiting, revalidate]);
  return waiting;
}
