import { setTimeout } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import type { AnswerEvent } from "../schema";
import { LOOK_EVERY_MS, stateNow } from "./state";
import { findStream, type KeptStream, type StreamName } from "./streams.server";
import { GRACE_MS, wantAnswer } from "./wanted.server";

/** How often to say that somebody waits: twice as often as is needed, ms. */
const SAY_EVERY_MS = GRACE_MS / 2;

/**
 * The events of a stream after one of them, each as soon as it is written down, to `finish`. Whoever makes the answer goes
 * on with it for as long as it is followed. One that was broken off, asked anew or deleted ends as `aborted`.
 *
 * @param kept the stream as it was found.
 * @param seen the number of the last event that the reader has.
 * @param signal where it is aborted, what comes next is left to another process, or to nobody: there is no `finish`.
 */
export async function* followStream(
  db: Kysely<Database>,
  name: StreamName,
  { kept, seen, signal }: { kept: KeptStream; seen: number; signal: AbortSignal },
): AsyncGenerator<AnswerEvent> {
  let stream: KeptStream | undefined = kept;
  let said = Number.NEGATIVE_INFINITY;
  let last = seen;
  for (;;) {
    const now = Date.now();
    const sent = stream?.sent ?? [];
    yield* sent.slice(last);
    last = Math.max(last, sent.length);
    const state = stream ? stateNow(stream, now) : "aborted";
    if (state !== "answering") {
      // Whoever names the last event has all; of a stream that was broken off they may have more than was written down.
      if (stream?.state !== state || last === sent.length)
        yield { type: "finish", finishReason: state };
      return;
    }
    if (now - said >= SAY_EVERY_MS) {
      said = now;
      await wantAnswer(db, { ...name, now });
    }
    await setTimeout(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
    if (signal.aborted) return;
    stream = await findStream(db, name, Date.now());
  }
}
