import type { Kysely } from "kysely";
import { DISH_SHOWN, IS_MEAL } from "~/features/catalogue/index.server";
import type { Database } from "~db/schema";

/** How many lines each menu has, and how many of them have a price. */
export function menuCoverage(db: Kysely<Database>, restaurants: readonly number[]) {
  return db
    .selectFrom("dishes")
    .select(["restaurant_id"])
    .select((eb) => [
      eb.fn.countAll<number>().as("dishes"),
      eb.fn.count<number>("cheapest_total").as("priced"),
    ])
    .where("restaurant_id", "in", restaurants)
    .where(DISH_SHOWN)
    .groupBy("restaurant_id")
    .execute();
}

/** On how many platforms each restaurant has a price. */
export function pricedPlatforms(db: Kysely<Database>, restaurants: readonly number[]) {
  return db
    .selectFrom("dishes")
    .innerJoin("offers", "offers.dish_id", "dishes.id")
    .select("restaurant_id")
    .select((eb) => eb.fn.count<number>("platform").distinct().as("platforms"))
    .where("restaurant_id", "in", restaurants)
    .where(DISH_SHOWN)
    .groupBy("restaurant_id")
    .execute();
}

/** The meals of each restaurant that are cheapest as is typical of the city, extras left out: up to `most` of each menu, the cheapest first. */
export function cheapestDishes(db: Kysely<Database>, restaurants: readonly number[], most: number) {
  return db
    .with("ranked", (q) =>
      q
        .selectFrom("dishes")
        .select((eb) => [
          ...(["restaurant_id", "id", "dish_name_id"] as const),
          eb.fn
            .agg<number>("row_number")
            .over((over) =>
              over.partitionBy("restaurant_id").orderBy("cheapest_total").orderBy("id"),
            )
            .as("place"),
        ])
        .where("restaurant_id", "in", restaurants)
        .where("cheapest_total", "is not", null)
        .where(IS_MEAL),
    )
    .selectFrom("ranked")
    .innerJoin("dish_names", "dish_names.id", "ranked.dish_name_id")
    .select(["ranked.restaurant_id", "ranked.id", "dish_names.name_ar", "dish_names.name_en"])
    .where("ranked.place", "<=", most)
    .orderBy("ranked.place")
    .execute();
}
