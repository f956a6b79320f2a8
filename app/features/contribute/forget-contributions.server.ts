import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import { reviewLevel } from "./trust/review-level.server";

/**
 * Forgets what a person who leaves contributed, but for the prices themselves: their observations stay, under a name of
 * no one. Of pictures that became a price or were rejected only the hash stays, tied to nobody, so that the same file isn't
 * sent again.
 * To be called in a transaction.
 */
export async function forgetContributions(db: Kysely<Database>, userId: string): Promise<void> {
  await db
    .deleteFrom("contribution_pictures")
    .where("contribution_id", "in", (q) =>
      q
        .selectFrom("contributions")
        .select("contributions.id")
        .where("user_id", "=", userId)
        .where("state", "not in", ["accepted", "rejected"]),
    )
    .execute();
  for (const table of ["contributions", "points", "flags"] as const)
    await db.deleteFrom(table).where("user_id", "=", userId).execute();
  await reviewLevel(db, userId);
}
