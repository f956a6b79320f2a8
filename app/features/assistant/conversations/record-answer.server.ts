import type { Kysely } from "kysely";
import { logWarning } from "~/server/log.server";
import type { Database } from "~db/schema";
import type { AnswerEvent } from "../schema";
import type { OpenExchange } from "./begin-exchange.server";
import { type AnswerPart, addEvent } from "./parts";
import { saveAnswer } from "./queries.server";
import type { ExchangeState } from "./state";

/** How often an answer that is under way is written down: what a refresh, or another tab, can see of it. */
const SAVE_EVERY_MS = 1_000;

/** An answer that nobody has written on for so long was broken off with its process. */
export const ABANDONED_AFTER_MS = 20 * SAVE_EVERY_MS;

/** Passes an answer on while writing it down, to its end or to where it is given up. */
export async function* recordAnswer(
  db: Kysely<Database>,
  { id, attempt }: OpenExchange,
  events: AsyncIterable<AnswerEvent>,
): AsyncGenerator<AnswerEvent> {
  const parts: AnswerPart[] = [];
  let state: ExchangeState = "answering";
  const save = () => saveAnswer(db, { id, attempt, parts, state, now: Date.now() });
  const timer = setInterval(() => {
    if (state === "answering")
      save().catch((error: unknown) =>
        logWarning("An answer under way could not be written down", { error: String(error) }),
      );
  }, SAVE_EVERY_MS);
  try {
    for await (const event of events) {
      addEvent(parts, event);
      if (event.type === "finish") {
        state = event.finishReason;
        // Whoever hears that it is finished finds it written down.
        await save();
      }
      yield event;
    }
  } finally {
    clearInterval(timer);
    if (state === "answering") {
      state = "aborted";
      await save();
    }
  }
}
