import type { Kysely } from "kysely";
import { inTransaction } from "~/server/transaction.server";
import type { Database, NewObservation, Offer } from "~db/schema";
import { insertObservation, insertWithdrawal, observationById, offerOf } from "./queries.server";
import { refold } from "./rebuild.server";

/** What was recorded, and the offer as it now stands; null while nobody named a price. */
export interface RecordedObservation {
  observationId: number;
  offer: Offer | null;
}

/** Appends an observation and folds its offer again, both or neither. */
export function recordObservation(
  db: Kysely<Database>,
  said: NewObservation,
): Promise<RecordedObservation> {
  return inTransaction(db, async (trx) => {
    const observationId = await insertObservation(trx, said);
    await refold(trx, { dishIds: [said.dish_id], platform: said.platform });
    return { observationId, offer: await offerOf(trx, said.dish_id, said.platform) };
  });
}

/**
 * Withdraws an observation at `at` (ms) and folds its offer again: prices are as if it had never been said.
 *
 * @returns the offer as it now stands.
 */
export function withdrawObservation(
  db: Kysely<Database>,
  { id, at }: { id: number; at: number },
): Promise<Offer | null> {
  return inTransaction(db, async (trx) => {
    await insertWithdrawal(trx, { observation_id: id, at });
    const { dish_id, platform } = await observationById(trx, id);
    await refold(trx, { dishIds: [dish_id], platform });
    return offerOf(trx, dish_id, platform);
  });
}
