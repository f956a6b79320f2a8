import type { Kysely } from "kysely";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";

/** Rolls a dry run back, with what it would have given. */
class Undone<T> extends Error {
  constructor(readonly given: T) {
    super("A dry run");
  }
}

/** What `work` would give: it is done and undone. Within a transaction it is that which is undone, by whoever began it. */
export async function undone<T>(
  db: Kysely<Database>,
  work: (trx: Kysely<Database>) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return work(db);
  try {
    return await inTransaction(db, async (trx) => {
      throw new Undone(await work(trx));
    });
  } catch (error) {
    if (error instanceof Undone) return error.given as T;
    throw error;
  }
}
