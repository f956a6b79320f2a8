import type { Kysely } from "kysely";
import { shownRevision } from "~/server/database/shown-revision.server";
import { perDatabase } from "~/server/memoised";
import type { Database } from "~db/schema";
import { publish } from "./publish.server";

/** Comparing all tables takes this share of the time at most: so a small city's feed is a minute late, a big one's a few. */
const SHARE = 1 / 20;

/** However little is written, prices grow old: then nothing is older than an hour, ms. */
const AT_LEAST_EVERY_MS = 60 * 60_000;

const last = perDatabase(() => ({ revision: "", at: -Infinity, tookMs: 0 }));

/**
 * Publishes what has changed, where something was written since the last time or an hour has passed, and not too often.
 *
 * @param now ms.
 * @returns how many changes were published.
 */
export async function keepPublished(db: Kysely<Database>, now: number): Promise<number> {
  const before = last(db);
  const revision = await shownRevision(db);
  if (now - before.at < before.tookMs / SHARE) return 0;
  if (revision === before.revision && now - before.at < AT_LEAST_EVERY_MS) return 0;
  const began = performance.now();
  const count = await publish(db, now);
  Object.assign(before, { revision, at: now, tookMs: performance.now() - began });
  return count;
}
