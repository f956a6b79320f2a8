import { rmSync } from "node:fs";

/**
 * Removes a database file with what stands beside it: a log left by a run that was killed would be taken for the log of the
 * next file of that name, which is then malformed.
 */
export function removeDatabase(path: string): void {
  for (const ending of ["", "-wal", "-shm"]) rmSync(path + ending, { force: true });
}
