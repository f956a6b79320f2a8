import type { Kysely } from "kysely";
import { isPlatform, type PricedOffer } from "~/features/prices";
import { offersOfDishes } from "~/features/prices/index.server";
import type { Database } from "~db/schema";
import { knownFees } from "./known-fees.server";
import { type OrderTerms, orderFees, TYPICAL_TERMS } from "./quote";

/** So many of one dish. */
export interface DishOrder {
  dishId: number;
  quantity: number;
}

/**
 * The offers of many dishes, by dish id, each with the fees of an order of that dish alone on the given terms, else on those
 * typical of the city. A dish without a price is absent.
 */
export async function pricedOffers(
  db: Kysely<Database>,
  orders: readonly DishOrder[],
  terms: OrderTerms = TYPICAL_TERMS,
): Promise<Map<number, PricedOffer[]>> {
  const quantities = new Map(orders.map(({ dishId, quantity }) => [dishId, quantity]));
  const offers = await offersOfDishes(db, [...quantities.keys()]);
  const feesOf = await knownFees(db, [...offers.keys()]);
  const priced = new Map<number, PricedOffer[]>();
  for (const [dishId, own] of offers) {
    const quantity = quantities.get(dishId) ?? 1;
    priced.set(
      dishId,
      own.flatMap((offer) => {
        const { platform } = offer;
        const of = isPlatform(platform) ? feesOf(dishId, platform) : undefined;
        if (!of || !isPlatform(platform)) return [];
        const { known, restaurantId } = of;
        const order = { platform, restaurantId, items: offer.item_price * quantity };
        return [{ offer, platform, fees: orderFees(known, order, terms) }];
      }),
    );
  }
  return priced;
}
