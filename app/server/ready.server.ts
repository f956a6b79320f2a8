import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Database } from "~db/schema";
import { isLeaving } from "./http/open-streams.server";

/** Whoever asks does so again and again, and takes a process that keeps silent for one that is not there, ms. */
const WITHIN_MS = 2_000;

/** Whether the database can be read at once, and the process is not about to leave. */
export async function isReady(db: Kysely<Database>): Promise<boolean> {
  if (isLeaving()) return false;
  const read = sql`select count(*) from kysely_migration`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([read, pause(WITHIN_MS, false, { ref: false })]);
}
