import type { Kysely } from "kysely";
import { bestOffer } from "~/features/prices/best-offer";
import { type Comparison, compare } from "~/features/prices/compare";
import { type PriceHistory, priceHistory } from "~/features/prices/price-history";
import { offersOfDishes, versionsOfDish } from "~/features/prices/queries.server";
import type { Database } from "~db/schema";
import { bySize } from "./menu";
import {
  type DishRow,
  dishById,
  elsewhere,
  restaurantById,
  type SizeRow,
  sizesOf,
} from "./page-queries.server";
import type { DishElsewhere, RestaurantFacts } from "./schema";

export interface DishPage {
  dish: DishRow;
  restaurant: RestaurantFacts;
  /** Null while nobody sent a price. */
  comparison: Comparison | null;
  history: PriceHistory | null;
  /** All sizes of the dish on this menu, this one included, small first. */
  sizes: SizeRow[];
  /** The same dish at other restaurants, cheapest first. */
  elsewhere: DishElsewhere[];
}

/** What the page of a dish shows for a quantity at `now` (ms); undefined when there is no such dish. */
export async function dishPage(
  db: Kysely<Database>,
  { id, quantity, now }: { id: number; quantity: number; now: number },
): Promise<DishPage | undefined> {
  const dish = await dishById(db, id);
  const restaurant = dish && (await restaurantById(db, dish.restaurant_id));
  if (!restaurant) return undefined;
  const offers = await offersOfDishes(db, [id]);
  const sizes = await sizesOf(db, restaurant.id, dish.dish_name_id);
  const comparison = compare(offers.get(id) ?? [], quantity, now);
  const cheapestOfOne = compare(offers.get(id) ?? [], 1, now)?.cheapestCurrent ?? null;
  return {
    dish,
    restaurant,
    comparison,
    history: priceHistory(await versionsOfDish(db, id), cheapestOfOne, now),
    sizes: sizes.sort(bySize),
    elsewhere: await pricedElsewhere(db, dish, now),
  };
}

/** A stale price never stands for a restaurant that has a newer one, so each is compared anew. */
async function pricedElsewhere(
  db: Kysely<Database>,
  dish: DishRow,
  now: number,
): Promise<DishElsewhere[]> {
  const rows = await elsewhere(db, dish.dish_name_id, dish.restaurant_id);
  const offers = await offersOfDishes(
    db,
    rows.map(({ id }) => id),
  );
  return rows
    .flatMap((row) => {
      const best = bestOffer(offers.get(row.id) ?? [], now);
      return best ? [{ ...row, best }] : [];
    })
    .sort((a, b) => a.best.total - b.best.total);
}
