import type { Kysely } from "kysely";
import { nextRevision } from "~/features/catalogue/index.server";
import { inTransaction } from "~/server/transaction.server";
import type { Database } from "~db/schema";
import type { ByWhom, KeptOfAct, Refused, RestaurantsOfAct } from "./change";
import { moveBack } from "./move-queries.server";
import {
  actById,
  insertAct,
  newestStanding,
  removeNames,
  setDishMerged,
  type WholeRestaurant,
  writeRestaurant,
} from "./queries.server";
import { settle } from "./settle.server";

/**
 * Takes an act back: restaurants, menus and prices are as they were, with what came since where it belongs. Only the newest
 * that stands can be taken back, since later ones build on it; taking one back twice does it once.
 */
export function undoAct(
  db: Kysely<Database>,
  id: number,
  { actorId, reason, now }: ByWhom,
): Promise<Refused> {
  return inTransaction(db, async (trx) => {
    const revision = await nextRevision(trx);
    const act = await actById(trx, id);
    if (!act || act.act === "undo") return "not_found";
    const about = act.into_id === null ? [act.restaurant_id] : [act.restaurant_id, act.into_id];
    const newest = await newestStanding(trx, about);
    if (newest !== id) return newest !== undefined && newest > id ? "later" : null;
    const kept = JSON.parse(act.moved) as KeptOfAct;
    await removeNames(trx, kept.names);
    for (const dish of kept.dishes) await setDishMerged(trx, dish, null);
    for (const moved of kept.moved.reverse()) await moveBack(trx, moved);
    const after = JSON.parse(act.after) as RestaurantsOfAct;
    for (const [at, row] of (JSON.parse(act.before) as RestaurantsOfAct).entries())
      await writeRestaurant(trx, row.id, changed(after[at], row), revision);
    await settle(trx, about);
    await insertAct(trx, {
      actor_id: actorId,
      act: "undo",
      restaurant_id: act.restaurant_id,
      into_id: act.into_id,
      before: act.after,
      after: act.before,
      moved: act.moved,
      undoes: id,
      reason,
      at: now,
    });
    return null;
  });
}

/** What of a row the act had changed: the rest may have moved on since. */
function changed(
  after: WholeRestaurant | undefined,
  before: WholeRestaurant,
): Partial<WholeRestaurant> {
  const columns = Object.entries(before) as [keyof WholeRestaurant, unknown][];
  return Object.fromEntries(columns.filter(([column, value]) => after?.[column] !== value));
}
