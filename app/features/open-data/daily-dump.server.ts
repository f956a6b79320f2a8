import {
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { DAY_MS, dayText } from "~/i18n/days";
import { randomText } from "~/server/random-text.server";
import type { Database } from "~db/schema";
import { writeDump } from "./dump.server";
import { MANIFEST, type Manifest } from "./manifest";

/** Dumps lie in folders named for their day; what is still being written has another name. */
const DAY = /^\d{4}-\d\d-\d\d$/;
const PART = ".part-";

/** The days of which a dump is there, the earliest first. */
async function daysIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.filter((name) => DAY.test(name)).sort();
}

/**
 * Writes the dump of a day of Riyadh, unless it is there, and takes earlier ones away. It is there whole or not at all, also where
 * several processes share the folder.
 *
 * @param now ms.
 * @returns how many dumps were written: 0 or 1.
 */
export async function writeDailyDump(
  db: Kysely<Database>,
  { folder, license, now }: { folder: string; license: string; now: number },
): Promise<number> {
  const today = dayText(now);
  const days = await daysIn(folder);
  if (days.some((day) => day >= today)) return 0;
  await mkdir(folder, { recursive: true });
  await forgetUnfinished(folder, now);
  const part = join(folder, PART + randomText(8));
  try {
    await writeDump(db, { folder: part, license, now });
    await rename(part, join(folder, today)).catch((error: NodeJS.ErrnoException) => {
      // Another process was first: its dump is as good.
      if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(part, { recursive: true, force: true });
  }
  for (const day of days) await rm(join(folder, day), { recursive: true, force: true });
  return 1;
}

/** Takes away what was begun more than a day before `now` (ms) and never finished. */
async function forgetUnfinished(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (name.startsWith(PART) && (await stat(path)).mtimeMs < now - DAY_MS)
      await rm(path, { recursive: true, force: true });
  }
}

/** A file of the newest dump. Whoever asked closes it. */
export interface DumpFile {
  handle: FileHandle;
  bytes: number;
  /** Changes with what the file says. */
  mark: string;
}

/** Opens a file of the newest dump; null where there is none of that name, or no dump yet. */
export async function openDumpFile(folder: string, name: string): Promise<DumpFile | null> {
  const day = (await daysIn(folder)).at(-1);
  if (day === undefined) return null;
  try {
    const text = await readFile(join(folder, day, MANIFEST));
    const { files, cursor }: Manifest = JSON.parse(text.toString());
    const file =
      name === MANIFEST
        ? { bytes: text.byteLength, mark: `${day}-${cursor}` }
        : files
            .filter((one) => one.name === name)
            .map(({ bytes, sha256 }) => ({ bytes, mark: sha256.slice(0, 32) }))[0];
    return file ? { ...file, handle: await open(join(folder, day, name)) } : null;
  } catch (error) {
    // The day's successor may have taken its place since it was looked for.
    const isReplaced = (await daysIn(folder)).at(-1) !== day;
    if (isReplaced) return openDumpFile(folder, name);
    throw error;
  }
}
