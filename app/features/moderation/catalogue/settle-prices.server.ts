import type { Kysely } from "kysely";
import { rebuildFees } from "~/features/fees/index.server";
import { rebuildOffers } from "~/features/prices/index.server";
import type { Database } from "~db/schema";
import { dishesOf } from "./queries.server";

/** Folds the prices, fees and totals of some restaurants again, once what was said has another place. In a transaction. */
export async function settlePrices(
  trx: Kysely<Database>,
  restaurantIds: readonly number[],
): Promise<void> {
  await rebuildOffers(trx, { dishIds: await dishesOf(trx, restaurantIds) });
  await rebuildFees(trx, { restaurantIds });
}
