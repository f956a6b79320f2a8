import type { LimitName } from "~/server/rate-limit/limits";
import type { RateLimiter } from "~/server/rate-limit/rate-limiter.server";
import { ApiError } from "./errors";

/** What the contract tells clients to wait, in seconds, whichever limit they met. */
export const RETRY_AFTER_SECONDS = 60;

/**
 * Runs what a limit still allows.
 *
 * @param key whom to count: `user <id>`, or else `address <address>`.
 * @throws ApiError `rate_limit_exceeded`
 */
export async function limited<T>(
  limiter: RateLimiter,
  limit: LimitName,
  key: string,
  run: () => Promise<T>,
): Promise<T> {
  if (await limiter.allows(limit, key)) return run();
  throw rateLimitExceeded();
}

/** What the contract answers to whoever has met a limit. */
export const rateLimitExceeded = (): ApiError =>
  new ApiError("rate_limit_exceeded", { "Retry-After": String(RETRY_AFTER_SECONDS) });
