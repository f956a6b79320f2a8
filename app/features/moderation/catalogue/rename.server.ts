import type { Kysely } from "kysely";
import { dishNameId, nextRevision } from "~/features/catalogue/index.server";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import { keepAct } from "./act-queries.server";
import type { ByWhom, Refused } from "./change";
import { dishRow, isNameTaken, sizesOf, writeDish } from "./dish-queries.server";
import { restaurantRow, writeRestaurant } from "./queries.server";

/** What is to be called otherwise, and how; one of the names is not null. */
export interface NewNames {
  id: number;
  name_ar: string | null;
  name_en: string | null;
}

/** Gives a restaurant other names. The same names again are no act. */
export function renameRestaurant(
  db: Kysely<Database>,
  { id, ...names }: NewNames,
  by: ByWhom,
): Promise<Refused> {
  return inTransaction(db, async (trx) => {
    const revision = await nextRevision(trx);
    const before = await restaurantRow(trx, id);
    if (!before || before.merged_into !== null) return "not_found";
    const after = { ...before, ...names };
    if (JSON.stringify(before) === JSON.stringify(after)) return null;
    await writeRestaurant(trx, id, after, revision);
    const act = { act: "rename", restaurant_id: id, into_id: null } as const;
    await keepAct(trx, { ...act, before: [before], after: [after] }, by);
    return null;
  });
}

/** Gives a dish other names, in all its sizes on that menu. The same names again are no act. */
export function renameDish(
  db: Kysely<Database>,
  { id, ...names }: NewNames,
  by: ByWhom,
): Promise<Refused> {
  return inTransaction(db, async (trx) => {
    const dish = await dishRow(trx, id);
    if (!dish || dish.merged_into !== null) return "not_found";
    const dish_name_id = await dishNameId(trx, names);
    if (dish_name_id === dish.dish_name_id) return null;
    const before = (await sizesOf(trx, dish)).filter((size) => size.merged_into === null);
    if (await isNameTaken(trx, before, dish_name_id)) return "taken";
    const after = before.map((size) => ({ ...size, ...names, dish_name_id }));
    for (const size of after) await writeDish(trx, size.id, size);
    const act = { act: "rename", restaurant_id: dish.restaurant_id, into_id: null } as const;
    await keepAct(trx, { ...act, dish_id: id, before, after }, by);
    return null;
  });
}
