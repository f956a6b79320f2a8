import type { Kysely } from "kysely";
import { inTransaction } from "~/server/database/transaction.server";
import type { OwnData } from "~/server/own-data";
import type { Database } from "~db/schema";

/**
 * Takes everything personal away for good, whichever feature keeps it. What a person said about prices stays, because
 * every total stands on it, but under a name of no one. Nothing of theirs is kept from then on, see `isActiveAccount`.
 *
 * @param now ms
 */
export function erasePerson(
  db: Kysely<Database>,
  ownData: readonly OwnData[],
  { userId, now }: { userId: string; now: number },
): Promise<void> {
  return inTransaction(db, async (trx) => {
    for (const { eraseOf } of ownData) await eraseOf(trx, userId, now);
  });
}
