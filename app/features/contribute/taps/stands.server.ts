import type { Kysely } from "kysely";
import type { Comparison } from "~/features/prices/compare";
import type { Database } from "~db/schema";
import { saidBy } from "./queries.server";
import { type Stands, standOf } from "./tap";

/** Where a person stands about every price of some comparisons; nobody stands nowhere. */
export async function standsOf(
  db: Kysely<Database>,
  userId: string | null,
  shown: readonly { dishId: number; comparison: Comparison | null }[],
  now: number,
): Promise<Stands> {
  const stands: Stands = {};
  if (userId === null) return stands;
  const said = await saidBy(
    db,
    userId,
    shown.map(({ dishId }) => dishId),
  );
  for (const { dishId, comparison } of shown)
    for (const { platform, totalForOne } of comparison?.ranked ?? []) {
      const own = said.filter((row) => row.dish_id === dishId && row.platform === platform);
      const stand = standOf(own, totalForOne, now);
      if (stand) stands[`${dishId} ${platform}`] = stand;
    }
  return stands;
}
