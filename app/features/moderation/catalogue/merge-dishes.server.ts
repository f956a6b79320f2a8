import type { Kysely } from "kysely";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import { keepAct } from "./act-queries.server";
import type { ByWhom, KeptOfAct, Refused } from "./change";
import { dishRow, writeDish } from "./dish-queries.server";
import { OF_DISH } from "./move";
import { moveRows } from "./move-queries.server";
import { settle } from "./settle.server";

/** Makes a dish part of another on the same menu: everything said of it comes along, and its prices are folded again. */
export function mergeDishes(
  db: Kysely<Database>,
  { from, into }: { from: number; into: number },
  by: ByWhom,
): Promise<Refused> {
  return inTransaction(db, async (trx) => {
    if (from === into) return "same";
    const [one, other] = [await dishRow(trx, from), await dishRow(trx, into)];
    if (!one || !other || one.merged_into !== null || other.merged_into !== null)
      return "not_found";
    if (one.restaurant_id !== other.restaurant_id) return "not_found";
    const kept: KeptOfAct = { moved: [], names: [], dishes: [] };
    for (const reference of OF_DISH)
      kept.moved.push(await moveRows(trx, reference, { from, to: into }));
    const after = { ...one, merged_into: into };
    await writeDish(trx, from, after);
    await settle(trx, [one.restaurant_id]);
    const act = { act: "merge", restaurant_id: one.restaurant_id, into_id: null } as const;
    const dishes = { dish_id: from, into_dish_id: into };
    const rows = { before: [one, other], after: [after, other] };
    await keepAct(trx, { ...act, ...dishes, ...rows, kept }, by);
    return null;
  });
}
