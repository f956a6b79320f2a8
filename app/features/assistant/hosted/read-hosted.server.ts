import { LRUCache } from "lru-cache";
import type { Reader } from "~/providers/llm/reader";
import { logWarning } from "~/server/log.server";
import type { Transcript } from "../model/act/transcript";
import { lastTurns } from "../model/dialogue/dialogue";
import { type Filled, filledSchema } from "./filled";
import { INSTRUCTIONS } from "./instructions";

/** Answers that are being made at once: each of their steps reads the same. */
const MOST_KEPT = 500;

/** What a model elsewhere read in a conversation; null where it did not. */
export type HostedReading = (
  transcript: Transcript,
  signal: AbortSignal | undefined,
) => Promise<Filled | null>;

/**
 * Has a model elsewhere read conversations, once for each answer. It gets what the person wrote and nothing else: no name, no
 * place, no answer of ours.
 *
 * @param patienceMs how long is waited for it; one that is dead, slow or talks nonsense costs no more.
 */
export function readHosted(reader: Reader, patienceMs: number): HostedReading {
  const kept = new LRUCache<string, Promise<Filled | null>>({ max: MOST_KEPT });
  return ({ said, looked }, signal) => {
    const turns = lastTurns(said);
    const key = JSON.stringify(turns);
    const known = looked.length > 0 ? kept.get(key) : undefined;
    if (known) return known;
    const patience = AbortSignal.timeout(patienceMs);
    const reading = reader
      .fill({
        instructions: INSTRUCTIONS,
        said: turns,
        schema: filledSchema,
        signal: signal ? AbortSignal.any([signal, patience]) : patience,
      })
      .catch((error: unknown) => {
        if (!signal?.aborted)
          logWarning("The hosted model did not read a question", { reason: nameOf(error) });
        return null;
      });
    kept.set(key, reading);
    return reading;
  };
}

/** What went wrong, without anything the model's server said: that may hold a key, or someone's words. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { statusCode } = error as { statusCode?: number };
  return statusCode === undefined ? error.name : `${error.name} ${statusCode}`;
}
