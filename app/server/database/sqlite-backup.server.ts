import { existsSync, renameSync, rmSync, statSync } from "node:fs";
import SQLite from "better-sqlite3";
import { StartError } from "../start-error";

/**
 * Copies the database into one file while others read and write it, then checks the copy. The file appears when it is
 * whole and sound, or not at all. Only SQLite has this: https://sqlite.org/backup.html
 *
 * @param url as in DATABASE_URL.
 * @returns the size of the copy, bytes.
 * @throws StartError when there is nothing to copy, the file is there already, can't be written, or is not sound.
 */
export async function backupSqlite(url: string, file: string): Promise<number> {
  const path = url.replace(/^file:/, "");
  if (!existsSync(path)) throw new StartError(`There is no database ${path} to copy.`);
  if (existsSync(file)) throw new StartError(`${file} is there already. Name another file.`);
  const draft = `${file}.part`;
  const database = new SQLite(path, { readonly: true, timeout: 5000 });
  try {
    await database.backup(draft);
    checkSound(draft);
    renameSync(draft, file);
    return statSync(file).size;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The copy to ${file} failed: ${(error as Error).message}`);
  } finally {
    database.close();
    for (const left of [draft, `${draft}-wal`, `${draft}-shm`]) rmSync(left, { force: true });
  }
}

function checkSound(path: string): void {
  const copy = new SQLite(path);
  try {
    // A copy of a database with a write-ahead log wants one too; as a file alone it is easier to move.
    copy.pragma("journal_mode = delete");
    const [first] = copy.pragma("integrity_check") as { integrity_check: string }[];
    const orphans = copy.pragma("foreign_key_check") as unknown[];
    if (first?.integrity_check !== "ok" || orphans.length > 0)
      throw new StartError(`The copy is not sound: ${first?.integrity_check}`);
  } finally {
    copy.close();
  }
}
