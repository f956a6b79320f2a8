import type { ChatTransport, UIMessageChunk } from "ai";
import { wordsOf } from "../conversations/parts";
import { LAST_EVENT_ID } from "../last-event-id";
import { LONGEST_MESSAGE, MOST_MESSAGES } from "../limits";
import type { ChatMessage } from "../schema";
import { exchangesOf, type Message } from "./message";
import { throughCuts } from "./through-cuts";
import { toChunks } from "./to-chunks";

/** Why there is no answer: not signed in any more, too many questions, no connection, or our own fault. */
export type ChatProblem = "unauthorized" | "tooMany" | "offline" | "refused" | "failed";

const PROBLEM_OF: Record<number, ChatProblem> = {
  400: "refused",
  401: "unauthorized",
  429: "tooMany",
};

/** Sends questions to POST /api/chat and reads its stream, for `useChat`. */
export function chatTransport(onBegun: () => void): ChatTransport<Message> {
  return {
    async sendMessages({ chatId, messages, abortSignal }) {
      const question = messages.findLast(({ role }) => role === "user");
      const body = JSON.stringify({
        messages: historyOf(messages),
        conversation_id: chatId,
        question_id: question?.id,
      });
      const send = (headers: Record<string, string>) =>
        fetch("/api/chat", {
          method: "POST",
          headers: { "Content-Type": "application/json", ...headers },
          body,
          signal: abortSignal ?? null,
        });
      const response = await send({}).catch((error: Error) => {
        throw error.name === "AbortError" ? error : new Error("offline");
      });
      if (!response.ok || !response.body) throw new Error(PROBLEM_OF[response.status] ?? "failed");
      onBegun();
      const resume = (id: string) => send({ [LAST_EVENT_ID]: id });
      return streamOf(toChunks(throughCuts(response, resume, abortSignal)));
    },
    reconnectToStream: async () => null,
  };
}

/** The conversation as the contract takes it: the latest 50 messages, and none too long. */
function historyOf(messages: readonly Message[]): ChatMessage[] {
  return exchangesOf(messages, { answering: true, dates: new Map(), now: 0 })
    .flatMap(({ question, parts }): ChatMessage[] => [
      { role: "user", content: question },
      { role: "assistant", content: wordsOf(parts).slice(0, LONGEST_MESSAGE) },
    ])
    .filter(({ content }) => content !== "")
    .slice(-MOST_MESSAGES);
}

function streamOf(chunks: AsyncGenerator<UIMessageChunk>): ReadableStream<UIMessageChunk> {
  return new ReadableStream({
    async pull(stream) {
      try {
        const { value, done } = await chunks.next();
        if (done) stream.close();
        else stream.enqueue(value);
      } catch (error) {
        stream.error(error instanceof TypeError ? new Error("offline") : error);
      }
    },
    cancel: () => chunks.return(undefined).then(() => {}),
  });
}
