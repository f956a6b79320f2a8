import { EventSourceParserStream } from "eventsource-parser/stream";
import type { ChatEvent } from "../schema";

/** One event of an answer, and its id where its stream can be gone on with. */
export interface ReadEvent {
  event: ChatEvent;
  id: string | undefined;
}

/** The events of an answer as they come. Comments are passed over, and so is a frame that is cut off. */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<ReadEvent> {
  // Safari can't walk a stream with `for await`.
  const reader = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const { data, id } = read.value;
      yield { event: JSON.parse(data) as ChatEvent, id };
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}
