import type { Kysely } from "kysely";
import { IS_MEAL } from "~/features/catalogue/index.server";
import type { Database } from "~db/schema";

/** What the cheapest meal of each menu costs as is typical of the city, halalas; a restaurant without a price is absent. */
export function leastTotals(db: Kysely<Database>) {
  return db
    .selectFrom("dishes")
    .select(({ fn }) => ["restaurant_id", fn.min("cheapest_total").as("least")])
    .where("cheapest_total", "is not", null)
    .where(IS_MEAL)
    .groupBy("restaurant_id")
    .$castTo<{ restaurant_id: number; least: number }>()
    .execute();
}

/** Dishes of each menu that are looked at: fees for a place may turn the order of the cheapest. */
const CANDIDATES = 4;

export interface Candidate {
  id: number;
  restaurant_id: number;
  name_ar: string | null;
  name_en: string | null;
  size: string | null;
}

/** The cheapest meals of some menus that somebody stood by after `since` (ms). */
export function cheapCandidates(
  db: Kysely<Database>,
  restaurants: readonly number[],
  since: number,
): Promise<Candidate[]> {
  return db
    .with("ranked", (q) =>
      q
        .selectFrom("dishes")
        .select((eb) => [
          "dishes.id",
          "dishes.restaurant_id",
          "dishes.dish_name_id",
          "dishes.size",
          eb.fn
            .agg<number>("row_number")
            .over((over) =>
              over
                .partitionBy("dishes.restaurant_id")
                .orderBy("dishes.cheapest_total")
                .orderBy("dishes.id"),
            )
            .as("place"),
        ])
        .where("dishes.restaurant_id", "in", restaurants)
        .where("dishes.cheapest_total", "is not", null)
        .where(IS_MEAL)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom("offers")
              .select("offers.dish_id")
              .whereRef("offers.dish_id", "=", "dishes.id")
              .where("offers.newest_support_at", ">", since),
          ),
        ),
    )
    .selectFrom("ranked")
    .innerJoin("dish_names", "dish_names.id", "ranked.dish_name_id")
    .select(["ranked.id", "ranked.restaurant_id", "ranked.size"])
    .select(["dish_names.name_ar", "dish_names.name_en"])
    .where("ranked.place", "<=", CANDIDATES)
    .execute();
}
