import type { Kysely } from "kysely";
import type { Database, Offer } from "~db/schema";
import type { PriceParts } from "./money";
import type { Platform } from "./platform";
import { insertObservation, insertWithdrawal, observationById, offerOf } from "./queries.server";
import { inTransaction, refold } from "./rebuild.server";

/** What a person says of a dish on a platform: a price, or that the one shown no longer holds. */
export type Said = {
  dish_id: number;
  platform: Platform;
  user_id: string;
  /** The person's level as they say it. */
  trust_level: string;
  proof: "snapshot" | "tap";
  /** SHA-256 of the picture, hexadecimal. */
  image_hash: string | null;
  /** ms. */
  observed_at: number;
} & (({ kind: "price" } & PriceParts) | { kind: "changed" | "gone" });

/** What was recorded, and the offer as it now stands; null while nobody named a price. */
export interface Recorded {
  observationId: number;
  offer: Offer | null;
}

/** Appends an observation and folds its offer again, both or neither. */
export function recordObservation(db: Kysely<Database>, said: Said): Promise<Recorded> {
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
