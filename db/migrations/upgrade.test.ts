import { Kysely, Migrator, sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { openSqlite } from "~/server/sqlite.server";
import type { Database } from "~db/schema";
import { migrations } from ".";

const NAMES = Object.keys(migrations).sort();
const LATEST = NAMES.at(-1) ?? "";

async function migrateTo(db: Kysely<Database>, name: string): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateTo(name);
  if (error) throw error;
}

const empty = () => new Kysely<Database>({ dialect: openSqlite("file::memory:") });

async function rowsOf<Row>(db: Kysely<Database>, text: string): Promise<Row[]> {
  return (await sql.raw<Row>(text).execute(db)).rows;
}

const tablesOf = (db: Kysely<Database>) =>
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
    } else if (required && dflt_value === null) values[name] = /int|real/i.test(type) ? 1 : "1";
  }
  await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(values).map((name) => sql.ref(name)))}) values (${sql.join(Object.values(values))})`.execute(
    db,
  );
}

/** Fills what is there now and was not before, parents before what belongs to them. */
async function fillNew(db: Kysely<Database>, filled: Set<string>): Promise<void> {
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

/** Tables whose rows later migrations move elsewhere or fold anew. */
const KEPT = ["restaurants", "dishes", "users", "identities", "feedback"];

const schemaOf = async (db: Kysely<Database>) =>
  rowsOf(
    db,
    "select type, name, sql from sqlite_schema where name not like 'sqlite_%' order by type, name",
  );

let present: unknown;
beforeAll(async () => {
  const fresh = empty();
  await migrateTo(fresh, LATEST);
  present = await schemaOf(fresh);
  await fresh.destroy();
});

test.each(NAMES.slice(0, -1))(
  "a database of %s with a row in every table becomes one of today's and keeps them",
  async (old) => {
    const db = empty();
    const filled = new Set<string>();
    for (const name of NAMES.slice(0, NAMES.indexOf(old) + 1)) {
      await migrateTo(db, name);
      await fillNew(db, filled);
    }
    await migrateTo(db, LATEST);
    for (const table of KEPT.filter((name) => filled.has(name)))
      expect(await rowsOf(db, `select 1 from ${table}`), table).not.toEqual([]);
    expect(await rowsOf(db, "pragma foreign_key_check")).toEqual([]);
    expect(await schemaOf(db)).toEqual(present);
    await db.destroy();
  },
);
