import type { Kysely } from "kysely";
import { reviewLevel } from "~/features/trust/index.server";
import { inTransaction } from "~/server/transaction.server";
import type { Database } from "~db/schema";
import { unaccept } from "./accept.server";
import { contributionById, updateContribution } from "./queries.server";

/**
 * Takes one's own contribution back: the prices and the points are as if it had never been sent. What was rejected stays
 * so, or its picture would be new again.
 *
 * @returns whether there is such a contribution of this person.
 */
export function withdrawContribution(
  db: Kysely<Database>,
  { id, userId }: { id: string; userId: string },
  now: number,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const contribution = await contributionById(trx, id);
    if (!contribution || contribution.user_id !== userId) return false;
    if (contribution.state === "accepted") await unaccept(trx, contribution, now);
    if (["waiting", "accepted"].includes(contribution.state))
      await updateContribution(trx, id, {
        state: "withdrawn",
        reasons: "",
        decided_by: null,
        decided_at: now,
      });
    await reviewLevel(trx, userId);
    return true;
  });
}
