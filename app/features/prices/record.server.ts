import type { Kysely } from "kysely";
import type { Database, Offer } from "~db/schema";
import type { PriceParts } from "./money";
import type { Platform } from "./platform";
import { insertObservation, offersOfDishes } from "./queries.server";
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

/**
 * Appends an observation and folds its offer again, both or neither.
 *
 * @returns the offer as it now stands; null while nobody named a price.
 */
export function recordObservation(db: Kysely<Database>, said: Said): Promise<Offer | null> {
  return inTransaction(db, async (trx) => {
    await insertObservation(trx, said);
    await refold(trx, { dishIds: [said.dish_id], platform: said.platform });
    const offers = await offersOfDishes(trx, [said.dish_id]);
    return offers.get(said.dish_id)?.find(({ platform }) => platform === said.platform) ?? null;
  });
}
