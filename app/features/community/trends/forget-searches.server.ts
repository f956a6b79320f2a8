import type { Kysely } from "kysely";
import { riyadhDay } from "~/i18n/days";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import { foldDays, forgetDays, forgetIntents, forgetSalts } from "./forget-queries.server";
import { WINDOW_DAYS } from "./popular.server";

/** How long the number of those who asked is kept, days. */
const KEPT_DAYS = 90;

/** Fewer people than this could be one of them: what they asked for is not kept at all. */
const LEAST_KEPT = 3;

/** What was forgotten: people's questions of so many rows, days of counts, and things nobody asks for any more. */
export interface Forgotten {
  voices: number;
  days: number;
  intents: number;
}

/**
 * Makes numbers of the people who asked more than a week ago, and forgets numbers of more than 90 days. A second run
 * finds nothing to do. `now` in ms.
 */
export async function forgetSearches(db: Kysely<Database>, now: number): Promise<Forgotten> {
  const today = riyadhDay(now);
  return inTransaction(db, async (trx) => {
    await forgetSalts(trx, today);
    const voices = await foldDays(trx, { before: today - WINDOW_DAYS + 1, atLeast: LEAST_KEPT });
    const days = await forgetDays(trx, today - KEPT_DAYS + 1);
    const intents = await forgetIntents(trx);
    return { voices, days, intents };
  });
}
