import type { Kysely } from "kysely";
import {
  factActById,
  insertFactAct,
  isUndone,
  lastVerdict,
  settleFacts,
  toldById,
} from "~/features/facts/index.server";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import type { FactVerdict } from "./states";

interface FactJudge {
  moderatorId: string;
  /** ms */
  now: number;
}

/**
 * Shows something told, or has it not shown. Nobody decides about their own words. The same decision again is none.
 *
 * @returns why not; null when it is done.
 */
export function decideFact(
  db: Kysely<Database>,
  { id, verdict }: { id: number; verdict: FactVerdict },
  { moderatorId, now }: FactJudge,
): Promise<"missing" | "own" | null> {
  return inTransaction(db, async (trx) => {
    const fact = await toldById(trx, id);
    if (!fact) return "missing";
    if (fact.user_id === moderatorId) return "own";
    if ((await lastVerdict(trx, id)) === verdict) return null;
    const act = { fact_id: id, act: verdict, actor_id: moderatorId, undoes: null, at: now };
    await insertFactAct(trx, act);
    await settleFacts(trx, { restaurantId: fact.restaurant_id, kind: fact.kind });
    return null;
  });
}

/** Takes a decision back: what was told stands as if it had not been. Twice does it once, and nobody does it for their own words. */
export function undoFactAct(
  db: Kysely<Database>,
  id: number,
  { moderatorId, now }: FactJudge,
): Promise<"missing" | "own" | null> {
  return inTransaction(db, async (trx) => {
    const done = await factActById(trx, id);
    if (!done || done.act === "undo") return "missing";
    if (await isUndone(trx, id)) return null;
    const { fact_id, restaurant_id: restaurantId, kind } = done;
    if ((await toldById(trx, fact_id))?.user_id === moderatorId) return "own";
    await insertFactAct(trx, { fact_id, act: "undo", actor_id: moderatorId, undoes: id, at: now });
    await settleFacts(trx, { restaurantId, kind });
    return null;
  });
}
