import type { Kysely } from "kysely";
import { pricedOffers } from "~/features/fees/index.server";
import { usualTerms } from "~/features/places/index.server";
import type { Database } from "~db/schema";
import { type StandingTotal, standingOf } from "./told";

/** A dish, delivered to somewhere; null for what is typical of the city. */
export interface FollowedTotal {
  dish_id: number;
  neighbourhood_id: number | null;
}

/**
 * What dishes cost one by one at `now` (ms), delivered where they are followed for at a usual hour, so that no total moves with
 * the clock. Null without a price.
 */
export async function standings(
  db: Kysely<Database>,
  followed: readonly FollowedTotal[],
  now: number,
): Promise<(one: FollowedTotal) => StandingTotal | null> {
  const dishesTo = new Map<number | null, Set<number>>();
  for (const { dish_id, neighbourhood_id } of followed) {
    const dishes = dishesTo.get(neighbourhood_id) ?? new Set();
    dishesTo.set(neighbourhood_id, dishes.add(dish_id));
  }
  const termsTo = await usualTerms(
    db,
    followed.map(({ dish_id }) => dish_id),
  );
  const found = new Map<string, StandingTotal | null>();
  for (const [neighbourhood_id, dishes] of dishesTo) {
    const orders = [...dishes].map((dishId) => ({ dishId, quantity: 1 }));
    const offers = await pricedOffers(db, orders, termsTo(neighbourhood_id));
    for (const dish_id of dishes)
      found.set(keyOf({ dish_id, neighbourhood_id }), standingOf(offers.get(dish_id) ?? [], now));
  }
  return (one) => found.get(keyOf(one)) ?? null;
}

const keyOf = ({ dish_id, neighbourhood_id }: FollowedTotal) => `${dish_id} ${neighbourhood_id}`;
