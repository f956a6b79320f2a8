import type { Kysely } from "kysely";
import type { Database } from "~db/schema";

/** What is kept about a person under one name: rows, read as they are taken, or a single value. */
export type OwnPart = AsyncIterable<object> | (() => Promise<unknown>);

/** What a feature keeps about people, for those who leave and those who take a copy along. */
export interface OwnData {
  /**
   * Takes away what is personal, in the transaction in which all features do so.
   *
   * @param now ms
   */
  eraseOf(trx: Kysely<Database>, userId: string, now: number): Promise<void>;
  /** Everything kept about a person but hashes of secrets, by the name it has in their copy. Nothing is read yet. */
  exportOf(db: Kysely<Database>, userId: string): Record<string, OwnPart>;
}
