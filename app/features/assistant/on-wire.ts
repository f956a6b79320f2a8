import type { StreamEvent } from "~/server/http/event-stream.server";
import { eventIdOf } from "./conversations/event-id";
import type { AnswerEvent, ChatEvent } from "./schema";

/**
 * Events as they go out, each with an id where their stream can be gone on with.
 *
 * @param attempt names that stream; undefined where nothing of it is kept.
 * @param seen the number of the event before them in it.
 */
export async function* onWire(
  events: AsyncIterable<AnswerEvent>,
  attempt: string | undefined,
  seen = 0,
): AsyncGenerator<StreamEvent> {
  let number = seen;
  for await (const event of events) {
    number += 1;
    const data = spoken(event);
    yield attempt === undefined ? { data } : { data, id: eventIdOf({ attempt, number }) };
  }
}

/** A reader of the stream is told of a failure in words. */
export const spoken = (event: AnswerEvent): ChatEvent =>
  event.type === "failure" ? { type: "text-delta", textDelta: event.textDelta } : event;
