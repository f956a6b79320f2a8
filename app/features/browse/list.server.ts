import type { Kysely } from "kysely";
import { type IndexedRestaurant, namesOfRow } from "~/features/catalogue";
import type { TwoNames } from "~/i18n/name";
import type { Database } from "~db/schema";
import type { Wanted } from "./address";
import { type CheapDish, cheapNow, type Judged } from "./cheap-now.server";
import { currentDirectory, type Directory } from "./directory.server";

/** Restaurants on one page of a list. */
export const ON_A_PAGE = 40;

/** A restaurant in a list. */
export interface ListedRestaurant {
  id: number;
  names: TwoNames;
  isBrand: boolean;
  cuisine: string | null;
  rating: number | null;
  areas: TwoNames[];
  /** Null while nothing on its menu has a price that is not stale. */
  cheapest: CheapDish | null;
}

export interface RestaurantList {
  restaurants: ListedRestaurant[];
  /** How many there are on all pages. */
  count: number;
  page: number;
  pages: number;
  /** What is cheapest at all of them, the cheapest first; on the first page alone. */
  cheapest: { dish: CheapDish; restaurant: TwoNames }[];
}

/** One page of the restaurants that are wanted; undefined where there is no such page. */
export async function restaurantList(
  db: Kysely<Database>,
  { page, ...wanted }: Wanted & { page: number },
  judged: Judged,
): Promise<RestaurantList | undefined> {
  const directory = await currentDirectory(db, judged.now);
  const found = chosen(directory, wanted);
  const pages = Math.max(1, Math.ceil(found.length / ON_A_PAGE));
  if (page > pages) return undefined;
  const shown = found.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE);
  const cheap = await cheapNow(
    db,
    shown.map(({ id }) => id),
    judged,
  );
  return {
    restaurants: shown.map((one) => listed(one, directory, cheap.get(one.id) ?? null)),
    count: found.length,
    page,
    pages,
    cheapest: page === 1 && !wanted.name ? await cheapestOf(db, found, directory, judged) : [],
  };
}

function chosen(
  directory: Directory,
  { name, cuisine, area }: Wanted,
): readonly IndexedRestaurant[] {
  const { index, all, byArea, byCuisine } = directory;
  const cooks = (one: IndexedRestaurant) => cuisine === null || one.cuisine === cuisine;
  if (name)
    return index.restaurantIndex
      .search(name, { limit: all.length })
      .flatMap(({ id }) => index.restaurants.get(id) ?? [])
      .filter((one) => cooks(one) && (typeof area !== "number" || one.areas.includes(area)));
  if (area !== null) return byArea.get(area)?.filter(cooks) ?? [];
  return cuisine === null ? all : (byCuisine.get(cuisine) ?? []);
}

/** Dishes in the short list of what is cheapest. */
const CHEAPEST = 5;
/** Restaurants asked at once for it, and how often before it is left short: where nearly all is stale, it is. */
const ASKED = 30;
const ROUNDS = 4;

async function cheapestOf(
  db: Kysely<Database>,
  found: readonly IndexedRestaurant[],
  { cheapFirst }: Directory,
  judged: Judged,
): Promise<RestaurantList["cheapest"]> {
  const priced = cheapFirst(found);
  const dishes: RestaurantList["cheapest"] = [];
  for (let round = 0; round < ROUNDS && dishes.length < CHEAPEST; round++) {
    const some = priced.slice(round * ASKED, (round + 1) * ASKED);
    const cheap = await cheapNow(
      db,
      some.map(({ id }) => id),
      judged,
    );
    for (const one of some) {
      const dish = cheap.get(one.id);
      if (dish) dishes.push({ dish, restaurant: namesOfRow(one) });
    }
  }
  return dishes.sort((a, b) => a.dish.best.total - b.dish.best.total).slice(0, CHEAPEST);
}

function listed(
  { id, is_brand, cuisine, rating, areas, ...names }: IndexedRestaurant,
  { index }: Directory,
  cheapest: CheapDish | null,
): ListedRestaurant {
  return {
    id,
    names: namesOfRow(names),
    isBrand: is_brand,
    cuisine,
    rating,
    areas: areas.flatMap((area) => {
      const known = index.neighbourhoods.get(area);
      return known ? namesOfRow(known) : [];
    }),
    cheapest,
  };
}
