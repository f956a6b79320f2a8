import { setImmediate as nextTurn } from "node:timers/promises";
import type { Ending } from "./open-streams.server";
import { whenTaken } from "./request-state.server";

/** Characters that leave together: few enough to be made within a few ms. */
const CHUNK = 32 * 1024;

/**
 * A long text as the body of an answer, made while it is sent: after each chunk the event loop takes a turn, and the next is
 * made once the reader has taken what there was. When the reader goes, or `ending` is aborted, the rest is not made.
 */
export function textStream(
  pieces: AsyncGenerator<string>,
  request: Request,
  ending: AbortSignal,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(stream) {
      await nextTurn();
      await whenTaken(request);
      let chunk = "";
      while (chunk.length < CHUNK) {
        if (ending.aborted) {
          if (ending.reason === ("gone" satisfies Ending)) return stream.close();
          // What is cut off must not look whole.
          throw new Error("The process left before an answer was whole");
        }
        const { value, done } = await pieces.next();
        if (done) {
          stream.enqueue(encoder.encode(chunk));
          return stream.close();
        }
        chunk += value;
      }
      stream.enqueue(encoder.encode(chunk));
    },
    cancel: () => pieces.return(undefined).then(() => {}),
  });
}
