import type { Kysely } from "kysely";
import { confidenceAt, PLATFORMS, statusAt } from "~/features/prices";
import { offersOfDishes } from "~/features/prices/index.server";
import type { Database, Offer } from "~db/schema";
import { knownFees } from "./known-fees.server";
import type { DishOrder } from "./priced-offers.server";
import { type OrderTerms, orderFees, TYPICAL_TERMS } from "./quote";
import { type KnownPrice, type PlatformPrices, type Quote, quotesOf } from "./quote-lines";

/** When and on what terms an order is priced; `now` in ms, the moment at which status and confidence are judged. */
export interface QuoteContext {
  now: number;
  /** Typical of the city when absent. */
  terms?: OrderTerms;
}

/** What one order of some dishes of one restaurant costs on each platform that sells any of them: see `quotesOf`. */
export async function quote(
  db: Kysely<Database>,
  lines: readonly DishOrder[],
  context: QuoteContext,
): Promise<Quote[]> {
  const [platforms = []] = await platformPrices(db, [lines], context);
  return quotesOf(platforms, lines);
}

/**
 * What each platform asks for some orders, each of dishes of one restaurant, in platform order: quotes for all of an order or
 * for any part of it are made from that alone. Two queries, however many orders.
 */
export async function platformPrices(
  db: Kysely<Database>,
  orders: readonly (readonly DishOrder[])[],
  { now, terms = TYPICAL_TERMS }: QuoteContext,
): Promise<PlatformPrices[][]> {
  const ids = [...new Set(orders.flatMap((lines) => lines.map(({ dishId }) => dishId)))];
  const offers = await offersOfDishes(db, ids);
  const feesOf = await knownFees(db, ids);
  return orders.map((lines) =>
    PLATFORMS.flatMap((platform): PlatformPrices[] => {
      const [first] = lines;
      const of = first && feesOf(first.dishId, platform);
      if (!of) return [];
      const prices = new Map<number, KnownPrice>();
      for (const { dishId } of lines) {
        const offer = offers.get(dishId)?.find((one) => one.platform === platform);
        if (offer) prices.set(dishId, knownPrice(offer, now));
      }
      const { known, restaurantId } = of;
      const fees = (items: number) => orderFees(known, { platform, restaurantId, items }, terms);
      return [{ platform, prices, feesOf: fees }];
    }),
  );
}

const knownPrice = (offer: Offer, now: number): KnownPrice => ({
  itemPrice: offer.item_price,
  status: statusAt(offer, now),
  confidence: confidenceAt(offer, now),
  newestSupportAt: offer.newest_support_at,
});
