import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import type { Suggestion } from "./suggestion";

/** How many different restaurants have been suggested since `since` (ms). */
export async function suggestionsSince(db: Kysely<Database>, since: number): Promise<number> {
  const { rows } = await db
    .selectFrom("restaurant_suggestions")
    .select((eb) => eb.fn.countAll<number>().as("rows"))
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/** Puts a suggestion in the queue, or counts it once more where it is there already. */
export async function queueSuggestion(
  db: Kysely<Database>,
  { name, folded, area, note, external }: Suggestion & { folded: string },
  now: number,
): Promise<void> {
  await db
    .insertInto("restaurant_suggestions")
    .values({
      name,
      folded_name: folded,
      neighbourhood_id: area,
      note: note || null,
      external_place_id: external,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["folded_name", "neighbourhood_id"])
        .doUpdateSet((eb) => ({ times: eb("restaurant_suggestions.times", "+", 1) })),
    )
    .execute();
}
