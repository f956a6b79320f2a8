import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { bringUnderPresentRules } from "~/present-rules.server";
import { loadSample } from "~/sample/load";
import { openDatabase } from "~/server/db.server";
import type { Database } from "~db/schema";

const FOLDER = "test-results/databases";

/** When the sample of tests was loaded that care for no time of their own: a Saturday, at noon in Riyadh. */
export const SAMPLE_NOW = Date.UTC(2026, 2, 14, 9);

/**
 * A database file with the sample data of a time, made once a run; tests copy it.
 * Processes that ask at the same moment each make one, and the last rename wins.
 *
 * @param now ms since 1970; today's where none is given.
 * @returns its path.
 */
export async function sampleDatabase(now?: number): Promise<string> {
  const path = `${FOLDER}/sample-${now ?? "today"}-${process.ppid}.db`;
  if (existsSync(path)) return path;
  mkdirSync(FOLDER, { recursive: true });
  const draft = `${path}.${process.pid}`;
  rmSync(draft, { force: true });
  const db = await openDatabase(`file:${draft}`);
  await bringUnderPresentRules(db);
  await loadSample(db, now ?? Date.now());
  await db.destroy();
  renameSync(draft, path);
  return path;
}

/** A database of a test's own that holds the sample of `now`; its file goes when it is closed. */
export async function openSample(now = SAMPLE_NOW): Promise<Kysely<Database>> {
  const folder = mkdtempSync(join(tmpdir(), "waffir-sample-"));
  const path = join(folder, "waffir.db");
  copyFileSync(await sampleDatabase(now), path);
  const db = await openDatabase(`file:${path}`);
  const close = db.destroy.bind(db);
  db.destroy = async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  };
  return db;
}
