import type { Kysely } from "kysely";
import { FRESH_MS } from "~/features/prices";
import { isActiveAccount } from "~/server/active-account.server";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import type { PlaceFactKind } from "./kinds";
import { insertTold, lastTold } from "./queries.server";
import { settleFacts } from "./settle.server";

/** Things told of one restaurant at once. */
export interface Telling {
  restaurantId: number;
  facts: readonly { kind: PlaceFactKind; value: string }[];
  /** Null for the operator, who brings in a file. */
  teller: { id: string; trustLevel: string } | null;
  /** ms */
  now: number;
}

/**
 * Keeps what somebody tells, unless they have left meanwhile. What they told lately is not told again, so a form that is sent
 * twice tells once.
 */
export function tellFacts(
  db: Kysely<Database>,
  { restaurantId, facts, teller, now }: Telling,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    if (teller && !(await isActiveAccount(trx, teller.id))) return;
    for (const { kind, value } of facts) {
      const fact = { restaurantId, kind };
      const last = await lastTold(trx, fact, teller?.id ?? null);
      if (last?.value === value && now - last.told_at < FRESH_MS) continue;
      await insertTold(trx, {
        restaurant_id: restaurantId,
        kind,
        value,
        user_id: teller?.id ?? null,
        trust_level: teller?.trustLevel ?? "operator",
        told_at: now,
      });
      await settleFacts(trx, fact);
    }
  });
}
