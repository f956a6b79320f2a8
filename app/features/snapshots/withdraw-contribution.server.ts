import type { Kysely } from "kysely";
import { reviewLevel } from "~/features/trust/index.server";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import { firstLineOf, unaccept } from "./accept.server";
import { contributionById, linesOfOrder, updateContribution } from "./queries.server";

/**
 * Takes one's own contribution back, with all lines of its order: the prices and the points are as if it had never been sent. What was rejected stays
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
    for (const line of await linesOfOrder(trx, firstLineOf(contribution))) {
      if (line.state === "accepted") await unaccept(trx, line, now);
      if (["waiting", "accepted"].includes(line.state))
        await updateContribution(trx, line.id, {
          state: "withdrawn",
          reasons: "",
          decided_by: null,
          decided_at: now,
        });
    }
    await reviewLevel(trx, userId);
    return true;
  });
}
