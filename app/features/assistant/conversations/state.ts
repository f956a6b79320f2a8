import type { FinishReason } from "../schema";

/** Where an answer stands: on its way, or why it ended. */
export type ExchangeState = "answering" | FinishReason;

/** How often an answer that is under way is written down, ms: what a refresh, another tab or process can see of it. */
export const SAVE_EVERY_MS = 1_000;

/** How often whoever follows an answer looks whether there is more, ms. */
export const LOOK_EVERY_MS = SAVE_EVERY_MS / 2;

/** An answer that nobody has written on for so long was broken off with its process, ms. */
const ABANDONED_AFTER_MS = 20 * SAVE_EVERY_MS;

/** Where an answer really stands: one that nobody writes on any more is as far as it will get. Times in ms. */
export function stateNow(
  { state, updated_at }: { state: ExchangeState; updated_at: number },
  now: number,
): ExchangeState {
  return state === "answering" && now - updated_at > ABANDONED_AFTER_MS ? "aborted" : state;
}
