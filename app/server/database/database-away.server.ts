import SQLite from "better-sqlite3";

/** Locked for longer than we wait, gone, full or read-only: https://sqlite.org/rescode.html */
const AWAY = /^SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN|FULL|READONLY)/;

/** Seconds until a database that is held or moved may be back. */
export const AGAIN_SECONDS = 5;

/** The server of the database can't be reached, is about to stop, full or read-only, or others write for longer than we wait. */
export class DatabaseAway extends Error {
  override name = "DatabaseAway";
}

/** Whether an error says that the database can't be used just now: nothing is wrong with what was asked of it. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof DatabaseAway || (error instanceof SQLite.SqliteError && AWAY.test(error.code));

/** For `catch`: nothing where the database is away, the error where anything else went wrong. */
export function nothingWhileAway(error: unknown): undefined {
  if (!isDatabaseAway(error)) throw error;
}
