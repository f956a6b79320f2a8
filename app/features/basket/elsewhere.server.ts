import type { Kysely } from "kysely";
import type { TwoNamesRow } from "~/features/catalogue";
import { type DishOrder, isTaken, type Quote, quotesOf } from "~/features/fees";
import { platformPrices, type QuoteContext } from "~/features/fees/index.server";
import type { Platform } from "~/features/prices";
import type { Database } from "~db/schema";
import { cheapestCurrent } from "./compare";
import { MOST_FULL_ORDERS } from "./limits";
import {
  dishesNamed,
  type OrderedDish,
  restaurantsById,
  restaurantsWithAll,
} from "./queries.server";

/** A line of an order that any restaurant may fill: by each of the names that it may go by, in the size asked for. */
export interface OpenLine {
  /** Ids of dish names, the one that is meant most likely first. */
  names: readonly number[];
  size: string | null;
  quantity: number;
}

/** A restaurant that has all of an order, and the cheapest platform that brings it, of those that are asked for if one can. */
export interface FullOrder {
  restaurant: TwoNamesRow;
  lines: DishOrder[];
  best: Quote;
}

interface FullOrderQuestion extends QuoteContext {
  except?: number;
  only?: number;
  /** One of these takes all of it; any does where there are none. */
  platforms?: readonly Platform[];
}

/** The restaurants that have all lines of an order, the cheapest for all of it first; all but `except`, or `only` that one. */
export async function fullOrders(
  db: Kysely<Database>,
  lines: readonly OpenLine[],
  { except, only, platforms = [], ...context }: FullOrderQuestion,
): Promise<FullOrder[]> {
  const found = await restaurantsWithAll(
    db,
    lines.map(({ names }) => names),
    only,
  );
  const ids = found.filter((id) => id !== except);
  if (ids.length === 0) return [];
  const dishes = await dishesNamed(db, ids, [...new Set(lines.flatMap(({ names }) => names))]);
  const filled = ids.flatMap((id) => {
    const menu = dishes.filter(({ restaurant_id }) => restaurant_id === id);
    const order = filledFrom(menu, lines);
    return order ? [{ id, lines: order }] : [];
  });
  const prices = await platformPrices(
    db,
    filled.map((one) => one.lines),
    context,
  );
  const restaurants = await restaurantsById(db, ids);
  return filled
    .flatMap(({ id, lines: order }, at): FullOrder[] => {
      const restaurant = restaurants.get(id);
      const quotes = quotesOf(prices[at] ?? [], order);
      const asked = quotes.filter(
        ({ platform }) => platforms.length === 0 || platforms.includes(platform),
      );
      const best = cheapestCurrent(asked) ?? cheapestCurrent(quotes);
      return restaurant && best && asked.some(isTaken) ? [{ restaurant, lines: order, best }] : [];
    })
    .sort((a, b) => a.best.total - b.best.total)
    .slice(0, MOST_FULL_ORDERS);
}

/** An order from one menu; undefined where a line is not to be had. Each line takes another dish. */
function filledFrom(
  menu: readonly Pick<OrderedDish, "id" | "dish_name_id" | "size">[],
  lines: readonly OpenLine[],
): DishOrder[] | undefined {
  const order = new Map<number, number>();
  for (const { names, size, quantity } of lines) {
    const fits = names.flatMap((name) => {
      const own = menu.filter((dish) => dish.dish_name_id === name && !order.has(dish.id));
      // Who asks for a size gets it, or a dish that is sold in one size alone.
      return (
        own.find((dish) => dish.size === size) ?? own.find((dish) => !dish.size || !size) ?? []
      );
    });
    const [dish] = fits;
    if (!dish) return undefined;
    order.set(dish.id, quantity);
  }
  return [...order].map(([dishId, quantity]) => ({ dishId, quantity }));
}
