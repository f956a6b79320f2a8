import type { Kysely } from "kysely";
import { EXTRAS } from "~/features/catalogue";
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
    .groupBy("restaurant_id")
    .execute();
}

/** The dishes of each restaurant that are cheapest as is typical of the city, extras left out; several where they cost the same, by id. */
export function cheapestDishes(db: Kysely<Database>, restaurants: readonly number[]) {
  return db
    .selectFrom("dishes")
    .innerJoin("dish_names", "dish_names.id", "dishes.dish_name_id")
    .select(["dishes.restaurant_id", "dishes.id", "dish_names.name_ar", "dish_names.name_en"])
    .where("dishes.restaurant_id", "in", restaurants)
    .where("dishes.section", "not in", EXTRAS)
    .where("dishes.cheapest_total", "=", (eb) =>
      eb
        .selectFrom("dishes as other")
        .select((inner) => inner.fn.min("other.cheapest_total").as("least"))
        .whereRef("other.restaurant_id", "=", "dishes.restaurant_id")
        .where("other.section", "not in", EXTRAS),
    )
    .orderBy("dishes.id")
    .execute();
}
