import type { Kysely } from "kysely";
import type { z } from "zod";
import { dayText } from "~/i18n/days";
import type { Database } from "~db/schema";
import { changesAfter, latestCursor } from "./queries.server";
import type { OpenTable } from "./record";
import type { changesAnswerSchema, changesQuerySchema } from "./schema";

/** The next changes of the public tables after a cursor, with what others may do with them. */
export async function changes(
  db: Kysely<Database>,
  { after, limit }: z.output<typeof changesQuerySchema>,
  license: string,
): Promise<z.input<typeof changesAnswerSchema>> {
  // Before the changes: what comes in between is then more than was told, never less.
  const latest = await latestCursor(db);
  const rows = await changesAfter(db, after, limit);
  return {
    license,
    changes: rows.map(({ cursor, at, table_name, key, record }) => ({
      cursor,
      day: dayText(at),
      table: table_name as OpenTable,
      key: JSON.parse(key),
      record: record === null ? null : JSON.parse(record),
    })),
    count: rows.length,
    next_cursor: rows.at(-1)?.cursor ?? after,
    latest_cursor: Math.max(latest, rows.at(-1)?.cursor ?? 0),
  };
}
