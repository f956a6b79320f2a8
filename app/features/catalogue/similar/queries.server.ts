import type { Kysely } from "kysely";
import type { Database } from "~db/schema";

/** Under which heading each dish name stands on menus: the first by the alphabet where there are several. */
export async function sectionsOfNames(db: Kysely<Database>): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom("dishes")
    .select(({ fn }) => ["dish_name_id", fn.min("section").as("section")])
    .groupBy("dish_name_id")
    .execute();
  return new Map(rows.map(({ dish_name_id, section }) => [dish_name_id, section]));
}
