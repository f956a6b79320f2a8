import { Kysely, Migrator } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { openSqlite } from "~/server/database/sqlite.server";
import type { Database } from "~db/schema";
import { fillNew, rowsOf } from "~tests/support/fill-tables";
import { migrations } from ".";

const NAMES = Object.keys(migrations).sort();
const LATEST = NAMES.at(-1) ?? "";

async function migrateTo(db: Kysely<Database>, name: string): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateTo(name);
  if (error) throw error;
}

const empty = () => new Kysely<Database>({ dialect: openSqlite("file::memory:") });

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
