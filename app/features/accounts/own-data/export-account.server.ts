import type { Kysely } from "kysely";
import { jsonPieces } from "~/server/http/json-pieces";
import type { OwnData, OwnPart } from "~/server/own-data";
import type { Database } from "~db/schema";

interface ExportTools {
  db: Kysely<Database>;
  ownData: readonly OwnData[];
}

/**
 * Everything kept about a person, readable by them and by programs, as pieces of JSON that are made while they are
 * taken; times as ISO 8601.
 *
 * @param now ms
 */
export function exportAccount(
  { db, ownData }: ExportTools,
  userId: string,
  now: number,
): AsyncGenerator<string> {
  const parts = ownData.flatMap(({ exportOf }) => Object.entries(exportOf(db, userId)));
  return jsonPieces({
    exported_at: async () => new Date(now).toISOString(),
    ...Object.fromEntries(parts.map(([name, part]) => [name, withDatesIn(part)])),
  });
}

function withDatesIn(part: OwnPart): OwnPart {
  if (typeof part !== "function") return rowsWithDates(part);
  return async () => {
    const value = await part();
    return typeof value === "object" && value !== null ? withDates(value) : value;
  };
}

async function* rowsWithDates(rows: AsyncIterable<object>): AsyncGenerator<object> {
  for await (const row of rows) yield withDates(row);
}

/** Columns of moments end in `_at`, or are called `at`. */
function withDates(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) =>
      /(^|_)at$/.test(name) && typeof value === "number"
        ? [name, new Date(value).toISOString()]
        : [name, value],
    ),
  );
}
