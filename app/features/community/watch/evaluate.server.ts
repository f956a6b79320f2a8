import type { Kysely } from "kysely";
import { isPlatformUnlearnt } from "~/features/fees/index.server";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import { insertMove, setTold, toldIn, watchedDishIds, watchesOf } from "./queries.server";
import { standings } from "./standings.server";
import { moveSince } from "./told";

/**
 * Tells those who follow these dishes what moved since they last heard: once, and from then on the new price is what
 * the next move is measured from. What counts is the lowest total that isn't stale, delivered where they follow it for; while
 * all are stale nothing moves. What differs no more than fees do from order to order is no move: see `moveSince`.
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
  const standingOf = await standings(trx, watches, now);
  let moves = 0;
  for (const watch of watches) {
    const best = standingOf(watch);
    if (!best || best.status === "stale") continue;
    const told = toldIn(watch);
    const news = told ? moveSince(told, best) : "moved";
    if (news === "same") continue;
    await setTold(trx, watch, best);
    if (news === "retold") continue;
    const { dish_id, neighbourhood_id, user_id, watch_by_sms } = watch;
    await insertMove(trx, {
      ...{ user_id, dish_id, neighbourhood_id, at: now },
      from_total: told?.total ?? null,
      to_total: best.total,
      platform: best.platform,
      message: watch_by_sms === 1 ? "waiting" : "none",
    });
    moves += 1;
  }
  return moves;
}

/** Dishes looked at in one transaction. */
const A_CHUNK = 200;

/**
 * Looks at every dish that anybody follows, for what moved while no server ran. While a platform is still to be learnt, fees
 * tell of its orders alone, and what they tell after would look like a move. Returns how many moves were told.
 */
export async function sweepWatches(db: Kysely<Database>, now: number): Promise<number> {
  if (await isPlatformUnlearnt(db)) return 0;
  let told = 0;
  for (let after = 0; ; ) {
    const ids = await watchedDishIds(db, after, A_CHUNK);
    const last = ids.at(-1);
    if (last === undefined) return told;
    told += await inTransaction(db, (trx) => evaluateWatches(trx, ids, now));
    after = last;
  }
}
