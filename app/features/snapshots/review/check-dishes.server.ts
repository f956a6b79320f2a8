import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import { restaurantsOfDishes } from "../queries.server";
import { lineField, type ReviewFormErrors } from "../review-form/fields";
import type { ReviewedOrder } from "../review-form/parse";

/** What is wrong with the dishes of an order: one is no longer there, or is another restaurant's than the first. */
export async function problemsOfDishes(
  db: Kysely<Database>,
  { dish, more }: Pick<ReviewedOrder, "dish" | "more">,
): Promise<ReviewFormErrors> {
  const ids = [dish, ...more.map((line) => line.dish)].map((one) => ("id" in one ? one.id : null));
  const restaurants = await restaurantsOfDishes(
    db,
    ids.filter((id) => id !== null),
  );
  const first = ids.map((id) => restaurants.get(id ?? 0)).find((one) => one !== undefined);
  const errors: ReviewFormErrors = {};
  for (const [at, id] of ids.entries()) {
    if (id === null) continue;
    const restaurant = restaurants.get(id);
    if (restaurant === undefined) errors[lineField("dish_id", at + 1)] = "gone";
    else if (restaurant !== first) errors[lineField("dish_id", at + 1)] = "elsewhere";
  }
  return errors;
}
