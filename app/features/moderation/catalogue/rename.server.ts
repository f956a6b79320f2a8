import type { Kysely } from "kysely";
import { nextRevision } from "~/features/catalogue/index.server";
import { inTransaction } from "~/server/transaction.server";
import type { Database } from "~db/schema";
import type { ByWhom, Refused } from "./change";
import { insertAct, restaurantRow, writeRestaurant } from "./queries.server";

/** Gives a restaurant other names, of which one is not null. The same names again are no act. */
export function renameRestaurant(
  db: Kysely<Database>,
  { id, ...names }: { id: number; name_ar: string | null; name_en: string | null },
  { actorId, reason, now }: ByWhom,
): Promise<Refused> {
  return inTransaction(db, async (trx) => {
    const revision = await nextRevision(trx);
    const before = await restaurantRow(trx, id);
    if (!before || before.merged_into !== null) return "not_found";
    const after = { ...before, ...names };
    if (JSON.stringify(before) === JSON.stringify(after)) return null;
    await writeRestaurant(trx, id, after, revision);
    await insertAct(trx, {
      actor_id: actorId,
      act: "rename",
      restaurant_id: id,
      into_id: null,
      before: JSON.stringify([before]),
      after: JSON.stringify([after]),
      moved: JSON.stringify({ moved: [], names: [], dishes: [] }),
      reason,
      at: now,
    });
    return null;
  });
}
