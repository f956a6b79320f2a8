import type { Kysely } from "kysely";
import { settleAllFacts } from "~/features/facts/index.server";
import { rebuildFees } from "~/features/fees/index.server";
import { rebuildOffers } from "~/features/prices/index.server";
import type { Database } from "~db/schema";
import { dishesOf } from "./queries.server";

/**
 * Folds the facts, prices, fees and totals of some restaurants again, once what was said has another place. In a transaction.
 */
export async function settle(
  trx: Kysely<Database>,
  restaurantIds: readonly number[],
): Promise<void> {
  await settleAllFacts(trx, restaurantIds);
  await rebuildOffers(trx, { dishIds: await dishesOf(trx, restaurantIds) });
  await rebuildFees(trx, { restaurantIds });
}
