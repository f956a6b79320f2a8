import { joinInFlight } from "~/server/http/in-flight.server";
import { keepOpen } from "~/server/http/open-streams.server";
import { type Assistant, reply, type Talk } from "./assistant.server";
import { beginExchange, type NewExchange } from "./conversations/begin-exchange.server";
import { recordAnswer } from "./conversations/record-answer.server";

/**
 * The door for pages without scripts: keeps a question and waits until its whole answer is kept beside it.
 * A second press of the button waits for the first. The answer is finished even when its reader leaves
 * the page: it will be there on return.
 *
 * @returns whether it was asked; not in another person's conversation.
 */
export function answerWhole(
  assistant: Assistant,
  question: NewExchange,
  { destination, page }: Pick<Talk, "destination" | "page">,
): Promise<boolean> {
  const { userId, conversationId, questionId } = question;
  return joinInFlight(`chat ${userId} ${conversationId} ${questionId}`, async () => {
    const exchange = await beginExchange(assistant.db, question);
    if (!exchange) return false;
    const ending = new AbortController();
    const over = keepOpen(ending);
    try {
      const { messages } = exchange;
      const events = reply(assistant, {
        userId,
        messages,
        destination,
        page,
        signal: ending.signal,
      });
      const making = { goneAt: () => undefined, giveUp: () => ending.abort() };
      for await (const _ of recordAnswer(assistant.db, exchange, events, making));
    } finally {
      over();
    }
    return true;
  });
}
