import type { Kysely } from "kysely";
import { rowsInPages } from "~/server/database/rows-in-pages.server";
import type { Database } from "~db/schema";
import type { OpenTable } from "./record";
import type { Range } from "./tables.server";

/** A line as it was last published. */
export interface Published {
  cursor: number;
  id: number;
  key: string;
  record: string | null;
}

/** What stands of a table within a range of ids, what is no more included. */
export function publishedIn(
  db: Kysely<Database>,
  table: OpenTable,
  { after, upTo }: Required<Range>,
): Promise<Published[]> {
  return db
    .selectFrom("open_changes")
    .select(["cursor", "id", "key", "record"])
    .where("table_name", "=", table)
    .where("superseded_at", "is", null)
    .where("id", ">", after)
    .where("id", "<=", upTo)
    .execute();
}

/** All that stands of a table and is still there, by id. */
export function standing(db: Kysely<Database>, table: OpenTable) {
  const query = db
    .selectFrom("open_changes")
    .select(["id", "key", "record"])
    .where("table_name", "=", table)
    .where("superseded_at", "is", null)
    .where("record", "is not", null)
    .$narrowType<{ record: string }>();
  return rowsInPages(query, ["id", "key"]);
}

/** The cursor of the newest change; 0 before the first. */
export async function latestCursor(db: Kysely<Database>): Promise<number> {
  const query = db.selectFrom("open_changes").select("cursor").orderBy("cursor", "desc").limit(1);
  return (await query.executeTakeFirst())?.cursor ?? 0;
}

/** A change that is about to be published. */
export interface NewChange {
  id: number;
  key: string;
  record: string | null;
  /** The cursor of the one whose place it takes; undefined for a line that was never there. */
  before: number | undefined;
}

/** Rows of one insert, and cursors of one update: far below what SQLite and PostgreSQL take. */
const ROWS_AN_INSERT = 500;

/**
 * Appends changes of one table. Belongs into a transaction, in which nobody else writes: the order of cursors is that of
 * commits, so whoever has read up to one misses none below it.
 *
 * @param at ms.
 */
export async function appendChanges(
  trx: Kysely<Database>,
  table: OpenTable,
  changes: readonly NewChange[],
  at: number,
): Promise<void> {
  let cursor = await latestCursor(trx);
  for (let start = 0; start < changes.length; start += ROWS_AN_INSERT) {
    const lot = changes.slice(start, start + ROWS_AN_INSERT);
    await supersede(
      trx,
      lot.filter(({ record }) => record !== null),
      at,
    );
    await takeAway(
      trx,
      table,
      lot.filter(({ record }) => record === null),
    );
    await trx
      .insertInto("open_changes")
      .values(
        lot.map(({ id, key, record }) => ({
          cursor: ++cursor,
          table_name: table,
          id,
          key,
          record,
          at,
          superseded_at: null,
        })),
      )
      .execute();
  }
}

/** Has changes take the place of those before them. */
async function supersede(
  trx: Kysely<Database>,
  changes: readonly NewChange[],
  at: number,
): Promise<void> {
  const before = changes.flatMap((change) => change.before ?? []);
  if (before.length > 0)
    await trx
      .updateTable("open_changes")
      .set({ superseded_at: at })
      .where("cursor", "in", before)
      .execute();
}

/** Of what is taken away nothing stays in the feed: it may have been taken away because nobody should read it. */
async function takeAway(
  trx: Kysely<Database>,
  table: OpenTable,
  changes: readonly NewChange[],
): Promise<void> {
  if (changes.length > 0)
    await trx
      .updateTable("open_changes")
      .set({ superseded_at: 0 })
      .where("table_name", "=", table)
      .where("id", "in", [...new Set(changes.map(({ id }) => id))])
      .where(
        "key",
        "in",
        changes.map(({ key }) => key),
      )
      .execute();
}

/** Forgets changes that another one of the same line took the place of before `moment` (ms). @returns how many. */
export async function forgetSuperseded(db: Kysely<Database>, moment: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("open_changes")
    .where("superseded_at", "<", moment)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The next changes after a cursor. */
export function changesAfter(db: Kysely<Database>, after: number, limit: number) {
  return db
    .selectFrom("open_changes")
    .select(["cursor", "table_name", "key", "record", "at"])
    .where("cursor", ">", after)
    .orderBy("cursor")
    .limit(limit)
    .execute();
}
