import type { Selectable } from "kysely";
import type { DishesTable, DishNamesTable } from "~db/schema";
import { randomFor } from "./random";
import { RESTAURANTS } from "./restaurants";
import type { SampleMenuLine, SampleRestaurant } from "./types";

/** A dish row, and what the restaurant's own menu asks for it: SAR, or null where nobody has told us. */
export interface SampleDish extends Selectable<DishesTable> {
  menuPrice: number | null;
}

/** The dishes of all menus, and their names once each, with revisions numbered on from `revision`. */
export function menuDishes(revision: number) {
  const dish_names: Selectable<DishNamesTable>[] = [];
  const ids = new Map<string, number>();
  const nameId = (name_ar: string | null, name_en: string | null): number => {
    const key = `${name_ar}|${name_en}`;
    const known = ids.get(key);
    if (known) return known;
    const id = dish_names.length + 1;
    ids.set(key, id);
    dish_names.push({ id, name_ar, name_en, revision: revision + id });
    return id;
  };
  const dishes = RESTAURANTS.flatMap((restaurant, i) =>
    restaurant.menu.flatMap((line, rank) => linesOf(restaurant, i + 1, line, rank, nameId)),
  ).map((dish, i): SampleDish => ({ id: i + 1, ...dish }));
  return { dish_names, dishes };
}

function linesOf(
  restaurant: SampleRestaurant,
  restaurant_id: number,
  [section, ar, en, price]: SampleMenuLine,
  rank: number,
  nameId: (ar: string | null, en: string | null) => number,
): Omit<SampleDish, "id">[] {
  const dish_name_id = nameId(ar, en);
  const prices =
    price === null || typeof price === "number" ? [[null, price] as const] : Object.entries(price);
  return prices.map(([size, menuPrice], sizeRank) => ({
    restaurant_id,
    dish_name_id,
    size,
    section,
    heading_ar: null,
    heading_en: null,
    asked_count: askedCount(restaurant, rank, sizeRank),
    cheapest_total: null,
    merged_into: null,
    hidden_at: null,
    menuPrice,
  }));
}

/** Bigger chains are asked for more, and each line (and each size of it) less than the one before, as with words: Zipf's law. */
function askedCount(
  { ar, en, branches }: SampleRestaurant,
  rank: number,
  sizeRank: number,
): number {
  const random = randomFor(`asked ${ar ?? en} ${rank} ${sizeRank}`);
  const most = 40 + 55 * branches.length;
  return Math.round((most * (0.9 + 0.1 * random.next())) / ((rank + 1) * (sizeRank + 1)));
}
