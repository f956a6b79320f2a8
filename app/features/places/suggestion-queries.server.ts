import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import type { Suggestion } from "./suggestion";

interface Queued {
  folded: string;
  /** Names the copy of the form it came from; null where a script sent none. */
  formHash: string | null;
}

/** Puts a suggestion in the queue, or counts it once more where it is there already. */
export async function queueSuggestion(
  db: Kysely<Database>,
  { name, folded, area, note, external, formHash }: Suggestion & Queued,
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
      form_hash: formHash,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["folded_name", "neighbourhood_id"])
        .doUpdateSet((eb) => ({
          times: eb("restaurant_suggestions.times", "+", 1),
          form_hash: eb.ref("excluded.form_hash"),
        }))
        .where((eb) =>
          eb.or([
            eb("excluded.form_hash", "is", null),
            eb("restaurant_suggestions.form_hash", "is", null),
            eb("excluded.form_hash", "!=", eb.ref("restaurant_suggestions.form_hash")),
          ]),
        ),
    )
    .execute();
}
