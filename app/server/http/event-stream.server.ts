import { setImmediate as nextTurn } from "node:timers/promises";
import { type Ending, keepOpen } from "./open-streams.server";
import { onAnswerClosed } from "./request-state.server";

/** Below the idle timeouts of proxies, ms. */
const HEARTBEAT_MS = 15_000;

/** An SSE comment, which clients ignore. */
const HEARTBEAT = ":\n\n";

const encoder = new TextEncoder();

/** Is aborted when nobody reads the answer of this request any more, or the process is leaving. */
export function endingOf(request: Request): AbortController {
  const ending = new AbortController();
  const over = keepOpen(ending);
  onAnswerClosed(request, () => {
    over();
    ending.abort("gone" satisfies Ending);
  });
  return ending;
}

/** One event; a stream that can be gone on with has ids. */
export interface StreamEvent {
  data: object;
  id?: string;
}

/**
 * An answer of Server-Sent Events, the data of each the JSON of one object. Nothing on the way may hold it back: it
 * is neither compressed nor kept. It begins with a comment, so that its first bytes are out at once.
 *
 * @param events come to their own end soon after `ending` is aborted.
 */
export function eventStream(
  events: AsyncIterable<StreamEvent>,
  ending: AbortController,
  heartbeatMs = HEARTBEAT_MS,
): Response {
  let close = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      let open = true;
      const send = (text: string) => stream.enqueue(encoder.encode(text));
      send(HEARTBEAT);
      const heartbeat = setInterval(send, heartbeatMs, HEARTBEAT);
      close = () => {
        open = false;
        clearInterval(heartbeat);
      };
      pump(events, (event) => open && send(frameOf(event)))
        .then(() => open && stream.close())
        .catch((error: unknown) => open && stream.error(error))
        .finally(close);
    },
    cancel() {
      close();
      ending.abort("gone" satisfies Ending);
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-cache, no-transform",
      // What nginx asks for.
      "X-Accel-Buffering": "no",
    },
  });
}

/** The data comes first: that is where readers look who know of no ids. */
const frameOf = ({ data, id }: StreamEvent): string =>
  `data: ${JSON.stringify(data)}\n${id === undefined ? "" : `id: ${id}\n`}\n`;

/**
 * Sends events one by one, yielding to the event loop after each: so it is flushed at once, and other requests are served
 * even if making the next event keeps the process busy.
 */
async function pump(
  events: AsyncIterable<StreamEvent>,
  send: (event: StreamEvent) => void,
): Promise<void> {
  for await (const event of events) {
    send(event);
    await nextTurn();
  }
}
