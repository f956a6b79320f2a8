import { setTimeout as pause } from "node:timers/promises";
import SQLite from "better-sqlite3";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type SqliteDatabase,
  SqliteDriver,
} from "kysely";
import { AGAIN_SECONDS } from "./database-away.server";
import { LogCopier } from "./sqlite-log.server";

/** How long a write waits for others who hold the file, ms. */
const PATIENCE_MS = 5000;

/** The longest pause before it is tried again, ms: a commit takes less. */
const LONGEST_PAUSE_MS = 20;

/**
 * Kysely's driver for SQLite, but that nobody else waits while a write waits for another process. SQLite itself would sleep
 * until the file is free, and nobody would be answered; here the connection is lent to others between two tries. Once a
 * write has waited in vain, those of the next few seconds are tried but do not wait: a form writes three times, and whoever
 * sent it would wait as often.
 */
export class PatientDriver extends SqliteDriver {
  readonly #database: SQLite.Database;
  readonly #log: LogCopier;
  #connection: DatabaseConnection | undefined;
  #awayUntil = 0;

  /** @param database the file that `prepared` speaks to. */
  constructor(database: SQLite.Database, prepared: SqliteDatabase) {
    super({ database: prepared });
    this.#database = database;
    this.#log = new LogCopier(database);
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    this.#connection ??= {
      executeQuery: (query) => this.#whileHeld(() => connection.executeQuery(query)),
      streamQuery: (query: CompiledQuery, size) => connection.streamQuery(query, size),
    };
    return this.#connection;
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#log.committed();
  }

  override async destroy(): Promise<void> {
    this.#log.stop();
    await super.destroy();
  }

  async #whileHeld<Result>(run: () => Promise<Result>): Promise<Result> {
    const began = Date.now();
    for (;;) {
      try {
        return await run();
      } catch (error) {
        // Within a transaction the write lock is ours: there is nothing to wait for, nor may others come between.
        if (!isHeld(error) || this.#database.inTransaction) throw error;
        const now = Date.now();
        if (now < this.#awayUntil) throw error;
        if (now - began >= PATIENCE_MS) {
          this.#awayUntil = now + AGAIN_SECONDS * 1000;
          throw error;
        }
      }
      await this.releaseConnection();
      await pause(1 + Math.random() * LONGEST_PAUSE_MS);
      await super.acquireConnection();
    }
  }
}

const isHeld = (error: unknown): boolean =>
  error instanceof SQLite.SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(error.code);
