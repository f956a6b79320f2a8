import type { Kysely } from "kysely";
import type { Database } from "~db/schema";

class Rehearsal extends Error {}

/** The same database, on which every transaction is run once and rolled back before it is run for good. */
export function rehearsed(db: Kysely<Database>): Kysely<Database> {
  const begin = db.transaction.bind(db);
  const twice = {
    async execute<T>(work: (trx: Kysely<Database>) => Promise<T>): Promise<T> {
      try {
        await begin().execute(async (trx) => {
          await work(trx);
          throw new Rehearsal();
        });
      } catch (error) {
        if (!(error instanceof Rehearsal)) throw error;
      }
      return begin().execute(work);
    },
  };
  return Object.assign(db, { transaction: () => twice }) as unknown as Kysely<Database>;
}
