import { direct } from "./direct";
import type { TestServer } from "./server";

/** Runs SQL on a server's database, as time passing would. */
export function alter(server: TestServer, sql: string, ...values: unknown[]): void {
  const db = direct(server);
  db.prepare(sql).run(...values);
  db.close();
}
