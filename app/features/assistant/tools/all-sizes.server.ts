import type { Kysely } from "kysely";
import type { OrderTerms } from "~/features/fees";
import { pricedOffers } from "~/features/fees/index.server";
import { compare } from "~/features/prices";
import { menusOf } from "~/features/search/index.server";
import type { Database } from "~db/schema";
import type { Ordered } from "./for-people.server";

/** The matches with the first in each other size that its restaurant sells it in, right behind it. `now` in ms. */
export async function firstInAllSizes(
  db: Kysely<Database>,
  matches: readonly Ordered[],
  { now, terms }: { now: number; terms: OrderTerms },
): Promise<Ordered[]> {
  const [first, ...rest] = matches;
  if (!first) return [];
  const lines = await menusOf(db, [first.brand.id]);
  const own = lines.find(({ id }) => id === first.item.id);
  const others = lines.filter(
    ({ id, dish_name_id, size }) =>
      id !== first.item.id && dish_name_id === own?.dish_name_id && size !== null,
  );
  const { quantity } = first;
  const orders = others.map(({ id }) => ({ dishId: id, quantity }));
  const offers = await pricedOffers(db, orders, terms);
  const inSizes = others.flatMap(({ id, size }): Ordered[] => {
    const comparison = compare(offers.get(id) ?? [], quantity, now);
    return comparison ? [{ ...first, item: { ...first.item, id, size }, comparison }] : [];
  });
  return [first, ...inSizes, ...rest];
}
