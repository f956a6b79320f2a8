import type { Kysely } from "kysely";
import { forgetLeases } from "~/server/database/lease.server";
import type { Database } from "~db/schema";

const HOUR_MS = 60 * 60 * 1000;

/** How long an unused browser stays known, ms: as long as its cookie. */
const KNOWN_FOR_MS = 365 * 24 * HOUR_MS;

/** Deletes what has run out at `now` (ms). Returns how many rows. */
export async function deleteExpired(db: Kysely<Database>, now: number): Promise<number> {
  let deleted = 0n;
  for (const table of [
    "sessions",
    "passcodes",
    "sent_passcodes",
    "identity_requests",
    "drafts",
    "rate_limits",
  ] as const) {
    const expired = db.deleteFrom(table).where("expires_at", "<=", now);
    deleted += (await expired.executeTakeFirst()).numDeletedRows;
  }
  const unused = db.deleteFrom("known_browsers").where("seen_at", "<=", now - KNOWN_FOR_MS);
  deleted += (await unused.executeTakeFirst()).numDeletedRows;
  return Number(deleted) + (await forgetLeases(db, now));
}
