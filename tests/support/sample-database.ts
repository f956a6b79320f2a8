import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { openDatabase } from "~/server/database/db.server";
import type { Database } from "~db/schema";
import { sampleFile } from "./sample-file";

/** When the sample of tests was loaded that care for no time of their own: a Saturday, at noon in Riyadh. */
export const SAMPLE_NOW = Date.UTC(2026, 2, 14, 9);

/**
 * A database of a test's own that holds the sample of `now`; its file goes when it is closed.
 *
 * @param open opens it otherwise than the service does.
 */
export async function openSample(
  now = SAMPLE_NOW,
  open: (url: string) => Promise<Kysely<Database>> = openDatabase,
): Promise<Kysely<Database>> {
  const folder = mkdtempSync(join(tmpdir(), "waffir-sample-"));
  const path = join(folder, "waffir.db");
  copyFileSync(await sampleFile(now), path);
  const db = await open(`file:${path}`);
  const close = db.destroy.bind(db);
  db.destroy = async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  };
  return db;
}
