import { setImmediate as nextTurn } from "node:timers/promises";
import type { Kysely } from "kysely";
import { DAY_MS } from "~/i18n/days";
import { inTransactions } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import {
  appendChanges,
  forgetSuperseded,
  type NewChange,
  type Published,
  publishedIn,
} from "./queries.server";
import { keyOf, OPEN_TABLE_NAMES, type OpenTable } from "./record";
import { type OpenRow, type Range, READ } from "./tables.server";

/** Above every id: the largest that PostgreSQL's integers hold. */
const LAST_ID = 2_147_483_647;

/** How long a line can be read as it was, ms: who asks less often starts from a dump. */
const KEPT_MS = 90 * DAY_MS;

/**
 * Compares the public tables with what was last published of them, and appends what differs to the feed: whatever wrote it,
 * nothing is missed. Pages in which nothing differs are only read.
 *
 * @param now ms, the moment at which status and confidence are judged.
 * @returns how many changes were appended.
 */
export async function publish(db: Kysely<Database>, now: number): Promise<number> {
  const counts = await inTransactions(db, differing(db, now), async (trx, { table, range }) => {
    // Read again: it may have changed since, or been published by another process.
    const rows = await READ[table](trx, range, now);
    const changes = changesIn(table, rows, await publishedIn(trx, table, range));
    await appendChanges(trx, table, changes, now);
    return changes.length;
  });
  await forgetSuperseded(db, now - KEPT_MS);
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The pages of all tables that say something else than what was published. */
async function* differing(
  db: Kysely<Database>,
  now: number,
): AsyncGenerator<{ table: OpenTable; range: Required<Range> }> {
  for (const table of OPEN_TABLE_NAMES)
    for (let after = 0; after < LAST_ID; ) {
      const rows = await READ[table](db, { after }, now);
      // After the last line there may still be some that were published and are no more.
      const range = { after, upTo: rows.at(-1)?.id ?? LAST_ID };
      const published = await publishedIn(db, table, range);
      if (changesIn(table, rows, published).length > 0) yield { table, range };
      after = range.upTo;
      await nextTurn();
    }
}

/** What of some lines was published otherwise or not at all, and what was and is no more. */
function changesIn(
  table: OpenTable,
  rows: readonly OpenRow[],
  published: readonly Published[],
): NewChange[] {
  const known = new Map(published.map((line) => [line.key, line]));
  const changes: NewChange[] = [];
  for (const { id, record: line } of rows) {
    const key = JSON.stringify(keyOf(table, line));
    const record = JSON.stringify(line);
    const before = known.get(key);
    known.delete(key);
    if (before?.record !== record) changes.push({ id, key, record, before: before?.cursor });
  }
  for (const { id, key, record, cursor } of known.values())
    if (record !== null) changes.push({ id, key, record: null, before: cursor });
  return changes;
}
