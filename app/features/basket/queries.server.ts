import type { Expression, ExpressionBuilder, Kysely, SqlBool } from "kysely";
import type { TwoNamesRow } from "~/features/catalogue";
import { DISH_SHOWN, RESTAURANT_SHOWN } from "~/features/catalogue/index.server";
import { compiledForIds } from "~/server/database/compiled.server";
import type { Database } from "~db/schema";

/** A dish of some menu, as an order names it. */
export interface OrderedDish extends TwoNamesRow {
  restaurant_id: number;
  dish_name_id: number;
  size: string | null;
}

const dishRows = compiledForIds((db, ids) =>
  db
    .selectFrom("dishes")
    .innerJoin("dish_names", "dish_names.id", "dishes.dish_name_id")
    .innerJoin("restaurants", "restaurants.id", "dishes.restaurant_id")
    .select(["dishes.id", "dishes.restaurant_id", "dishes.dish_name_id", "dishes.size"])
    .select(["dish_names.name_ar", "dish_names.name_en"])
    .where("dishes.id", "in", ids)
    .where(DISH_SHOWN)
    .where(RESTAURANT_SHOWN)
    .$castTo<OrderedDish>(),
);

/** Some dishes by their ids; one that there is not is absent. */
export async function dishesById(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, OrderedDish>> {
  return new Map((await dishRows(db, ids)).map((row) => [row.id, row]));
}

const restaurantRows = compiledForIds((db, ids) =>
  db.selectFrom("restaurants").select(["id", "name_ar", "name_en"]).where("id", "in", ids),
);

/** Some restaurants by their ids. */
export async function restaurantsById(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, TwoNamesRow>> {
  return new Map((await restaurantRows(db, ids)).map((row) => [row.id, row]));
}

/** Restaurants that are priced, of those that have everything: of a name that hundreds sell, the cheapest are among them. */
const MOST_CANDIDATES = 40;

/** The restaurants, or whether `only` one, that have a priced dish of each line, by its names; the cheapest dishes first. */
export async function restaurantsWithAll(
  db: Kysely<Database>,
  names: readonly (readonly number[])[],
  only?: number,
): Promise<number[]> {
  const [first, ...others] = names;
  if (!first?.length || others.some((ids) => ids.length === 0)) return [];
  type There = ExpressionBuilder<Database, "dishes">;
  const priced = ({ selectFrom }: There, ids: readonly number[]) =>
    selectFrom("dishes as also")
      .whereRef("also.restaurant_id", "=", "dishes.restaurant_id")
      .where("also.dish_name_id", "in", ids)
      .where("also.cheapest_total", "is not", null);
  const rows = await db
    .selectFrom("dishes")
    .select("restaurant_id")
    .where("dish_name_id", "in", first)
    .where("cheapest_total", "is not", null)
    .$if(only !== undefined, (query) => query.where("restaurant_id", "=", only ?? 0))
    .where((here) =>
      here.and(
        others.map((ids): Expression<SqlBool> => here.exists(priced(here, ids).select("also.id"))),
      ),
    )
    .groupBy("restaurant_id")
    .orderBy((here) =>
      others.reduce<Expression<number | null>>(
        (sum, ids) =>
          here(
            sum,
            "+",
            priced(here, ids).select(({ fn }) => fn.min("also.cheapest_total").as("least")),
          ),
        here.fn.min("cheapest_total"),
      ),
    )
    .orderBy("restaurant_id")
    .limit(MOST_CANDIDATES)
    .execute();
  return rows.map((row) => row.restaurant_id);
}

/** The priced dishes of some names at some restaurants. */
export function dishesNamed(
  db: Kysely<Database>,
  restaurants: readonly number[],
  names: readonly number[],
): Promise<Pick<OrderedDish, "id" | "restaurant_id" | "dish_name_id" | "size">[]> {
  return db
    .selectFrom("dishes")
    .select(["id", "restaurant_id", "dish_name_id", "size"])
    .where("restaurant_id", "in", restaurants)
    .where("dish_name_id", "in", names)
    .where("cheapest_total", "is not", null)
    .orderBy("cheapest_total")
    .execute();
}
