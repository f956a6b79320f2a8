import type { Redis } from "ioredis";
import type { Kysely } from "kysely";
import RateLimiterRedis from "rate-limiter-flexible/lib/RateLimiterRedis.js";
import RateLimiterRes from "rate-limiter-flexible/lib/RateLimiterRes.js";
import { networkKey } from "~/server/http/client-address.server";
import { logEvent, logWarning } from "~/server/log.server";
import type { Database } from "~db/schema";
import { DatabaseRateLimiter } from "./database-store.server";
import { LIMITS, type LimitName } from "./limits";

export interface RateLimiter {
  /**
   * Counts one request against a limit.
   *
   * @param key whom to count: a user, an address, a number. Nothing readable of it need be stored.
   * @returns whether the request may go on.
   */
  allows(limit: LimitName, key: string): Promise<boolean>;
  /** Takes back what one request counted that turned out not to be of the kind that is limited. */
  refund(limit: LimitName, key: string): Promise<void>;
  /** How many requests were decided without their counter, since the start. */
  outages(): number;
}

/** The limits, counted in the database, or in Redis where there is one. */
export function openRateLimiter(db: Kysely<Database>, redis?: Redis): RateLimiter {
  const begun = redis && firstTryOf(redis);
  const counters = new Map(
    Object.entries(LIMITS).map(([keyPrefix, { requests, seconds }]) => {
      const limit = { keyPrefix, points: requests, duration: seconds };
      return [
        keyPrefix,
        redis
          ? new RateLimiterRedis({ ...limit, storeClient: redis, rejectIfRedisNotReady: true })
          : new DatabaseRateLimiter(db, limit),
      ];
    }),
  );
  let outages = 0;
  return {
    async allows(limit, key) {
      await begun;
      try {
        await counters.get(limit)?.consume(key);
        return true;
      } catch (error) {
        if (error instanceof RateLimiterRes) {
          logEvent("excess_rate_limit_exceeded", null, { limit, ...whoseKey(key) });
          return false;
        }
        outages += 1;
        const { onOutage } = LIMITS[limit];
        logWarning("The rate limiter is out of reach", { limit, onOutage, outages });
        return onOutage === "allow";
      }
    },
    async refund(limit, key) {
      try {
        await counters.get(limit)?.reward(key);
      } catch (error) {
        logWarning("The rate limiter is out of reach", { limit, error: String(error) });
      }
    },
    outages: () => outages,
  };
}

/** Who met a limit, where the key says so in plain words. Other keys are hashes of numbers, which stay out of the log. */
function whoseKey(key: string): { user?: string; network?: string } {
  const [, kind, whose = ""] = /^(user|address) (.+)$/.exec(key) ?? [];
  if (kind === "user") return { user: whose };
  return kind === "address" ? { network: networkKey(whose.replace(/\/64$/, "")) } : {};
}

/** Ends once Redis is there or the first try failed: what comes as a process starts would not be counted. */
function firstTryOf(redis: Redis): Promise<void> {
  return new Promise((resolve) => {
    redis.once("ready", () => resolve());
    redis.once("close", () => resolve());
  });
}
