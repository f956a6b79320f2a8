import { bringUnderPresentRules } from "~/present-rules.server";
import { loadSample } from "~/sample/load";
import { openDatabase } from "~/server/database/db.server";

/** Fills a new database with the sample data as it would be loaded at `now` (ms since 1970). */
export async function makeSample(url: string, now: number): Promise<void> {
  const db = await openDatabase(url);
  await bringUnderPresentRules(db);
  await loadSample(db, now);
  await db.destroy();
}
