import type { Kysely } from "kysely";
import type { Database, Observation } from "~db/schema";

/** What a person said about the prices of some dishes and did not take back, newest first. */
export async function observationsBy(
  db: Kysely<Database>,
  userId: string,
  dishIds: readonly number[],
): Promise<Observation[]> {
  if (dishIds.length === 0) return [];
  return db
    .selectFrom("observations")
    .selectAll()
    .where("user_id", "=", userId)
    .where("dish_id", "in", dishIds)
    .where("id", "not in", (q) => q.selectFrom("withdrawals").select("observation_id"))
    .orderBy("observed_at", "desc")
    .orderBy("id", "desc")
    .execute();
}
