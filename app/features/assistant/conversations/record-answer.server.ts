import type { Kysely } from "kysely";
import { logWarning } from "~/server/log.server";
import type { Database } from "~db/schema";
import { spoken } from "../on-wire";
import type { AnswerEvent, ChatEvent } from "../schema";
import type { OpenExchange } from "./begin-exchange.server";
import { type AnswerPart, addEvent } from "./parts";
import { saveAnswer } from "./queries.server";
import { type ExchangeState, SAVE_EVERY_MS } from "./state";
import { isWanted } from "./wanted.server";

/** Whoever makes an answer, as far as writing it down goes. */
export interface Making {
  /** Since when its first reader has gone, ms; undefined while they are there. */
  goneAt(): number | undefined;
  /** Is told when nobody wants the answer any more. */
  giveUp(): void;
}

/** Passes an answer on while writing it down, to its end or to where it is given up. */
export async function* recordAnswer(
  db: Kysely<Database>,
  { id, attempt }: OpenExchange,
  events: AsyncIterable<AnswerEvent>,
  { goneAt, giveUp }: Making,
): AsyncGenerator<AnswerEvent> {
  const parts: AnswerPart[] = [];
  const sent: ChatEvent[] = [];
  let state: ExchangeState = "answering";
  const save = async () => {
    const now = Date.now();
    const row = await saveAnswer(db, { id, attempt, parts, sent, state, now });
    if (state === "answering" && !isWanted(row, goneAt(), now)) giveUp();
  };
  let saving: Promise<void> | undefined;
  const timer = setInterval(() => {
    saving ??= save()
      .catch((error: unknown) =>
        logWarning("An answer under way could not be written down", { error: String(error) }),
      )
      .finally(() => {
        saving = undefined;
      });
  }, SAVE_EVERY_MS);
  const saveEnd = async (ended: ExchangeState) => {
    clearInterval(timer);
    state = ended;
    // On its way on another connection it would come after the end, and take its place.
    await saving;
    await save();
  };
  try {
    for await (const event of events) {
      addEvent(parts, event);
      // Whoever hears that it is finished finds it written down: its state is the last event.
      if (event.type === "finish") await saveEnd(event.finishReason);
      else sent.push(spoken(event));
      yield event;
    }
  } finally {
    clearInterval(timer);
    if (state === "answering") await saveEnd("aborted");
  }
}
