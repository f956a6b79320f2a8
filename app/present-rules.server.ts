import type { Kysely } from "kysely";
import { forgetToldFees } from "~/features/community/watch/queries.server";
import { foldFeesUnderPresentRules } from "~/features/fees/present-rules.server";
import { foldUnderPresentRules } from "~/features/prices/present-rules.server";
import { levelUnderPresentRules } from "~/features/trust/levels/present-levels.server";
import type { Database } from "~db/schema";

/**
 * Folds again what an earlier version of the service folded by other rules, and notes by which rules it stands now. An empty
 * database is to be brought here before it is filled: what fills it folds by these rules.
 */
export async function bringUnderPresentRules(db: Kysely<Database>): Promise<void> {
  await foldUnderPresentRules(db);
  if (await foldFeesUnderPresentRules(db)) await forgetToldFees(db);
  await levelUnderPresentRules(db);
}
