import type { Kysely } from "kysely";
import { isHere } from "~/features/accounts/own-data/is-here.server";
import { bestOffer } from "~/features/prices/best-offer";
import { offersOfDishes } from "~/features/prices/queries.server";
import { inTransaction } from "~/features/prices/rebuild.server";
import type { Database } from "~db/schema";
import { countWatches, insertWatch, isWatched } from "./queries.server";

/** Nobody orders from more dishes than this. */
export const MOST_WATCHES = 100;

/**
 * Has a person follow a dish that exists, from the price it has at `now` (ms) on. Following twice is following once.
 *
 * @returns false when they follow as many as there can be.
 */
export function follow(
  db: Kysely<Database>,
  { userId, dishId, now }: { userId: string; dishId: number; now: number },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    if ((await isWatched(trx, userId, dishId)) || !(await isHere(trx, userId))) return true;
    if ((await countWatches(trx, userId)) >= MOST_WATCHES) return false;
    const best = bestOffer((await offersOfDishes(trx, [dishId])).get(dishId) ?? [], now);
    await insertWatch(trx, {
      user_id: userId,
      dish_id: dishId,
      // A stale price is what the page shows, so it is what the person knows.
      told_total: best?.total ?? null,
      created_at: now,
    });
    return true;
  });
}
