import type { Kysely } from "kysely";
import type { OrderTerms } from "~/features/fees";
import { pricedOffers } from "~/features/fees/index.server";
import { type BestOffer, compare, inShort, isFeesUnknown } from "~/features/prices";
import type { Database } from "~db/schema";
import { type AskedDish, askedDishes } from "./queries.server";

/** Read at once, so that enough are left when each restaurant counts once and stale prices not at all. */
const CANDIDATES = 40;

/** A dish with what it costs where it is cheapest. */
export interface PricedDish extends AskedDish {
  best: BestOffer;
  /** Halalas between the cheapest and the dearest of today's prices; 0 while the fees of one are not known. */
  savings: number;
}

/** What people ask for most, one dish a restaurant, at prices that hold at `now` (ms), with totals on the given terms. */
export async function mostAsked(
  db: Kysely<Database>,
  limit: number,
  { now, terms }: { now: number; terms: OrderTerms },
): Promise<PricedDish[]> {
  const dishes = onePerRestaurant(await askedDishes(db, CANDIDATES));
  const offers = await pricedOffers(
    db,
    dishes.map(({ id }) => ({ dishId: id, quantity: 1 })),
    terms,
  );
  return dishes
    .flatMap((dish) => {
      const ranked = compare(offers.get(dish.id) ?? [], 1, now)?.ranked ?? [];
      const current = ranked.filter(({ status }) => status !== "stale");
      const [cheapest] = current;
      const dearest = current.at(-1);
      if (!cheapest || !dearest) return [];
      const isKnown = !current.some(isFeesUnknown);
      const savings = isKnown ? dearest.total - cheapest.total : 0;
      return [{ ...dish, best: inShort(cheapest), savings }];
    })
    .slice(0, limit);
}

function onePerRestaurant(dishes: AskedDish[]): AskedDish[] {
  const seen = new Set<number>();
  return dishes.filter(({ restaurant_id }) => {
    if (seen.has(restaurant_id)) return false;
    seen.add(restaurant_id);
    return true;
  });
}
