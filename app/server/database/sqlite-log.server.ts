import type SQLite from "better-sqlite3";

/** So many commits write some 200 pages, such as 12 orders: about what SQLite copies in 4 ms (`npm run bench -- fees`). */
const COMMITS = 12;

/**
 * Copies what stands in the write-ahead log into the file once those who wrote it have their answer. SQLite would do so within
 * the commit that makes the log full, and whoever wrote that one thing would wait for all.
 */
export class LogCopier {
  readonly #database: SQLite.Database;
  #commits = 0;
  #next: NodeJS.Immediate | undefined;

  constructor(database: SQLite.Database) {
    this.#database = database;
  }

  committed(): void {
    this.#commits += 1;
    if (this.#commits >= COMMITS) this.#next ??= setImmediate(() => this.#copy());
  }

  stop(): void {
    clearImmediate(this.#next);
  }

  #copy(): void {
    this.#next = undefined;
    // Somebody has begun to write meanwhile: after the next commit, then.
    if (!this.#database.open || this.#database.inTransaction) return;
    try {
      // It waits for nobody: what others still read stays in the log.
      this.#database.pragma("wal_checkpoint(passive)");
      this.#commits = 0;
    } catch {
      // Rows are just being read one by one, or the disk is full: as within a commit, that is no reason to fail.
    }
  }
}
