import type { Kysely } from "kysely";
import type { Database } from "~db/schema";

/** The lines of a menu with their names, those that pages don't have included. */
export function linesOf(db: Kysely<Database>, restaurantId: number) {
  return db
    .selectFrom("dishes")
    .innerJoin("dish_names", "dish_names.id", "dishes.dish_name_id")
    .select(["dishes.id", "name_ar", "name_en"])
    .where("restaurant_id", "=", restaurantId)
    .orderBy("dishes.id")
    .execute();
}

/** Restaurants that are part of another, hidden or closed, and those of this very name. */
export function unlistedRestaurants(db: Kysely<Database>, name: string) {
  return db
    .selectFrom("restaurants")
    .select(["id", "name_ar", "name_en"])
    .where(({ or, eb }) =>
      or([
        eb("merged_into", "is not", null),
        eb("hidden_at", "is not", null),
        eb("closed_at", "is not", null),
        eb("name_ar", "=", name),
        eb("name_en", "=", name),
      ]),
    )
    .orderBy("id")
    .execute();
}

/** Adds a line to a menu. @returns its id. */
export async function insertDish(
  db: Kysely<Database>,
  dish: { restaurantId: number; dishNameId: number; section: string },
): Promise<number> {
  const { id } = await db
    .insertInto("dishes")
    .values({
      restaurant_id: dish.restaurantId,
      dish_name_id: dish.dishNameId,
      section: dish.section,
      size: null,
      asked_count: 0,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
