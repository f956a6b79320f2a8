import type { Kysely } from "kysely";
import type { Database } from "~db/schema";

/** A line of a menu with what an act may change of it, and its names. */
const lines = (db: Kysely<Database>) =>
  db
    .selectFrom("dishes")
    .innerJoin("dish_names", "dish_names.id", "dishes.dish_name_id")
    .select(["dishes.id", "dishes.restaurant_id", "dishes.dish_name_id", "dishes.size"])
    .select(["dishes.merged_into", "dishes.hidden_at"])
    .select(["dish_names.name_ar", "dish_names.name_en"]);

/** A dish, whether pages have it or not. */
export function dishRow(db: Kysely<Database>, id: number) {
  return lines(db).where("dishes.id", "=", id).executeTakeFirst();
}

export type WholeDish = NonNullable<Awaited<ReturnType<typeof dishRow>>>;

/** Lines of the longest menu that moderators read. */
const LONGEST_MENU = 1000;

/** All lines of a menu that are no part of another, those that are hidden included. */
export function linesOfMenu(db: Kysely<Database>, restaurantId: number): Promise<WholeDish[]> {
  return lines(db)
    .where("dishes.restaurant_id", "=", restaurantId)
    .where("dishes.merged_into", "is", null)
    .orderBy("dish_names.name_ar")
    .orderBy("dish_names.name_en")
    .orderBy("dishes.id")
    .limit(LONGEST_MENU)
    .execute();
}

/** A dish in all its sizes, those that are hidden or part of another included. */
export function sizesOf(
  db: Kysely<Database>,
  { restaurant_id, dish_name_id }: Pick<WholeDish, "restaurant_id" | "dish_name_id">,
): Promise<WholeDish[]> {
  return lines(db)
    .where("dishes.restaurant_id", "=", restaurant_id)
    .where("dishes.dish_name_id", "=", dish_name_id)
    .orderBy("dishes.id")
    .execute();
}

/** Writes some of a dish's own columns. */
export async function writeDish(
  trx: Kysely<Database>,
  id: number,
  { dish_name_id, merged_into, hidden_at }: Partial<WholeDish>,
): Promise<void> {
  const columns = { dish_name_id, merged_into, hidden_at };
  if (Object.values(columns).every((value) => value === undefined)) return;
  await trx.updateTable("dishes").set(columns).where("id", "=", id).execute();
}

/** Whether a menu has another line of a name in the size of one of these dishes, which are of that menu. */
export async function isNameTaken(
  trx: Kysely<Database>,
  dishes: readonly Pick<WholeDish, "id">[],
  dishNameId: number,
): Promise<boolean> {
  const ids = dishes.map(({ id }) => id);
  const taken = await trx
    .selectFrom("dishes")
    .innerJoin("dishes as other", (join) =>
      join
        .onRef("other.restaurant_id", "=", "dishes.restaurant_id")
        .onRef("other.size", "is not distinct from", "dishes.size"),
    )
    .select("other.id")
    .where("dishes.id", "in", ids)
    .where("other.id", "not in", ids)
    .where("other.dish_name_id", "=", dishNameId)
    .executeTakeFirst();
  return taken !== undefined;
}
