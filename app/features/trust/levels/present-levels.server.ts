import type { Kysely } from "kysely";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import { levelledUnder, peopleWithPictures, setLevelledUnder } from "./queries.server";
import { reviewLevel } from "./review-level.server";

/** Counts up with every change to what a level is given for. 4: people in company are newcomers. */
const RULES = "4";

/**
 * Gives everyone with an accepted picture their level again, once, where an earlier version of the service gave it by
 * other rules. Who has only tapped is not among them: theirs is given again with the next thing judged of them.
 */
export async function levelUnderPresentRules(db: Kysely<Database>): Promise<void> {
  if ((await levelledUnder(db)) === RULES) return;
  await inTransaction(db, async (trx) => {
    for (const person of await peopleWithPictures(trx)) await reviewLevel(trx, person);
    await setLevelledUnder(trx, RULES);
  });
}
