import type { Kysely } from "kysely";
import type { Database } from "~db/schema";

/** The longest way from a restaurant that became part of another that became part of another. */
const LONGEST_WAY = 20;

/** The restaurant or dish that has what belonged to `id`, since the two became one; null where it is one of its own. */
export async function mergedInto(
  db: Kysely<Database>,
  table: "restaurants" | "dishes",
  id: number,
): Promise<number | null> {
  let at = id;
  for (let step = 0; step < LONGEST_WAY; step += 1) {
    const row = await db
      .selectFrom(table)
      .select("merged_into")
      .where("id", "=", at)
      .executeTakeFirst();
    if (!row || row.merged_into === null) break;
    at = row.merged_into;
  }
  return at === id ? null : at;
}
