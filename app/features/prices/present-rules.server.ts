import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import { anyObservation, foldedUnder, setFoldedUnder } from "./queries.server";
import { rebuildOffers } from "./rebuild.server";

/** Counts up with every change to what is folded from observations. 9: a promise lasts longer while the dish still costs the same on another platform. */
const RULES = "9";

/** Folds all prices again, once, where an earlier version of the service folded them by other rules. Fees follow. */
export async function foldUnderPresentRules(db: Kysely<Database>): Promise<void> {
  if ((await foldedUnder(db)) === RULES) return;
  if (await anyObservation(db)) await rebuildOffers(db);
  await setFoldedUnder(db, RULES);
}
