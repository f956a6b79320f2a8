import { type Ending, keepOpen } from "~/server/http/open-streams.server";
import { type Assistant, reply, type Talk } from "./assistant.server";
import type { OpenExchange } from "./conversations/begin-exchange.server";
import { recordAnswer } from "./conversations/record-answer.server";
import type { AnswerEvent } from "./schema";

/** Who asks, from where. */
export type Asking = Pick<Talk, "userId" | "destination" | "page">;

/**
 * An answer that is written down.
 *
 * @param reader is aborted when its reader leaves: it goes on for a while, since they may come back for the rest. Without
 *   one it goes on to its end.
 */
export async function* keptAnswer(
  assistant: Assistant,
  exchange: OpenExchange,
  asking: Asking,
  reader?: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const ending = new AbortController();
  const over = keepOpen(ending);
  let goneAt: number | undefined;
  const left = () => {
    goneAt = Date.now();
  };
  if (reader?.aborted) left();
  reader?.addEventListener("abort", left, { once: true });
  try {
    const { messages } = exchange;
    const events = reply(assistant, { ...asking, messages, signal: ending.signal });
    yield* recordAnswer(assistant.db, exchange, events, {
      goneAt: () => goneAt,
      giveUp: () => ending.abort("gone" satisfies Ending),
    });
  } finally {
    over();
  }
}
