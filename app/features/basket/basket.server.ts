import type { Kysely } from "kysely";
import type { TwoNamesRow } from "~/features/catalogue";
import { type DishOrder, quotesOf } from "~/features/fees";
import { platformPrices, type QuoteContext } from "~/features/fees/index.server";
import type { Database } from "~db/schema";
import { type AddAdvice, addAdvice } from "./add-advice";
import { type BasketComparison, compareQuotes } from "./compare";
import { type FullOrder, fullOrders } from "./elsewhere.server";
import { mergedLines } from "./merged-lines.server";
import { dishesById, type OrderedDish, restaurantsById } from "./queries.server";
import { MOST_WAYS, type SplitAdvice, splitAdvice } from "./split-advice";

/** So many of a dish that is on a menu. */
export interface BasketLine extends DishOrder {
  dish: OrderedDish;
}

/** What is ordered at one restaurant, and what it costs. */
export interface RestaurantOrder {
  restaurant: TwoNamesRow;
  lines: BasketLine[];
  comparison: BasketComparison;
  /** What pays: at most one addition, and one split. */
  advice: (AddAdvice | SplitAdvice)[];
}

/** A basket: dishes of one restaurant, or of several, each of which is then an order of its own. */
export interface Basket {
  orders: RestaurantOrder[];
  /** Other restaurants that have all of it, cheapest first. */
  elsewhere: FullOrder[];
  /** Ids of dishes that there are not (any more). */
  unknown: number[];
  /** The lines as they were priced, where dishes asked for became part of others. */
  movedTo?: DishOrder[];
}

/** What some dishes cost together on each platform, what would pay, and which other restaurants have all of them. */
export async function priceBasket(
  db: Kysely<Database>,
  lines: readonly DishOrder[],
  context: QuoteContext,
): Promise<Basket> {
  const dishes = await dishesById(
    db,
    lines.map(({ dishId }) => dishId),
  );
  const unknown = lines.flatMap(({ dishId }) => (dishes.has(dishId) ? [] : [dishId]));
  const movedTo = await mergedLines(db, lines, unknown);
  if (movedTo) return { ...(await priceBasket(db, movedTo, context)), movedTo };
  const known = lines.flatMap((line): BasketLine[] => {
    const dish = dishes.get(line.dishId);
    return dish ? [{ ...line, dish }] : [];
  });
  const orders = await restaurantOrders(db, known, context);
  const [only, another] = orders;
  const open = known.map(({ dish, quantity }) => ({
    ...{ names: [dish.dish_name_id], size: dish.size, quantity },
  }));
  return {
    orders,
    elsewhere: await fullOrders(db, open, {
      ...context,
      ...(!another && { except: only?.restaurant.id }),
    }),
    unknown,
  };
}

/** The order at each restaurant, in the order in which the restaurants first appear. */
async function restaurantOrders(
  db: Kysely<Database>,
  lines: readonly BasketLine[],
  context: QuoteContext,
): Promise<RestaurantOrder[]> {
  const ids = [...new Set(lines.map(({ dish }) => dish.restaurant_id))];
  const restaurants = await restaurantsById(db, ids);
  const ordered = ids.map((id) => lines.filter(({ dish }) => dish.restaurant_id === id));
  const prices = await platformPrices(db, ordered, context);
  // One question costs no more for being several orders.
  const mostWays = Math.floor(MOST_WAYS / ids.length);
  return ids.flatMap((id, at): RestaurantOrder[] => {
    const restaurant = restaurants.get(id);
    const own = ordered[at] ?? [];
    const platforms = prices[at] ?? [];
    const order = own.map(({ dishId, quantity }) => ({ dishId, quantity }));
    const quotes = quotesOf(platforms, order);
    const advice = [addAdvice(platforms, quotes), splitAdvice(platforms, quotes, order, mostWays)];
    return restaurant
      ? [
          {
            ...{ restaurant, lines: own, comparison: compareQuotes(quotes) },
            advice: advice.flatMap((one) => one ?? []),
          },
        ]
      : [];
  });
}
