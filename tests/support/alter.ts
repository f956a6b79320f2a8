import SQLite from "better-sqlite3";
import type { TestServer } from "./server";

/** Runs SQL on a server's database, as time passing would. */
export function alter(server: TestServer, sql: string, ...values: unknown[]): void {
  const db = new SQLite(server.database, { timeout: 60_000 });
  db.prepare(sql).run(...values);
  db.close();
}
