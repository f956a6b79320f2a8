import { keepWithinTerms, mapsFor } from "~/maps.server";
import { openDatabase } from "~/server/db.server";
import { env } from "~/server/env.server";
import { prepareEveryRequest } from "~/server/every-request.server";
import { StartError } from "~/server/start-error";
import { setServices } from "~/services.server";
import { loadSampleOnce } from "~db/sample/load";

/**
 * Brings the process up: settings, database, sample data on the very first start.
 * What the operator can mend ends the process with one plain sentence.
 */
export async function start(): Promise<void> {
  try {
    const { APP_ORIGIN, DATABASE_URL } = env();
    prepareEveryRequest({ https: APP_ORIGIN?.startsWith("https:") ?? false });
    const db = await openDatabase(DATABASE_URL);
    await loadSampleOnce(db, Date.now());
    await keepWithinTerms(db);
    setServices({ db, maps: mapsFor(db, env()) });
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
