import type { Kysely } from "kysely";
import { bestOffer } from "~/features/prices/best-offer";
import { agree } from "~/features/prices/evidence";
import { offersOfDishes } from "~/features/prices/queries.server";
import type { Database } from "~db/schema";
import { tellMove, watchedDishIds, watchesOf } from "./queries.server";

/**
 * Tells those who follow these dishes what moved since they last heard: once, and from then on the new price is what
 * the next move is measured from. What counts is the lowest total that isn't stale; while all are stale nothing moves.
 * Prices that count as the same price anywhere in the service are no move.
 *
 * To be called in a transaction. @returns how many moves were told.
 */
export async function evaluateWatches(
  trx: Kysely<Database>,
  dishIds: readonly number[],
  now: number,
): Promise<number> {
  const watches = dishIds.length > 0 ? await watchesOf(trx, dishIds) : [];
  if (watches.length === 0) return 0;
  const offers = await offersOfDishes(trx, [...new Set(watches.map(({ dish_id }) => dish_id))]);
  let told = 0;
  for (const { user_id, dish_id, told_total, watch_by_sms } of watches) {
    const best = bestOffer(offers.get(dish_id) ?? [], now);
    if (!best || best.status === "stale") continue;
    if (told_total !== null && agree(told_total, best.total)) continue;
    await tellMove(trx, {
      user_id,
      dish_id,
      from_total: told_total,
      to_total: best.total,
      platform: best.platform,
      at: now,
      message: watch_by_sms === 1 ? "waiting" : "none",
    });
    told += 1;
  }
  return told;
}

/** Dishes looked at in one transaction. */
const A_CHUNK = 200;

/** Looks at every dish that anybody follows, for what moved while no server ran. Returns how many moves were told. */
export async function sweepWatches(db: Kysely<Database>, now: number): Promise<number> {
  let told = 0;
  for (let after = 0; ; ) {
    const ids = await watchedDishIds(db, after, A_CHUNK);
    const last = ids.at(-1);
    if (last === undefined) return told;
    told += await db.transaction().execute((trx) => evaluateWatches(trx, ids, now));
    after = last;
  }
}
