import { Redis } from "ioredis";

/** How long a request waits for Redis before the limit counts as out of reach, ms. */
const REDIS_PATIENCE_MS = 500;

/** A connection to the Redis of an address, which may come and go. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: REDIS_PATIENCE_MS,
    connectTimeout: REDIS_PATIENCE_MS,
  });
  // Every refused request says so already; without a listener the process would end.
  redis.on("error", () => {});
  return redis;
}
