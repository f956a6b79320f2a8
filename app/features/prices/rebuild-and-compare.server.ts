import type { Kysely } from "kysely";
import { inTransactions } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import { notifyFolded } from "./folded.server";
import {
  deleteFolded,
  deleteOffers,
  type FoldedRows,
  foldedRowsOf,
  insertFolded,
  observationsOf,
} from "./queries.server";
import { chunksOfAll, foldRows } from "./rebuild.server";

/** What a rebuild found: how many dishes there are, and the ids of those whose prices came out differently. */
export interface Rebuilt {
  dishes: number;
  differed: number[];
}

/**
 * Folds every price again from the observations and compares it with what is there. Only what differs is written, so
 * a second run writes nothing. Each chunk of dishes is a transaction of its own.
 */
export async function rebuildAndCompare(db: Kysely<Database>): Promise<Rebuilt> {
  const chunks = await inTransactions(db, chunksOfAll(db), async (trx, dishIds) => {
    const before = textsOf(await foldedRowsOf(trx, dishIds));
    const rows = foldRows(await observationsOf(trx, { dishIds }));
    const after = textsOf(rows);
    const differed = dishIds.filter((id) => before.get(id) !== after.get(id));
    if (differed.length > 0) await putRight(trx, differed, rows);
    return { dishes: dishIds.length, differed };
  });
  return {
    dishes: chunks.reduce((sum, { dishes }) => sum + dishes, 0),
    differed: chunks.flatMap(({ differed }) => differed),
  };
}

async function putRight(
  trx: Kysely<Database>,
  dishIds: readonly number[],
  { judgements, offers, versions }: FoldedRows,
): Promise<void> {
  const those = new Set(dishIds);
  const isThere = ({ dish_id }: { dish_id: number }) => those.has(dish_id);
  await deleteOffers(trx, { dishIds });
  await deleteFolded(trx, { dishIds });
  await insertFolded(trx, {
    offers: offers.filter(isThere),
    versions: versions.filter(isThere),
    judgements: judgements.filter(isThere),
  });
  await notifyFolded(trx, dishIds);
}

/** All that is folded of each dish, as text. */
function textsOf({ judgements, offers, versions }: FoldedRows): Map<number, string> {
  const texts = new Map<number, string>();
  for (const rows of [offers, versions, judgements]) {
    const columns = Object.keys(rows[0] ?? {}).sort();
    for (const row of rows) {
      const values: Record<string, unknown> = { ...row };
      const text = columns.map((column) => values[column]).join(" ");
      texts.set(row.dish_id, `${texts.get(row.dish_id) ?? ""}${text}\n`);
    }
  }
  return texts;
}
