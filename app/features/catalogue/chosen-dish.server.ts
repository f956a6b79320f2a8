import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import type { DishChoice } from "./find-dishes.server";
import { dishById } from "./page-queries.server";

/** A dish someone has chosen, as it is shown; undefined when there is none of that id. */
export async function chosenDish(
  db: Kysely<Database>,
  id: number | null,
): Promise<DishChoice | undefined> {
  const found = id === null ? undefined : await dishById(db, id);
  if (!found) return undefined;
  const { dish, restaurant } = found;
  const { name_ar, name_en, size, restaurant_id } = dish;
  const names = { ar: restaurant.name_ar, en: restaurant.name_en };
  return { id: dish.id, name_ar, name_en, size, restaurant_id, restaurant: names, likely: true };
}
