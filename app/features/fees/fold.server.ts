import type { Kysely } from "kysely";
import { PLATFORMS, type Platform } from "~/features/prices";
import { inTransactions } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import { fitRecent } from "./book";
import type { ChargedOrder } from "./fee-order";
import {
  dishIdsOf,
  type FoldedFees,
  restaurantsAfter,
  setFoldedFees,
  storedFees,
} from "./fold-queries.server";
import { type FeesOf, recentOrders } from "./kept-orders.server";
import { knownOf } from "./known-fees.server";
import type { FeeModel, PlatformFees } from "./model";
import { platformsLearnt } from "./model.server";
import { orderFees, TYPICAL_TERMS } from "./quote";
import { foldTotals } from "./totals.server";
import { typicalFees } from "./typical";

/** Restaurants folded in one transaction, a tenth of a second of a core: fewer would make more syncs than work. */
const RESTAURANTS_A_CHUNK = 10;

/**
 * Folds the fees of a restaurant on a platform again: what its newest orders are charged as a rule, and what that adds to what
 * was learnt of the platform; and where what is told moved, the totals of its menu. To be called in a transaction.
 */
export async function refoldFees(trx: Kysely<Database>, of: FeesOf): Promise<void> {
  const { before, after } = await foldStored(trx, of);
  const platforms = await platformsLearnt(trx);
  if (toldOf(platforms, of, before) !== toldOf(platforms, of, after))
    await foldTotals(trx, await dishIdsOf(trx, [of.restaurantId]));
}

/** What totals typical of the city take from the fees of one restaurant: delivery, of which the subtotal only decides whether it is free, and VAT. */
function toldOf(platforms: FeeModel["platforms"], of: FeesOf, folded: FoldedFees | null): string {
  const order = { platform: of.platform as Platform, restaurantId: of.restaurantId, items: 0 };
  const known = knownOf(platforms, order, folded);
  return `${orderFees(known, order, TYPICAL_TERMS).delivery} ${known.vatShare}`;
}

/** Writes the fees if they moved. @returns what they were, and what they are. */
async function foldStored(trx: Kysely<Database>, of: FeesOf) {
  const { [of.platform as Platform]: platform } = await platformsLearnt(trx);
  const before = await storedFees(trx, of);
  const after = foldFees(await recentOrders(trx, of), platform);
  const moved = JSON.stringify(before) !== JSON.stringify(after);
  if (moved) await setFoldedFees(trx, of, after);
  return { before, after, moved };
}

function foldFees(orders: readonly ChargedOrder[], platform?: PlatformFees): FoldedFees | null {
  const typical = typicalFees(orders);
  if (!typical) return null;
  const learnt = platform ? fitRecent(platform, orders) : null;
  return { ...typical, learnt: learnt && JSON.stringify(learnt) };
}

/** What it is folded over: all restaurants, or some. */
interface RestaurantsToFold {
  restaurantIds?: readonly number[];
}

/**
 * Folds the fees of all restaurants again, or of some, by what was last learnt of the platforms, and then the totals of their
 * menus. Each chunk of restaurants is a transaction of its own; a second run writes nothing.
 *
 * @returns the restaurants whose fees or totals moved.
 */
export async function rebuildFees(
  db: Kysely<Database>,
  of: RestaurantsToFold = {},
): Promise<number[]> {
  const moved = await inTransactions(db, chunksOf(db, of), refoldChunk);
  return moved.flatMap((ids) => [...ids]);
}

async function* chunksOf(
  db: Kysely<Database>,
  { restaurantIds }: RestaurantsToFold,
): AsyncGenerator<readonly number[]> {
  const next = (after: number) => restaurantsAfter(db, after, RESTAURANTS_A_CHUNK);
  if (restaurantIds)
    for (let start = 0; start < restaurantIds.length; start += RESTAURANTS_A_CHUNK)
      yield restaurantIds.slice(start, start + RESTAURANTS_A_CHUNK);
  else
    for (let chunk = await next(0); chunk.length > 0; chunk = await next(chunk.at(-1) ?? 0))
      yield chunk;
}

async function refoldChunk(trx: Kysely<Database>, restaurants: readonly number[]) {
  const moved = new Set<number>();
  for (const restaurantId of restaurants)
    for (const platform of PLATFORMS)
      if ((await foldStored(trx, { restaurantId, platform })).moved) moved.add(restaurantId);
  // Prices may have moved, and what was learnt of the platforms, where no restaurant did.
  for (const { restaurantId } of await foldTotals(trx, await dishIdsOf(trx, restaurants)))
    moved.add(restaurantId);
  return moved;
}
