import { setTimeout as pause } from "node:timers/promises";
import SQLite from "better-sqlite3";
import { DatabaseAway } from "./database/database-away.server";

/** How long a start waits for another process that fills the same database, ms: a slow machine takes a minute for it. */
const PATIENCE_MS = 180_000;
const AGAIN_AFTER_MS = 250;

/** Does what a start does of the database, again and again while another process holds it. What is done must bear that. */
export async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isHeld(error) || Date.now() > until) throw error;
      await pause(AGAIN_AFTER_MS);
    }
  }
}

/** Whether an error, or what is behind it, says that others write for longer than we wait. */
function isHeld(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  if (error instanceof SQLite.SqliteError) return /^SQLITE_(BUSY|LOCKED)/.test(error.code);
  return error instanceof Error && error.cause !== undefined && isHeld(error.cause);
}
