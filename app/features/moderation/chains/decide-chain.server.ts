import type { Kysely } from "kysely";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import { keepAct } from "../catalogue/act-queries.server";
import type { ByWhom } from "../catalogue/change";
import { mergeRestaurants } from "../catalogue/merge.server";
import { countBranches, restaurantRow } from "../catalogue/queries.server";
import { isWaiting, pairById } from "./queries.server";
import type { ChainVerdict } from "./states";

/**
 * Makes two restaurants that may be one chain one, which is then called as the one of more branches, or keeps them apart. The
 * same press again, or one that another moderator's came before, does nothing.
 *
 * @returns why not; null when it is done.
 */
export function decideChain(
  db: Kysely<Database>,
  { id, verdict }: { id: number; verdict: ChainVerdict },
  by: ByWhom,
): Promise<"missing" | "closed" | null> {
  return inTransaction(db, async (trx) => {
    const pair = await pairById(trx, id);
    if (!pair) return "missing";
    if (!(await isWaiting(trx, id))) return null;
    const { one_id, other_id } = pair;
    if (verdict === "apart") {
      const rows = [await restaurantRow(trx, one_id), await restaurantRow(trx, other_id)];
      const both = rows.filter((row) => row !== undefined);
      const act = { act: "apart", restaurant_id: one_id, into_id: other_id } as const;
      await keepAct(trx, { ...act, before: both, after: both }, by);
      return null;
    }
    const into = leading(
      { id: one_id, branches: await countBranches(trx, one_id) },
      { id: other_id, branches: await countBranches(trx, other_id) },
    );
    const from = into === one_id ? other_id : one_id;
    return (await mergeRestaurants(trx, { from, into }, by)) === "closed" ? "closed" : null;
  });
}

/** What became of several pairs, by their ids. */
export interface ChainsDecided {
  done: number[];
  /** Those of which one restaurant is closed for good and would close the other. */
  closed: number[];
  /** Those that are no pair. */
  missing: number[];
}

/** The same for several pairs, one after the other: what one of them moves is moved for the next. One that is refused stops none. */
export async function decideChains(
  db: Kysely<Database>,
  { ids, verdict }: { ids: readonly number[]; verdict: ChainVerdict },
  by: ByWhom,
): Promise<ChainsDecided> {
  const decided: ChainsDecided = { done: [], closed: [], missing: [] };
  for (const id of new Set(ids))
    decided[(await decideChain(db, { id, verdict }, by)) ?? "done"].push(id);
  return decided;
}

/** Which of two restaurants lends a chain its name: that of more branches, or else the one that was known first. */
export function leading(
  one: { id: number; branches: number },
  other: { id: number; branches: number },
): number {
  if (one.branches !== other.branches) return one.branches > other.branches ? one.id : other.id;
  return Math.min(one.id, other.id);
}
