import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { openDatabase } from "~/server/db.server";
import { loadSample } from "~db/sample/load";

const FOLDER = "test-results/databases";

/**
 * A database file with today's sample data, made once a run; tests copy it.
 * Processes that ask at the same moment each make one, and the last rename wins.
 *
 * @returns its path.
 */
export async function sampleDatabase(): Promise<string> {
  const path = `${FOLDER}/sample-${process.ppid}.db`;
  if (existsSync(path)) return path;
  mkdirSync(FOLDER, { recursive: true });
  const draft = `${path}.${process.pid}`;
  rmSync(draft, { force: true });
  const db = await openDatabase(`file:${draft}`);
  await loadSample(db, Date.now());
  await db.destroy();
  renameSync(draft, path);
  return path;
}
