import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { dayText } from "~/i18n/days";
import type { Database } from "~db/schema";
import { csvOf } from "./csv";
import { MANIFEST, type Manifest, type ManifestFile } from "./manifest";
import { latestCursor, standing } from "./queries.server";
import { OPEN_TABLE_NAMES, OPEN_TABLES, type OpenRecord, type OpenTable } from "./record";

/** Lines that are held and written together. */
const LINES_AT_ONCE = 1000;

/**
 * Writes what stands published into a folder, each table as JSON Lines, CSV and Parquet, and `manifest.json` last: the
 * licence, the files with their sums, and the cursor from which the feed goes on. What is published meanwhile is in the files or
 * in the feed after that cursor, or in both, which comes to the same.
 *
 * @param now ms, told as a day.
 */
export async function writeDump(
  db: Kysely<Database>,
  { folder, license, now }: { folder: string; license: string; now: number },
): Promise<Manifest> {
  await mkdir(folder, { recursive: true });
  const manifest: Manifest = {
    license,
    day: dayText(now),
    cursor: await latestCursor(db),
    tables: {},
    files: [],
  };
  for (const table of OPEN_TABLE_NAMES) {
    manifest.tables[table] = await writeTable(db, table, { folder, license });
    for (const ending of ["jsonl", "csv", "parquet"])
      manifest.files.push(await fileOf(folder, `${table}.${ending}`));
  }
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** @returns how many lines it has. */
async function writeTable(
  db: Kysely<Database>,
  table: OpenTable,
  { folder, license }: { folder: string; license: string },
): Promise<number> {
  const path = join(folder, table);
  const columns = [...Object.keys(OPEN_TABLES[table].columns), "license"];
  // Once a day: until then its library need not be in memory.
  const { parquetWriter } = await import("./parquet");
  const parquet = parquetWriter(`${path}.parquet`, table, license);
  await using jsonl = await open(`${path}.jsonl`, "w");
  await using csv = await open(`${path}.csv`, "w");
  let written = 0;
  const write = async (lines: readonly OpenRecord[]) => {
    await jsonl.write(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
    await csv.write(csvOf(lines, columns, written === 0));
    await parquet.write(lines);
    written += lines.length;
  };
  let lot: OpenRecord[] = [];
  for await (const { record } of standing(db, table)) {
    // Each line says the licence itself, since files are taken apart and joined.
    lot.push({ ...(JSON.parse(record) as OpenRecord), license });
    if (lot.length < LINES_AT_ONCE) continue;
    await write(lot);
    lot = [];
  }
  if (lot.length > 0 || written === 0) await write(lot);
  await parquet.end();
  return written;
}

async function fileOf(folder: string, name: string): Promise<ManifestFile> {
  const path = join(folder, name);
  const hash = createHash("sha256");
  for await (const piece of createReadStream(path)) hash.update(piece);
  return { name, bytes: (await stat(path)).size, sha256: hash.digest("hex") };
}
