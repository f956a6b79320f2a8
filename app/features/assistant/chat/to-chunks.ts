import type { UIMessageChunk } from "ai";
import type { ChatEvent, FinishReason } from "../schema";

type Chunk = UIMessageChunk<{ finishReason: FinishReason }>;

/** The contract's events as the chunks that `useChat` builds a message of. A tool between two texts parts them. */
export async function* toChunks(events: AsyncIterable<ChatEvent>): AsyncGenerator<Chunk> {
  let texts = 0;
  let writing = false;
  const id = () => `text-${texts}`;
  function* endText(): Generator<Chunk> {
    if (writing) yield { type: "text-end", id: id() };
    writing = false;
  }
  yield { type: "start" };
  for await (const event of events) {
    if (event.type === "text-delta") {
      if (!writing) {
        texts += 1;
        writing = true;
        yield { type: "text-start", id: id() };
      }
      yield { type: "text-delta", id: id(), delta: event.textDelta };
      continue;
    }
    yield* endText();
    if (event.type === "tool-call") {
      const { toolCallId, toolName, args: input } = event;
      yield { type: "tool-input-available", toolCallId, toolName, input, dynamic: true };
    } else if (event.type === "tool-result") {
      const { toolCallId, result: output } = event;
      yield { type: "tool-output-available", toolCallId, output, dynamic: true };
    } else {
      const { finishReason } = event;
      return yield { type: "finish", messageMetadata: { finishReason } };
    }
  }
  throw new Error("offline");
}
