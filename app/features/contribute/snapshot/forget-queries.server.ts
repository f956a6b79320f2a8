import type { Kysely } from "kysely";
import type { Database } from "~db/schema";

/** Names asked for in one statement: far below the parameters SQLite takes. */
const NAMES_AT_ONCE = 500;

/** Deletes the snapshots whose time is over at `now` (ms). @returns the names of their pictures. */
export function deleteExpired(db: Kysely<Database>, now: number): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom("pictures")
      .innerJoin("snapshots", "snapshots.id", "pictures.snapshot_id")
      .select("pictures.name")
      .where("snapshots.expires_at", "<=", now)
      .execute();
    await trx.deleteFrom("snapshots").where("expires_at", "<=", now).execute();
    return rows.map(({ name }) => name);
  });
}

/** Deletes the snapshots of a person. @returns the names of their pictures. */
export function deleteSnapshotsOf(db: Kysely<Database>, userId: string): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom("pictures")
      .innerJoin("snapshots", "snapshots.id", "pictures.snapshot_id")
      .select("pictures.name")
      .where("snapshots.user_id", "=", userId)
      .execute();
    await trx.deleteFrom("snapshots").where("user_id", "=", userId).execute();
    return rows.map(({ name }) => name);
  });
}

/** Which of some names are of pictures we know. */
export async function namesAmong(
  db: Kysely<Database>,
  names: readonly string[],
): Promise<Set<string>> {
  const known = new Set<string>();
  for (let start = 0; start < names.length; start += NAMES_AT_ONCE) {
    const rows = await db
      .selectFrom("pictures")
      .select("name")
      .where("name", "in", names.slice(start, start + NAMES_AT_ONCE))
      .execute();
    for (const { name } of rows) known.add(name);
  }
  return known;
}
