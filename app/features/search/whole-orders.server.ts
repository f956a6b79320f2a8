import type { Kysely } from "kysely";
import type { FullOrder } from "~/features/basket";
import { fullOrders, orderedDishes } from "~/features/basket/index.server";
import type { QuoteContext } from "~/features/fees/index.server";
import type { Platform } from "~/features/prices";
import type { Database } from "~db/schema";
import type { SearchResult } from "./schema";

/**
 * Several lines as one order: the restaurants that have all that was found, best first, by the names that the dishes found
 * go by; the one alone that is asked for, where one is, and only those that have it on one of the platforms asked for.
 */
export async function wholeOrders(
  db: Kysely<Database>,
  lines: readonly SearchResult[],
  context: QuoteContext & { platforms: readonly Platform[] },
): Promise<FullOrder[]> {
  const found = lines.filter(({ matches }) => matches.length > 0);
  if (found.length < 2) return [];
  const dishes = await orderedDishes(
    db,
    found.flatMap(({ matches }) => matches.map(({ item }) => item.id)),
  );
  const open = found.map(({ matches, understood, intent }) => ({
    names: [...new Set(matches.flatMap(({ item }) => dishes.get(item.id)?.dish_name_id ?? []))],
    ...{ size: understood.size, quantity: intent.quantity },
  }));
  const only = lines.find(({ understood }) => understood.restaurant)?.understood.restaurant?.id;
  return fullOrders(db, open, { ...context, only });
}
