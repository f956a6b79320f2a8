import { type Kysely, type SqlBool, sql } from "kysely";
import { engineOf } from "~/server/database/engine.server";
import { inTransaction } from "~/server/database/transaction.server";
import { StartError } from "~/server/start-error";
import type { Database } from "~db/schema";
import { HALF_MOVED_KEY, isHalfMoved } from "./half-moved.server";
import { type CopiedTable, tablesToCopy } from "./tables.server";

type Row = Record<string, unknown>;

/** Values in one statement: half of what PostgreSQL takes. */
const VALUES_AT_ONCE = 30_000;

/** What one engine says of itself in `meta`: each says it again. */
const OWN_KEYS = ["dish_vectors", "shown_triggers", HALF_MOVED_KEY];

/** What was copied. */
export interface Copied {
  tables: number;
  rows: number;
}

/**
 * Copies all rows of a SQLite database into another one, in the order of their keys, while nobody writes the first. Begun
 * again after it was interrupted, it goes on behind the last row that is there. Every row of both is compared.
 *
 * @throws StartError when the other one holds anything but the beginning of this copy, or a row came out differently.
 */
export async function copyDatabase(from: Kysely<Database>, to: Kysely<Database>): Promise<Copied> {
  return inTransaction(from, async (source) => {
    const tables = await tablesToCopy(source);
    await begin(to, tables);
    let rows = 0;
    for (const table of tables) rows += await copyTable(source, to, table);
    await engineOf(to).followIds(to);
    return { tables: tables.length, rows };
  });
}

/** Marks the database as half moved, unless it is already; one that has anything of its own is left alone. */
async function begin(to: Kysely<Database>, tables: readonly CopiedTable[]): Promise<void> {
  if (await isHalfMoved(to)) return;
  for (const { name } of tables) {
    const row = await rowsAfter(to, { name, columns: [], key: [] }, { limit: 1 });
    if (row.length > 0 && name !== "meta")
      throw new StartError("The database to move to is not empty. Name an empty one.");
  }
  await to.insertInto("meta").values({ key: HALF_MOVED_KEY, value: "1" }).execute();
}

/** Copies the rows that are not there yet, and compares each with what is. @returns how many there are. */
async function copyTable(
  from: Kysely<Database>,
  to: Kysely<Database>,
  table: CopiedTable,
): Promise<number> {
  const limit = Math.floor(VALUES_AT_ONCE / table.columns.length);
  const textOf = (rows: Row[]) =>
    JSON.stringify(rows.map((row) => table.columns.map((name) => row[name])));
  let [count, last]: [number, Row | undefined] = [0, undefined];
  for (;;) {
    const rows = await rowsAfter(from, table, { last, limit });
    for (;;) {
      const there = await rowsAfter(to, table, { last, limit });
      if (textOf(there) !== textOf(rows.slice(0, there.length)))
        throw new StartError(
          `The table ${table.name} came out differently: the file was written since the move began. Empty the other database and move again.`,
        );
      if (there.length === rows.length) break;
      const missing = rows.slice(there.length);
      await inTransaction(to, (trx) =>
        trx
          .insertInto(table.name)
          .values(missing as never)
          .execute(),
      );
    }
    count += rows.length;
    if (rows.length < limit) return count;
    last = rows.at(-1);
  }
}

/** Rows of a table in the order of its key, behind `last` where there is one. */
async function rowsAfter(
  db: Kysely<Database>,
  { name, key }: CopiedTable,
  { last, limit }: { last?: Row; limit: number },
): Promise<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let query = db
    .selectFrom(name as "meta")
    .selectAll()
    .limit(limit);
  for (const column of key) query = query.orderBy(sql.ref(column));
  if (last)
    query = query.where(
      sql<SqlBool>`(${columns}) > (${sql.join(key.map((column) => last[column]))})`,
    );
  if (name === "meta") query = query.where("key", "not in", OWN_KEYS);
  return query.execute() as unknown as Promise<Row[]>;
}
