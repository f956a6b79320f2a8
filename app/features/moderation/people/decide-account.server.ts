import type { Kysely } from "kysely";
import { endSessions } from "~/features/accounts/index.server";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import { insertAct, setSuspended } from "./queries.server";

interface AboutAccount {
  userId: string;
  actorId: string;
  /** For other moderators. */
  reason: string;
  /** ms */
  now: number;
}

/**
 * Suspends a member's account, or takes that back. Who is signed in with a suspended one is signed out at once, and nobody
 * signs in; what its person said of prices stays and counts. Doing it twice does it once.
 */
export function decideAccount(
  db: Kysely<Database>,
  act: "suspend" | "restore",
  { userId, actorId, reason, now }: AboutAccount,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    if (!(await setSuspended(trx, userId, act === "suspend" ? now : null))) return;
    if (act === "suspend") await endSessions(trx, { userId });
    await insertAct(trx, { actor_id: actorId, subject_id: userId, act, reason, at: now });
  });
}
