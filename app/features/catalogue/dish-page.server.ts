import type { Kysely } from "kysely";
import { type FeeHours, isPlaced, type OrderTerms } from "~/features/fees";
import { feeHours, pricedOffers } from "~/features/fees/index.server";
import {
  bestOffer,
  type Comparison,
  compare,
  type PriceHistory,
  priceHistory,
} from "~/features/prices";
import { versionsOfDish } from "~/features/prices/index.server";
import type { Database } from "~db/schema";
import { type CurrentPrices, currentPrices } from "./current-prices";
import { bySize } from "./menu";
import {
  type DishRow,
  dishById,
  elsewhere,
  type OwnPrice,
  ownPriceOf,
  restaurantById,
  type SizeRow,
  sizesOf,
} from "./page-queries.server";
import type { DishElsewhere, RestaurantFacts } from "./schema";

export interface DishPage {
  dish: DishRow;
  restaurant: RestaurantFacts;
  /** What the restaurant itself asks; null where nobody said. */
  ownPrice: OwnPrice | null;
  /** Null while nobody sent a price. */
  comparison: Comparison | null;
  /** What one costs by itself, by prices that are not stale. */
  prices: CurrentPrices | null;
  history: PriceHistory | null;
  /** What an order is charged through the day, where that changes. */
  hours: FeeHours | null;
  /** All sizes of the dish on this menu, this one included, small first. */
  sizes: SizeRow[];
  /** The same dish at other restaurants, cheapest first. */
  elsewhere: DishElsewhere[];
}

/** Which dish and how many; `now` in ms. */
export interface DishQuestion {
  id: number;
  quantity: number;
  now: number;
  /** Typical of the city when absent. */
  terms?: OrderTerms;
}

/** What the page of a dish shows; undefined when there is no such dish. */
export async function dishPage(
  db: Kysely<Database>,
  { id, quantity, now, terms }: DishQuestion,
): Promise<DishPage | undefined> {
  const dish = await dishById(db, id);
  const restaurant = dish && (await restaurantById(db, dish.restaurant_id));
  if (!restaurant) return undefined;
  const offers = await pricedOffers(db, [{ dishId: id, quantity }], terms);
  const sizes = await sizesOf(db, restaurant.id, dish.dish_name_id);
  const comparison = compare(offers.get(id) ?? [], quantity, now);
  const current = comparison?.ranked.filter(({ status }) => status !== "stale") ?? [];
  const [least = null] = current.sort((a, b) => a.itemPrice - b.itemPrice);
  return {
    dish,
    restaurant,
    ownPrice: (await ownPriceOf(db, id)) ?? null,
    comparison,
    prices: currentPrices(offers.get(id) ?? [], now),
    history: priceHistory(await versionsOfDish(db, id), least, now),
    hours: comparison && (await feeHours(db, { dishId: id, quantity }, { terms, now })),
    sizes: sizes.sort(bySize),
    elsewhere: await pricedElsewhere(db, dish, { now, terms }),
  };
}

/** Other restaurants the page names. */
const ELSEWHERE = 8;

/** So many are looked at for a place: one that is near it may come from further back among the city's cheapest. */
const CANDIDATES_FOR_A_PLACE = 24;

/** A stale price never stands for a restaurant that has a newer one, so each is compared anew. */
async function pricedElsewhere(
  db: Kysely<Database>,
  dish: DishRow,
  { now, terms }: Pick<DishQuestion, "now" | "terms">,
): Promise<DishElsewhere[]> {
  const rows = await elsewhere(db, {
    dishName: dish.dish_name_id,
    not: dish.restaurant_id,
    most: isPlaced(terms) ? CANDIDATES_FOR_A_PLACE : ELSEWHERE,
  });
  const offers = await pricedOffers(
    db,
    rows.map((row) => ({ dishId: row.id, quantity: 1 })),
    terms,
  );
  return rows
    .flatMap((row) => {
      const best = bestOffer(offers.get(row.id) ?? [], now);
      return best ? [{ ...row, best }] : [];
    })
    .sort((a, b) => a.best.total - b.best.total)
    .slice(0, ELSEWHERE);
}
