import { Kysely, Migrator, sql } from "kysely";
import { migrations } from "~db/migrations";
import type { Database } from "~db/schema";
import { counting } from "../metrics.server";
import { refuseHalfMoved } from "../move/half-moved.server";
import { StartError } from "../start-error";
import { engineOf } from "./engine.server";
import { openSqlite } from "./sqlite.server";
import { whileOthersWait } from "./transaction.server";

/**
 * Opens the database and brings its tables up to date.
 *
 * @param url `file:PATH`, `file::memory:` for a database of one's own, or `postgres://USER:PASSWORD@HOST/DATABASE`.
 * @param options.halfMoved opens one, too, that a copy has not wholly come into.
 * @throws StartError when it can't be written, or is newer than this code.
 */
export async function openDatabase(
  url: string,
  { halfMoved = false }: { halfMoved?: boolean } = {},
): Promise<Kysely<Database>> {
  const dialect = url.startsWith("file:") ? openSqlite(url) : await postgresAt(url);
  const db = new Kysely<Database>({ dialect, log: (told) => counting.statement?.(told) });
  try {
    await engineOf(db).greet(db);
    await migrate(db);
    if (!halfMoved) await refuseHalfMoved(db);
    await engineOf(db).countShownWrites(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Its library is read where there is such a server alone. */
const postgresAt = async (url: string) => (await import("./postgres.server")).openPostgres(url);

async function migrate(db: Kysely<Database>): Promise<void> {
  const known = await migrationsIn(db);
  refuseNewer(known);
  // The write lock is not asked for where there is nothing to do: a start need not wait for a busy server.
  if (known.length === Object.keys(migrations).length) return;
  const migrator = new Migrator({
    db: engineOf(db).writers(db),
    provider: { getMigrations: async () => migrations },
  });
  await whileOthersWait(db, async () => {
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
  await engineOf(db).followIds(db);
}

/** The names of the migrations a database has had; none for a new one. */
async function migrationsIn(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === "kysely_migration")) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

function refuseNewer(names: readonly string[]): void {
  const unknown = names.find((name) => !(name in migrations));
  if (unknown)
    throw new StartError(
      `The database was made by a newer Waffir (it has "${unknown}"). Update the code, or use another database.`,
    );
}
