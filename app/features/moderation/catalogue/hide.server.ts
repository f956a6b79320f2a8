import type { Kysely } from "kysely";
import { nextRevision } from "~/features/catalogue/index.server";
import { rebuildFees } from "~/features/fees/index.server";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import { keepAct } from "./act-queries.server";
import type { ByWhom, Refused } from "./change";
import { dishRow, writeDish } from "./dish-queries.server";
import { restaurantRow, writeRestaurant } from "./queries.server";

/** What is to be hidden, or shown again. */
export interface ToHide {
  id: number;
  hidden: boolean;
}

/** Takes a restaurant off every page and list, and out of the open data, or brings it back. Doing so again is no act. */
export function hideRestaurant(
  db: Kysely<Database>,
  { id, hidden }: ToHide,
  by: ByWhom,
): Promise<Refused> {
  return inTransaction(db, async (trx) => {
    const revision = await nextRevision(trx);
    const before = await restaurantRow(trx, id);
    if (!before || before.merged_into !== null) return "not_found";
    if ((before.hidden_at !== null) === hidden) return null;
    const after = { ...before, hidden_at: hidden ? by.now : null };
    await writeRestaurant(trx, id, after, revision);
    await rebuildFees(trx, { restaurantIds: [id] });
    const act = { act: hidden ? "hide" : "show", restaurant_id: id, into_id: null } as const;
    await keepAct(trx, { ...act, before: [before], after: [after] }, by);
    return null;
  });
}

/** Takes a dish off its menu, every page and list, and out of the open data, or brings it back. Doing so again is no act. */
export function hideDish(
  db: Kysely<Database>,
  { id, hidden }: ToHide,
  by: ByWhom,
): Promise<Refused> {
  return inTransaction(db, async (trx) => {
    const before = await dishRow(trx, id);
    if (!before || before.merged_into !== null) return "not_found";
    if ((before.hidden_at !== null) === hidden) return null;
    const after = { ...before, hidden_at: hidden ? by.now : null };
    await writeDish(trx, id, after);
    const { restaurant_id } = before;
    await rebuildFees(trx, { restaurantIds: [restaurant_id] });
    const act = { act: hidden ? "hide" : "show", restaurant_id, into_id: null } as const;
    await keepAct(trx, { ...act, dish_id: id, before: [before], after: [after] }, by);
    return null;
  });
}
