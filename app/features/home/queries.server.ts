import type { Kysely } from "kysely";
import type { Size } from "~/features/catalogue";
import { compiledOnce } from "~/server/database/compiled.server";
import type { Database } from "~db/schema";

/** A dish people ask for, with where it is sold. */
export interface AskedDish {
  id: number;
  name_ar: string | null;
  name_en: string | null;
  size: Size | null;
  restaurant_id: number;
  restaurant_ar: string | null;
  restaurant_en: string | null;
}

const mostAskedDishes = compiledOnce<{ limit: number }, AskedDish>((db, slot) =>
  db
    .selectFrom("dishes")
    .innerJoin("dish_names", "dish_names.id", "dishes.dish_name_id")
    .innerJoin("restaurants", "restaurants.id", "dishes.restaurant_id")
    .select([
      "dishes.id",
      "dish_names.name_ar",
      "dish_names.name_en",
      "dishes.size",
      "dishes.restaurant_id",
      "restaurants.name_ar as restaurant_ar",
      "restaurants.name_en as restaurant_en",
    ])
    .where("dishes.cheapest_total", "is not", null)
    .orderBy("dishes.asked_count", "desc")
    .orderBy("dishes.id")
    .limit(slot("limit"))
    .$castTo<AskedDish>(),
);

/** The priced dishes most asked for, the first first. */
export const askedDishes = (db: Kysely<Database>, limit: number): Promise<AskedDish[]> =>
  mostAskedDishes(db, { limit });

const neighbourhoodsOfOne = compiledOnce<
  { restaurant: number },
  { name_ar: string; name_en: string }
>((db, slot) =>
  db
    .selectFrom("branches")
    .innerJoin("neighbourhoods", "neighbourhoods.id", "branches.neighbourhood_id")
    .select(["neighbourhoods.name_ar", "neighbourhoods.name_en"])
    .where("branches.restaurant_id", "=", slot("restaurant"))
    .orderBy("branches.id")
    .limit(1),
);

/** A neighbourhood the restaurant has a branch in, if one is known. */
export async function neighbourhoodOf(db: Kysely<Database>, restaurant: number) {
  const [first] = await neighbourhoodsOfOne(db, { restaurant });
  return first;
}
