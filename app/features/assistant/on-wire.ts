import type { StreamEvent } from "~/server/http/event-stream.server";
import { eventIdOf } from "./conversations/event-id";
import type { AnswerEvent, ChatEvent } from "./schema";

/** An event, and which of its stream it is, from 1. */
export interface Numbered {
  number: number;
  event: AnswerEvent;
}

/**
 * Events as they go out, each with an id where their stream can be gone on with.
 *
 * @param attempt names that stream; undefined where nothing of it is kept.
 */
export async function* onWire(
  events: AsyncIterable<Numbered>,
  attempt: string | undefined,
): AsyncGenerator<StreamEvent> {
  for await (const { number, event } of events) {
    const data = spoken(event);
    yield attempt === undefined ? { data } : { data, id: eventIdOf({ attempt, number }) };
  }
}

/** A reader of the stream is told of a failure in words. */
const spoken = (event: AnswerEvent): ChatEvent =>
  event.type === "failure" ? { type: "text-delta", textDelta: event.textDelta } : event;
