import type { Kysely } from "kysely";
import { inTransaction } from "~/server/transaction.server";
import type { Database } from "~db/schema";
import { dishIdsAfter, foldedRowsOf } from "./queries.server";
import { refold } from "./rebuild.server";

/** Dishes of one transaction: as many as a rebuild takes at once. */
const DISHES_A_CHUNK = 200;

/** What a rebuild found: how many dishes there are, and the ids of those whose prices came out differently. */
export interface Rebuilt {
  dishes: number;
  differed: number[];
}

/**
 * Folds every price again from the observations and compares it with what was there. What differed is put right, so
 * a second run finds nothing. Each chunk of dishes is a transaction of its own.
 */
export async function rebuildAndCompare(db: Kysely<Database>): Promise<Rebuilt> {
  const rebuilt: Rebuilt = { dishes: 0, differed: [] };
  let chunk = await dishIdsAfter(db, 0, DISHES_A_CHUNK);
  while (chunk.length > 0) {
    const dishIds = chunk;
    const differed = await inTransaction(db, async (trx) => {
      const before = await bytesOf(trx, dishIds);
      await refold(trx, { dishIds });
      const after = await bytesOf(trx, dishIds);
      return dishIds.filter((id) => before.get(id) !== after.get(id));
    });
    rebuilt.differed.push(...differed);
    rebuilt.dishes += dishIds.length;
    chunk = await dishIdsAfter(db, dishIds.at(-1) ?? 0, DISHES_A_CHUNK);
  }
  return rebuilt;
}

/** All that is folded for each dish, as text. */
async function bytesOf(db: Kysely<Database>, dishIds: readonly number[]) {
  const bytes = new Map<number, string>();
  for (const row of await foldedRowsOf(db, dishIds))
    bytes.set(row.dish_id, `${bytes.get(row.dish_id) ?? ""}${JSON.stringify(row)}\n`);
  return bytes;
}
