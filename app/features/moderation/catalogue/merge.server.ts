import type { Kysely } from "kysely";
import { nextRevision } from "~/features/catalogue/index.server";
import { isClosed } from "~/features/facts/index.server";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import { keepAct } from "./act-queries.server";
import type { ByWhom, KeptOfAct, Refused } from "./change";
import { OF_DISH, OF_RESTAURANT } from "./move";
import { moveRows } from "./move-queries.server";
import {
  addName,
  countBranches,
  restaurantRow,
  sameDishes,
  setDishMerged,
  type WholeRestaurant,
  writeRestaurant,
} from "./queries.server";
import { settle } from "./settle.server";

/**
 * Makes a restaurant part of another: branches, names, menu, orders, facts and everything said of its dishes come along, and
 * its facts and prices are folded again. Nothing is deleted: what the other has already stays behind, where no list finds it.
 */
export function mergeRestaurants(
  db: Kysely<Database>,
  { from, into }: { from: number; into: number },
  by: ByWhom,
): Promise<Refused> {
  return inTransaction(db, async (trx) => {
    const revision = await nextRevision(trx);
    const [one, other] = [await restaurantRow(trx, from), await restaurantRow(trx, into)];
    if (from === into) return "same";
    if (!one || !other || one.merged_into !== null || other.merged_into !== null)
      return "not_found";
    if (await wouldClose(trx, from, into)) return "closed";
    const kept: KeptOfAct = { moved: [], names: [], dishes: [] };
    for (const reference of OF_RESTAURANT)
      kept.moved.push(await moveRows(trx, reference, { from, to: into }));
    for (const same of await sameDishes(trx, from, into)) {
      for (const reference of OF_DISH) kept.moved.push(await moveRows(trx, reference, same));
      await setDishMerged(trx, same.from, same.to);
      kept.dishes.push(same.from);
    }
    for (const name of [one.name_ar, one.name_en]) {
      if (name === null || name === other.name_ar || name === other.name_en) continue;
      const added = await addName(trx, into, name);
      if (added !== undefined) kept.names.push(added);
    }
    const after = [{ ...one, merged_into: into }, await joined(trx, one, other)];
    for (const row of after) await writeRestaurant(trx, row.id, row, revision);
    await settle(trx, [from, into]);
    const act = { act: "merge", restaurant_id: from, into_id: into } as const;
    await keepAct(trx, { ...act, before: [one, other], after, kept }, by);
    return null;
  });
}

/** What the other is once it has the branches: it takes over what it did not have itself. */
async function joined(
  trx: Kysely<Database>,
  one: WholeRestaurant,
  other: WholeRestaurant,
): Promise<WholeRestaurant> {
  return {
    ...other,
    name_ar: other.name_ar ?? one.name_ar,
    name_en: other.name_en ?? one.name_en,
    brand_id: other.brand_id ?? one.brand_id,
    cuisine: other.cuisine ?? one.cuisine,
    rating: other.rating ?? one.rating,
    is_brand: (await countBranches(trx, other.id)) > 1 ? 1 : other.is_brand,
  };
}

/** Whether one is closed for good while the other still sells at several branches, which would close with it. */
async function wouldClose(trx: Kysely<Database>, one: number, other: number): Promise<boolean> {
  const closed = await isClosed(trx, one);
  if (closed === (await isClosed(trx, other))) return false;
  return (await countBranches(trx, closed ? other : one)) > 1;
}
