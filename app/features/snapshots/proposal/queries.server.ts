import type { Kysely } from "kysely";
import type { Database } from "~db/schema";

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
