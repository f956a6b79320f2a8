import { perRevision } from "~/server/memoised";
import type { CatalogueIndex, IndexedRestaurant } from "./catalogue-index.server";
import type { Cuisine } from "./cuisine";

type Lists = ReadonlyMap<string, readonly IndexedRestaurant[]>;

/** The restaurants that cook something, the best rated first, and of those rated alike the ones with more branches. */
export function restaurantsCooking(
  index: CatalogueIndex,
  cuisine: Cuisine,
): readonly IndexedRestaurant[] {
  return listsIn(index).get(cuisine) ?? [];
}

function listsOf({ restaurants }: CatalogueIndex): Lists {
  const lists = new Map<string, IndexedRestaurant[]>();
  for (const restaurant of restaurants.values()) {
    if (restaurant.cuisine === null) continue;
    const list = lists.get(restaurant.cuisine);
    if (list) list.push(restaurant);
    else lists.set(restaurant.cuisine, [restaurant]);
  }
  for (const list of lists.values())
    list.sort(
      (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || b.areas.length - a.areas.length || a.id - b.id,
    );
  return lists;
}

const listsIn = perRevision(listsOf);
