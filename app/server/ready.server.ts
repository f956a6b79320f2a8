import { type Kysely, sql } from "kysely";
import type { Database } from "~db/schema";
import { isLeaving } from "./open-streams.server";

/** Whether the database can be read, and the process is not about to leave. */
export async function isReady(db: Kysely<Database>): Promise<boolean> {
  if (isLeaving()) return false;
  try {
    await sql`select count(*) from kysely_migration`.execute(db);
    return true;
  } catch {
    return false;
  }
}
