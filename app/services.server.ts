import type { Kysely } from "kysely";
import type { IdentityProvider } from "~/providers/identity/identity-provider";
import type { Maps } from "~/providers/maps/maps";
import type { Sms } from "~/providers/sms/sms";
import type { RateLimiter } from "~/server/rate-limit/rate-limiter.server";
import type { Database } from "~db/schema";

/** What lives as long as the process and every route works with. */
export interface Services {
  db: Kysely<Database>;
  limiter: RateLimiter;
  sms: Sms;
  /** Null where none is configured. */
  identityProvider: IdentityProvider | null;
  maps: Maps;
}

let current: Services | undefined;

/** The services of this process. They are there before the first request: `start` sets them. */
export function services(): Services {
  if (!current) throw new Error("The service has not started");
  return current;
}

export function setServices(ready: Services): void {
  current = ready;
}
