import type { Kysely } from "kysely";
import { neighbourhoodNames } from "~/features/places/index.server";
import { isActiveAccount } from "~/server/active-account.server";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import { countWatches, insertWatch, setWatchPlace, watchOf } from "./queries.server";
import { standings } from "./standings.server";

/** Nobody orders from more dishes than this. */
export const MOST_WATCHES = 100;

interface Following {
  userId: string;
  dishId: number;
  /** Where the total is for; null for what is typical of the city. */
  neighbourhoodId: number | null;
  /** ms */
  now: number;
}

/**
 * Has a person follow a dish that exists, from the total it has at `now` on, a stale one included: it is what the page shows.
 * Following twice is following once, for the place it was first followed for.
 *
 * @returns false when they follow as many as there can be.
 */
export function follow(
  db: Kysely<Database>,
  { userId: user_id, dishId: dish_id, neighbourhoodId: neighbourhood_id, now }: Following,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    if ((await watchOf(trx, { user_id, dish_id })) || !(await isActiveAccount(trx, user_id)))
      return true;
    if ((await countWatches(trx, user_id)) >= MOST_WATCHES) return false;
    const total = { dish_id, neighbourhood_id };
    const standingOf = await standings(trx, [total], now);
    await insertWatch(trx, { user_id, ...total, created_at: now }, standingOf(total));
    return true;
  });
}

/**
 * Has the total of a followed dish be for another place. It is then another total, not one that moved: nobody is told.
 *
 * @returns whether there is such a place, and the person follows the dish.
 */
export function followTo(
  db: Kysely<Database>,
  { userId: user_id, dishId: dish_id, neighbourhoodId: neighbourhood_id, now }: Following,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    if (neighbourhood_id !== null && !(await neighbourhoodNames(trx, neighbourhood_id)))
      return false;
    const total = { dish_id, neighbourhood_id };
    const standingOf = await standings(trx, [total], now);
    return setWatchPlace(trx, { user_id, ...total }, standingOf(total));
  });
}
