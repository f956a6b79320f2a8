import { setTimeout } from "node:timers/promises";
import type { Kysely } from "kysely";
import { ApiError } from "~/server/api/errors";
import { endingOf, eventStream } from "~/server/http/event-stream.server";
import type { Database } from "~db/schema";
import { readEventId } from "./conversations/event-id";
import { followStream } from "./conversations/follow-stream.server";
import { LOOK_EVERY_MS, SAVE_EVERY_MS, stateNow } from "./conversations/state";
import { findStream, type KeptStream, type StreamName } from "./conversations/streams.server";
import { onWire } from "./on-wire";
import type { ChatRequest } from "./schema";

/** A reader may know more than is written down; so long that it is written down twice meanwhile, ms. */
const CATCH_UP_MS = 3 * SAVE_EVERY_MS;

/**
 * Goes on with a stream that was cut off: what came after the event that the reader names, and then the rest as it comes.
 * Any process can, since all it needs is in the database.
 *
 * @throws ApiError `invalid_request` for what is no id, or of an event that is still to come; `not_found` where the person
 * has no such stream.
 */
export async function resumeAnswer(
  db: Kysely<Database>,
  userId: string,
  { conversation_id: conversationId, question_id: questionId }: ChatRequest,
  { lastEventId, request }: { lastEventId: string; request: Request },
): Promise<Response> {
  const last = readEventId(lastEventId);
  if (!last || !conversationId || !questionId) throw new ApiError("invalid_request");
  const name = { userId, conversationId, questionId, attempt: last.attempt };
  const reader = endingOf(request);
  const kept = await caughtUp(db, name, last.number, reader.signal);
  const events = followStream(db, name, { kept, seen: last.number, signal: reader.signal });
  return eventStream(onWire(events, last.attempt, last.number), reader);
}

/** A stream, once it is written down as far as its reader knows it, or its process has written nothing for too long. */
async function caughtUp(
  db: Kysely<Database>,
  name: StreamName,
  seen: number,
  signal: AbortSignal,
): Promise<KeptStream> {
  const patience = Date.now() + CATCH_UP_MS;
  let written = 0;
  let before: number | undefined;
  for (;;) {
    const now = Date.now();
    const kept = await findStream(db, name, now);
    if (!kept) throw new ApiError("not_found");
    if (before !== undefined && kept.updated_at !== before) written += 1;
    before = kept.updated_at;
    const ended = kept.state !== "answering";
    if (seen <= kept.sent.length + Number(ended)) return kept;
    // The first writing may have begun before the reader came; whatever they have read is in the second.
    if (ended || written === 2) throw new ApiError("invalid_request");
    if (stateNow(kept, now) !== "answering" || now > patience || signal.aborted) return kept;
    await setTimeout(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
  }
}
