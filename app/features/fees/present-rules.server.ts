import type { Kysely } from "kysely";
import { foldedUnder } from "~/features/prices/index.server";
import type { Database } from "~db/schema";
import { rebuildFees } from "./fold.server";
import { forgetLearntFrom, setPlatformFees } from "./settle-queries.server";

/** Counts up with every change to what is folded from orders. 15: newcomers push no others out of the newest orders of a restaurant. */
const RULES = "15";

/** The key in `meta` that says by which rules the stored fees were folded. */
const RULES_KEY = "fee_rules";

/**
 * Folds all fees and totals again, once, where an earlier version of the service folded them, or the prices that totals stand
 * on, by other rules: prices are to be folded first. What platforms charge takes longer to learn: that is left to the next
 * settling, which has something to do even if no order came.
 *
 * @returns whether there was anything to do.
 */
export async function foldFeesUnderPresentRules(db: Kysely<Database>): Promise<boolean> {
  const rules = `${RULES} on ${await foldedUnder(db)}`;
  const query = db.selectFrom("meta").select("value").where("key", "=", RULES_KEY);
  if ((await query.executeTakeFirst())?.value === rules) return false;
  // What was learnt by other rules may be of another shape.
  await setPlatformFees(db, []);
  await rebuildFees(db);
  await forgetLearntFrom(db);
  await db
    .insertInto("meta")
    .values({ key: RULES_KEY, value: rules })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: rules }))
    .execute();
  return true;
}
