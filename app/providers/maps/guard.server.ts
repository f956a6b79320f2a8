import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleAll,
  handleWhen,
  retry,
  TimeoutStrategy,
  timeout,
  wrap,
} from "cockatiel";
import { logWarning } from "~/server/log.server";
import { MapsUnavailable } from "./maps";
import { BadAnswer } from "./post-json.server";

export interface GuardOptions {
  /** The most a call may take in all, ms. */
  timeoutMs: number;
  /** How long an open circuit stays open before one call may try again, ms. */
  openMs?: number;
}

/** Attempts that fail one after the other before nobody waits for the provider any more. */
const FAILURES_TO_OPEN = 3;
const OPEN_MS = 15_000;
/** An attempt gets this share of the time, so that a lost packet leaves time for another. */
const ATTEMPT_SHARE = 0.6;

/**
 * Stands between us and a provider that may be slow or gone: a time limit for each attempt and for all of them, one
 * more attempt after a short random wait, and a circuit that opens when it keeps failing. Nobody waits for an open one.
 *
 * @returns runs `work`, which must be safe to repeat.
 * @throws MapsUnavailable from what it returns, whatever went wrong.
 */
export function guard({ timeoutMs, openMs = OPEN_MS }: GuardOptions) {
  const circuit = circuitBreaker(handleAll, {
    halfOpenAfter: openMs,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  });
  circuit.onBreak((reason) => report("unavailable", "error" in reason ? reason.error : undefined));
  circuit.onReset(() => report("available again"));
  const policy = wrap(
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
    retry(handleWhen(mayPass), {
      maxAttempts: 1,
      // Its default generator is decorrelated jitter: callers who failed together don't come back together.
      backoff: new ExponentialBackoff({ initialDelay: timeoutMs / 20, maxDelay: timeoutMs / 5 }),
    }),
    circuit,
    timeout(timeoutMs * ATTEMPT_SHARE, TimeoutStrategy.Aggressive),
  );
  return async <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const { state } = circuit;
    // While the circuit is open, nobody waits: what finds out whether it may close does so behind the answer.
    if (state === CircuitState.Open) policy.execute(({ signal }) => work(signal)).catch(() => {});
    if (state !== CircuitState.Closed) throw new MapsUnavailable("The maps provider is left alone");
    try {
      return await policy.execute(({ signal }) => work(signal));
    } catch (cause) {
      throw new MapsUnavailable("The maps provider did not answer", { cause });
    }
  };
}

/** Whether another attempt may succeed: not after a refusal that is our own mistake, nor while the circuit is open. */
function mayPass(error: Error): boolean {
  if (error instanceof BadAnswer) return error.transient;
  return !("isBrokenCircuitError" in error);
}

function report(state: string, cause?: Error): void {
  logWarning("The maps provider changed its state", {
    provider: "maps",
    state,
    cause: cause && `${cause.name}: ${cause.message}`,
  });
}
