import SQLite from "better-sqlite3";
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from "kysely";
import { LRUCache } from "lru-cache";
import * as sqliteVec from "sqlite-vec";
import { logWarning } from "../log.server";
import { StartError } from "../start-error";
import type { Engine, HasEngine } from "./engine.server";
import { PatientDriver } from "./sqlite-driver.server";
import { rowsMadeHere } from "./sqlite-rows.server";
import { countShownWrites, shownRevision } from "./sqlite-shown.server";

/** Before this version a write-ahead log could lose a commit: https://sqlite.org/changes.html */
const OLDEST_SQLITE = [3, 51, 3] as const;

/** The pages it keeps for itself, KiB. The system keeps the file's as well: with 4 to 64 MiB a search takes as long. */
const CACHE_KIB = 4_096;

/**
 * Pages in the log from which on a commit copies them into the file itself: what SQLite waits for as well. It comes to that only
 * where many write at once, or one transaction very much; else `LogCopier` has copied them before.
 */
const LOGGED_PAGES = 1000;

/** How long SQLite itself sleeps for another process's commit, ms: most are over by then. `PatientDriver` waits longer. */
const ASLEEP_MS = 10;

/**
 * What only SQLite needs: opens the file and sets it up for one machine with several processes.
 *
 * @param url `file:PATH`, relative to the working directory, or `file::memory:`.
 * @throws StartError when SQLite is too old or the file can't be opened for writing.
 */
export function openSqlite(url: string): SqliteDialect {
  const path = url.replace(/^file:/, "");
  let database: SQLite.Database | undefined;
  try {
    database = new SQLite(path);
    refuseOldSqlite(database.prepare("select sqlite_version()").pluck().get() as string);
    database.pragma("busy_timeout = 5000");
    database.pragma("journal_mode = wal");
    database.pragma("synchronous = full");
    database.pragma("foreign_keys = on");
    database.pragma(`cache_size = -${CACHE_KIB}`);
    database.pragma(`wal_autocheckpoint = ${LOGGED_PAGES}`);
    database.exec("begin immediate; rollback");
    database.pragma(`busy_timeout = ${ASLEEP_MS}`);
    loadVectors(database);
  } catch (error) {
    database?.close();
    throw explained(error, path);
  }
  return new FileDialect(database, prepared(database));
}

/**
 * SQLite changes tables within a transaction like anything else. Kysely believes that no migration could be run in one;
 * told otherwise, it runs all of them under the write lock, so that processes which start together wait for each other.
 */
class FileDialect extends SqliteDialect {
  readonly #file: SQLite.Database;
  readonly #prepared: SqliteDatabase;

  constructor(file: SQLite.Database, prepared: SqliteDatabase) {
    super({ database: prepared });
    this.#file = file;
    this.#prepared = prepared;
  }

  override createDriver(): PatientDriver {
    return new PatientDriver(this.#file, this.#prepared);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

class TransactionalAdapter extends SqliteAdapter implements HasEngine {
  readonly engine = engine;

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** There is one connection, which has one transaction at a time, and the file has one writer. */
const engine: Engine = {
  async greet() {},
  writers: (db) => db,
  isClash: () => false,
  lockOfStart: null,
  countShownWrites,
  shownRevision,
  async followIds() {},
};

/** Vectors are for suggestions alone: a machine that the extension is not built for does without. */
function loadVectors(database: SQLite.Database): void {
  try {
    sqliteVec.load(database);
  } catch (error) {
    logWarning("no vectors on this machine", { reason: (error as Error).message });
  }
}

type PreparedStatement = ReturnType<SqliteDatabase["prepare"]>;

/** Statements kept ready; the service has fewer, but for those with lists of many lengths. */
const MOST_STATEMENTS = 500;

/**
 * The database as Kysely uses it, with four changes. A transaction takes the write lock at once, so that
 * one which reads and then writes never fails half-way because another process wrote in between. One that SQLite has ended
 * itself, as on a full disk, is over: asked to roll it back again, SQLite would hide what was wrong behind another error.
 * And a statement seen before is not compiled again, which would cost a search more than running it;
 * its rows are made by `rowsMadeHere`.
 */
function prepared(database: SQLite.Database): SqliteDatabase {
  const statements = new LRUCache<string, PreparedStatement>({ max: MOST_STATEMENTS });
  return {
    prepare(sql) {
      if (sql === "rollback" && !database.inTransaction) return ALREADY_OVER;
      const text = sql === "begin" ? "begin immediate" : sql;
      let statement = statements.get(text);
      if (!statement) {
        const made = database.prepare<unknown[]>(text);
        statement = (made.reader ? rowsMadeHere(made) : made) as PreparedStatement;
        statements.set(text, statement);
      }
      return statement;
    },
    close: () => database.close(),
  };
}

/** What is run in place of the end of a transaction that has ended: https://sqlite.org/lang_transaction.html, section 3 */
const ALREADY_OVER = {
  reader: false,
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
} as unknown as PreparedStatement;

/** @throws StartError when `version`, such as "3.51.3", is older than what the service trusts. */
export function refuseOldSqlite(version: string): void {
  const parts = version.split(".").map(Number);
  for (const [place, least] of OLDEST_SQLITE.entries()) {
    const part = parts[place] ?? 0;
    if (part > least) return;
    if (part < least)
      throw new StartError(
        `SQLite ${version} is too old: Waffir needs ${OLDEST_SQLITE.join(".")} or newer. Run "npm ci" again.`,
      );
  }
}

function explained(error: unknown, path: string): Error {
  if (!(error instanceof SQLite.SqliteError)) {
    if (error instanceof TypeError)
      return new StartError(`The folder of the database ${path} does not exist. Create it first.`);
    return error as Error;
  }
  if (error.code.startsWith("SQLITE_READONLY"))
    return new StartError(`The database ${path} is read-only. Give Waffir the right to write it.`);
  if (error.code.startsWith("SQLITE_CANTOPEN"))
    return new StartError(`The database ${path} can't be opened. Check its folder and its rights.`);
  if (error.code.startsWith("SQLITE_NOTADB") || error.code.startsWith("SQLITE_CORRUPT"))
    return new StartError(`The file ${path} is not a database, or it is damaged.`);
  if (error.code.startsWith("SQLITE_BUSY"))
    return new StartError(`The database ${path} is busy with another program. Try again.`, {
      cause: error,
    });
  return error;
}
