import { LAST_EVENT_ID } from "../last-event-id";
import type { ChatEvent } from "../schema";
import { readEvents } from "./read-events";

/** How long to wait before each try to reach the service again, ms: together less than it goes on without a reader. */
const TRIES_MS = [0, 500, 1_500, 3_000];

/**
 * The events of an answer, gone on with where the connection was cut. It ends without `finish` where that can't be done.
 *
 * @param first the answer as it began.
 * @param resume asks for what comes after the event of an id. What it throws was no connection.
 */
export async function* throughCuts(
  first: Response,
  resume: (lastEventId: string) => Promise<Response>,
  signal: AbortSignal | undefined,
): AsyncGenerator<ChatEvent> {
  let response: Response | undefined = first;
  let last = first.headers.get(LAST_EVENT_ID);
  for (let tries = 0; tries <= TRIES_MS.length; tries += 1) {
    try {
      if (response?.body)
        for await (const { event, id } of readEvents(response.body)) {
          tries = 0;
          last = id ?? last;
          yield event;
          if (event.type === "finish") return;
        }
    } catch (error) {
      if (!last) throw error;
    }
    const wait = TRIES_MS[tries];
    if (!last || wait === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, wait));
    signal?.throwIfAborted();
    response = await resume(last).catch(() => undefined);
    if (response && !response.ok && response.status < 500) return;
  }
}
