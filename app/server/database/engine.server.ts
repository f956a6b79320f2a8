import type { Kysely, RawBuilder } from "kysely";
import type { Database } from "~db/schema";

/** What differs between the databases Waffir can keep its data in; all else is one SQL. */
export interface Engine {
  /** A database that can be written, or the plain sentence of a `StartError` that says why not. */
  greet(db: Kysely<Database>): Promise<void>;
  /** Where transactions begin. Each has the writer's lock from its first statement on. */
  writers(db: Kysely<Database>): Kysely<Database>;
  /** Whether a transaction failed by what others did meanwhile alone, and may be run again. */
  isClash(error: unknown): boolean;
  /** Lets the others wait, however long it takes, until the transaction it is run in ends; null where the lock of writing does. */
  lockOfStart: RawBuilder<unknown> | null;
  /** Has writes to what pages show counted; once a start. */
  countShownWrites(db: Kysely<Database>): Promise<void>;
  /** Changes with each commit that touches what pages show. */
  shownRevision: RawBuilder<{ at: string }>;
  /** After rows came with ids of their own: has the next id of every table be a higher one. */
  followIds(db: Kysely<Database>): Promise<void>;
}

/** What a dialect's adapter carries, so that whoever has a database or a transaction has its engine too. */
export interface HasEngine {
  readonly engine: Engine;
}

/** The engine of a database, or of the one a transaction is in. */
export function engineOf(db: Kysely<Database>): Engine {
  return (db.getExecutor().adapter as unknown as HasEngine).engine;
}
