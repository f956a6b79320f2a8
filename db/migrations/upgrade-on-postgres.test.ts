import { type Dialect, Kysely, Migrator } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engineOf } from "~/server/database/engine.server";
import { openPostgres } from "~/server/database/postgres.server";
import { openSqlite } from "~/server/database/sqlite.server";
import { tablesToCopy } from "~/server/move/tables.server";
import type { Database } from "~db/schema";
import { fillNew, rowsOf } from "~tests/support/fill-tables";
import { noPostgres, type Postgres, startPostgres } from "~tests/support/postgres";
import { migrations } from ".";

const NAMES = Object.keys(migrations).sort();

const missing = noPostgres();
if (missing) console.warn(missing);

const opened = (dialect: Dialect) => new Kysely<Database>({ dialect });

async function migrateTo(db: Kysely<Database>, name: string): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const migrator = new Migrator({ db: engineOf(db).writers(db), provider });
  const { error } = await migrator.migrateTo(name);
  if (error) throw error;
}

/** Every column with what it takes, and every index. */
const schemaOf = async (db: Kysely<Database>) => [
  await rowsOf(
    db,
    `select table_name, column_name, data_type, is_nullable, column_default, is_identity, collation_name
     from information_schema.columns where table_schema = current_schema() order by table_name, column_name`,
  ),
  await rowsOf(
    db,
    "select tablename, indexdef from pg_indexes where schemaname = current_schema() order by indexdef",
  ),
];

/** All rows of all tables, each as JSON, whatever order they lie in. */
async function contentOf(db: Kysely<Database>, tables: Awaited<ReturnType<typeof tablesToCopy>>) {
  const content: Record<string, string[]> = {};
  for (const { name, columns } of tables) {
    const rows = await rowsOf<Record<string, unknown>>(db, `select * from "${name}"`);
    content[name] = rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).sort();
  }
  return content;
}

describe.skipIf(missing)("on PostgreSQL", () => {
  let server: Postgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server?.stop());

  test("each migration does to rows in every table what it does to them on SQLite", async () => {
    const file = opened(openSqlite("file::memory:"));
    const db = opened(openPostgres(await server.create()));
    const filled = new Set<string>();
    for (const name of NAMES) {
      await migrateTo(file, name);
      await migrateTo(db, name);
      const before = new Set(filled);
      await fillNew(file, filled);
      const tables = await tablesToCopy(file);
      for (const table of tables.filter((one) => filled.has(one.name) && !before.has(one.name))) {
        const rows = await rowsOf(file, `select * from "${table.name}"`);
        await db
          .insertInto(table.name)
          .values(rows as never)
          .execute();
      }
      await engineOf(db).followIds(db);
      expect(await contentOf(db, tables), name).toEqual(await contentOf(file, tables));
    }
    const fresh = opened(openPostgres(await server.create()));
    await migrateTo(fresh, NAMES.at(-1) ?? "");
    expect(await schemaOf(db)).toEqual(await schemaOf(fresh));
    await Promise.all([file, db, fresh].map((one) => one.destroy()));
  });
});
