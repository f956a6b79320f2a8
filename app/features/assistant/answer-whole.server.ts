import { joinInFlight } from "~/server/http/in-flight.server";
import type { Assistant } from "./assistant.server";
import { beginExchange, type NewExchange } from "./conversations/begin-exchange.server";
import { type Asking, keptAnswer } from "./kept-answer.server";

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
  from: Omit<Asking, "userId">,
): Promise<boolean> {
  const { userId, conversationId, questionId } = question;
  return joinInFlight(`chat ${userId} ${conversationId} ${questionId}`, async () => {
    const exchange = await beginExchange(assistant.db, question);
    if (!exchange) return false;
    for await (const _ of keptAnswer(assistant, exchange, { userId, ...from }));
    return true;
  });
}
