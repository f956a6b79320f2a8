import type { Kysely } from "kysely";
import { agree, ownCheckOf, SAID_FOR_MS, type Tap } from "~/features/prices";
import { recordEvidence, retractEvidence } from "~/features/trust/evidence.server";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import { knownBefore } from "./queries.server";

/** Why a tap says nothing: there is no such price, it has changed since it was shown, or it is the person's own. */
export type TapProblem = "no_price" | "moved" | "own";

/**
 * Says with one tap that an item price is right, has changed or is gone, or takes the last tap back. The same word again is
 * one word, so a doubled or retried form does nothing more; and nothing is kept of who has left. In one transaction.
 *
 * @returns what is wrong; undefined when it is said.
 */
export function tapPrice(
  db: Kysely<Database>,
  { userId, tap }: { userId: string; tap: Tap },
  now: number,
): Promise<TapProblem | undefined> {
  return inTransaction(db, async (trx) => {
    const { dishId, platform, word, seen } = tap;
    const known = await knownBefore(trx, userId, tap);
    if (!known) return undefined;
    const { level, price: item_price, said } = known;
    if (word === "undo") {
      const last = said.find(({ proof }) => proof === "tap");
      if (last && now - last.observed_at < SAID_FOR_MS) await retractEvidence(trx, last.id, now);
      return undefined;
    }
    if (item_price === null) return "no_price";
    if (!agree(item_price, seen)) return "moved";
    const ownCheck = ownCheckOf(said, item_price, now);
    if (ownCheck === "own") return "own";
    if (ownCheck === word) return undefined;
    await recordEvidence(
      trx,
      {
        dish_id: dishId,
        platform,
        user_id: userId,
        trust_level: level,
        proof: "tap",
        image_hash: null,
        observed_at: now,
        ...(word === "right" ? { kind: "price", item_price } : { kind: word }),
      },
      now,
    );
    return undefined;
  });
}
