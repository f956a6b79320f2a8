import type { Kysely } from "kysely";
import { perDatabase } from "~/server/memoised";
import type { Database } from "~db/schema";

/**
 * Reads something of the catalogue once for each revision of it.
 *
 * @returns `(db, at)`: `at` is the revision of what is shown, for whoever knows it: what was read at the same one is not read again.
 */
export function rememberedAt<Value>(
  read: (db: Kysely<Database>) => Promise<Value>,
): (db: Kysely<Database>, at?: string) => Promise<Value> {
  const latest = perDatabase((): { known?: { at: string; value: Value } } => ({}));
  return async (db, at) => {
    const of = latest(db);
    if (at !== undefined && of.known?.at === at) return of.known.value;
    const value = await read(db);
    if (at !== undefined) of.known = { at, value };
    return value;
  };
}
