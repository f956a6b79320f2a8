import type { Kysely } from "kysely";
import RateLimiterRes from "rate-limiter-flexible/lib/RateLimiterRes.js";
import RateLimiterStoreAbstract from "rate-limiter-flexible/lib/RateLimiterStoreAbstract.js";
import type { Database } from "~db/schema";

interface Count {
  points: number;
  expires_at: number;
}

/**
 * Counts in the service's own database, through the connection everything else uses.
 * The library's own SQLite store wants the bare connection, where its transactions would fall into
 * the middle of ours.
 */
export class DatabaseRateLimiter extends RateLimiterStoreAbstract<Count> {
  constructor(
    private readonly db: Kysely<Database>,
    limit: { keyPrefix: string; points: number; duration: number },
  ) {
    super({ ...limit, storeClient: db });
  }

  /** One statement, so that two requests never see the same count. */
  protected override async _upsert(
    key: string,
    points: number,
    durationMs: number,
    forceExpire = false,
  ): Promise<Count> {
    const now = Date.now();
    return this.db
      .insertInto("rate_limits")
      .values({ key, points, expires_at: now + durationMs })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet(({ eb, ref }) => {
          // Of one that ends later than any begun now, the clock has been set back since.
          const over = eb.or([
            eb("rate_limits.expires_at", "<=", forceExpire ? Infinity : now),
            eb("rate_limits.expires_at", ">", now + durationMs),
          ]);
          return {
            points: eb
              .case()
              .when(over)
              .then(ref("excluded.points"))
              .else(eb("rate_limits.points", "+", ref("excluded.points")))
              .end(),
            expires_at: eb
              .case()
              .when(over)
              .then(ref("excluded.expires_at"))
              .else(ref("rate_limits.expires_at"))
              .end(),
          };
        }),
      )
      .returning(["points", "expires_at"])
      .executeTakeFirstOrThrow();
  }

  protected override async _get(key: string): Promise<Count | null> {
    const now = Date.now();
    const row = await this.db
      .selectFrom("rate_limits")
      .select(["points", "expires_at"])
      .where("key", "=", key)
      .where("expires_at", ">", now)
      .where("expires_at", "<=", now + this.duration * 1000)
      .executeTakeFirst();
    return row ?? null;
  }

  protected override async _delete(key: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom("rate_limits")
      .where("key", "=", key)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  protected override _getRateLimiterRes(
    _key: string | number,
    changedPoints: number,
    { points, expires_at }: Count,
  ): RateLimiterRes {
    const remaining = Math.max(this.points - points, 0);
    const wait = Math.max(expires_at - Date.now(), 0);
    return new RateLimiterRes(remaining, wait, points, points === changedPoints);
  }
}
