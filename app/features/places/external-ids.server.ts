import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import { perDatabase } from "~/server/memoised";
import type { Database } from "~db/schema";
import { externalIds, insertExternalPlaces } from "./external-queries.server";

const KEPT = 20_000;
const knownOf = perDatabase(() => new LRUCache<string, string>({ max: KEPT }));

/**
 * Our own lasting ids for places that only the maps provider knows, by its id. New ones are written down.
 *
 * @param now ms
 */
export async function idsOfExternal(
  db: Kysely<Database>,
  placeIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, string>> {
  const cache = knownOf(db);
  const ids = new Map<string, string>();
  const unknown: string[] = [];
  for (const placeId of placeIds) {
    const id = cache.get(placeId);
    if (id) ids.set(placeId, id);
    else unknown.push(placeId);
  }
  if (unknown.length === 0) return ids;
  await insertExternalPlaces(db, unknown, now);
  for (const row of await externalIds(db, unknown)) {
    ids.set(row.place_id, `ext_${row.id}`);
    cache.set(row.place_id, `ext_${row.id}`);
  }
  return ids;
}
