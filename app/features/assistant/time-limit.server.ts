/** Why an answer is given up: its reader has gone or the process leaves (`aborted`), or time is up. */
export type GivenUp = "aborted" | "slow";

/** The clock of one answer. */
export interface TimeLimit {
  signal: AbortSignal;
  /** Something came: a new silence begins. */
  heard(): void;
  /** Stops the clock. */
  over(): void;
}

/**
 * Aborts when the outside does, after `totalMs`, or after half of that in silence.
 * The reason of the signal is a `GivenUp`.
 */
export function timeLimit(outside: AbortSignal, totalMs: number): TimeLimit {
  const controller = new AbortController();
  const giveUp = (why: GivenUp) => controller.abort(why);
  const abort = () => giveUp("aborted");
  if (outside.aborted) abort();
  outside.addEventListener("abort", abort, { once: true });
  const total = setTimeout(giveUp, totalMs, "slow");
  const silence = setTimeout(giveUp, totalMs / 2, "slow");
  return {
    signal: controller.signal,
    heard: () => silence.refresh(),
    over() {
      clearTimeout(total);
      clearTimeout(silence);
      outside.removeEventListener("abort", abort);
    },
  };
}
