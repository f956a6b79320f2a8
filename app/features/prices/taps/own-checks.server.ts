import type { Kysely } from "kysely";
import type { Comparison } from "~/features/prices/compare";
import type { Database } from "~db/schema";
import { observationsBy } from "./queries.server";
import { type OwnChecks, ownCheckOf } from "./tap";

/** A person's own checks of every price in some comparisons; none for who is not signed in. */
export async function ownChecksOf(
  db: Kysely<Database>,
  userId: string | null,
  shown: readonly { dishId: number; comparison: Comparison | null }[],
  now: number,
): Promise<OwnChecks> {
  const ownChecks: OwnChecks = {};
  if (userId === null) return ownChecks;
  const said = await observationsBy(
    db,
    userId,
    shown.map(({ dishId }) => dishId),
  );
  for (const { dishId, comparison } of shown)
    for (const { platform, itemPrice } of comparison?.ranked ?? []) {
      const own = said.filter((row) => row.dish_id === dishId && row.platform === platform);
      const ownCheck = ownCheckOf(own, itemPrice, now);
      if (ownCheck) ownChecks[`${dishId} ${platform}`] = ownCheck;
    }
  return ownChecks;
}
