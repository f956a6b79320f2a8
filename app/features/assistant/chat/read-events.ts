import { EventSourceParserStream } from "eventsource-parser/stream";
import type { ChatEvent } from "../schema";

/** The events of an answer as they come. Comments are passed over, and so is a frame that is cut off. */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<ChatEvent> {
  // Safari can't walk a stream with `for await`.
  const reader = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (let event = await reader.read(); !event.done; event = await reader.read())
      yield JSON.parse(event.value.data) as ChatEvent;
  } finally {
    reader.cancel().catch(() => {});
  }
}
