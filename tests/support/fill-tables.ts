import { type Kysely, sql } from "kysely";
import type { Database } from "~db/schema";

/** The rows of a statement. */
export async function rowsOf<Row>(db: Kysely<Database>, text: string): Promise<Row[]> {
  return (await sql.raw<Row>(text).execute(db)).rows;
}

/** The tables of a SQLite database, as they were made. */
export const tablesOf = (db: Kysely<Database>) =>
  rowsOf<{ name: string; sql: string }>(
    db,
    "select name, sql from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%' order by name",
  );

interface Column {
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
  pk: number;
}

interface ForeignKey {
  from: string;
  to: string | null;
  table: string;
}

/** One row for a table: what must be there, and the first row of whatever it belongs to. */
async function fill(db: Kysely<Database>, table: string): Promise<void> {
  const columns = await rowsOf<Column>(db, `pragma table_info("${table}")`);
  const parents = await rowsOf<ForeignKey>(db, `pragma foreign_key_list("${table}")`);
  const values: Record<string, unknown> = {};
  for (const { name, type, notnull, dflt_value, pk } of columns) {
    // A text that names the row may be null for SQLite; a number counts by itself.
    const required = notnull || (pk && !/int/i.test(type));
    const parent = parents.find(({ from }) => from === name);
    if (parent) {
      const [row] = await rowsOf<{ value: unknown }>(
        db,
        `select "${parent.to ?? "id"}" as value from "${parent.table}" limit 1`,
      );
      if (row || required) values[name] = row?.value;
    } else if (required && dflt_value === null) values[name] = aValue(type);
  }
  await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(values).map((name) => sql.ref(name)))}) values (${sql.join(Object.values(values))})`.execute(
    db,
  );
}

/**
 * Fills the tables of a SQLite database that are there now and were not before with one row each, parents before what belongs
 * to them.
 *
 * @param filled the names of those that were; those that are filled now are added.
 */
export async function fillNew(db: Kysely<Database>, filled: Set<string>): Promise<void> {
  let waiting = (await tablesOf(db)).map(({ name }) => name).filter((name) => !filled.has(name));
  while (waiting.length > 0) {
    const refused: string[] = [];
    let problem: unknown;
    for (const table of waiting)
      try {
        await fill(db, table);
        filled.add(table);
      } catch (error) {
        refused.push(table);
        problem = error;
      }
    if (refused.length === waiting.length) throw new Error(`No row for ${refused}: ${problem}`);
    waiting = refused;
  }
}

function aValue(type: string): unknown {
  if (/int|real/i.test(type)) return 1;
  return /blob/i.test(type) ? Buffer.from("1") : "1";
}
