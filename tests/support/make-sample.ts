import { bringUnderPresentRules } from "~/present-rules.server";
import { loadSample } from "~/sample/load";
import { openDatabase } from "~/server/db.server";

/** Makes a database file that holds the sample data as it would be loaded at `now` (ms since 1970). */
export async function makeSample(path: string, now: number): Promise<void> {
  const db = await openDatabase(`file:${path}`);
  await bringUnderPresentRules(db);
  await loadSample(db, now);
  await db.destroy();
}
