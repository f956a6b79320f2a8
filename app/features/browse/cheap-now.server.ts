import type { Kysely } from "kysely";
import type { OrderTerms } from "~/features/fees";
import { pricedOffers } from "~/features/fees/index.server";
import { type BestOffer, bestOffer, STALE_AFTER_MS } from "~/features/prices";
import type { Database } from "~db/schema";
import { type Candidate, cheapCandidates } from "./queries.server";

/** A dish with what it costs where it is cheapest, by a price that is not stale. */
export interface CheapDish extends Candidate {
  best: BestOffer;
}

/** The moment prices are judged at, ms, and the terms of the order. */
export interface Judged {
  now: number;
  terms: OrderTerms;
}

/** The cheapest meal of each of some menus, by restaurant id; one where every price is stale is absent. */
export async function cheapNow(
  db: Kysely<Database>,
  restaurants: readonly number[],
  { now, terms }: Judged,
): Promise<Map<number, CheapDish>> {
  const cheapest = new Map<number, CheapDish>();
  if (restaurants.length === 0) return cheapest;
  const dishes = await cheapCandidates(db, restaurants, now - STALE_AFTER_MS);
  const orders = dishes.map(({ id }) => ({ dishId: id, quantity: 1 }));
  const offers = await pricedOffers(db, orders, terms);
  for (const dish of dishes) {
    const best = bestOffer(offers.get(dish.id) ?? [], now);
    if (!best || best.status === "stale") continue;
    const known = cheapest.get(dish.restaurant_id);
    if (!known || best.total < known.best.total)
      cheapest.set(dish.restaurant_id, { ...dish, best });
  }
  return cheapest;
}
