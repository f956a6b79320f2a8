import type { Kysely } from "kysely";
import type { Database } from "~db/schema";

/** Which of some accounts were erased: their people have left. */
export async function erasedAmong(
  db: Kysely<Database>,
  userIds: readonly string[],
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("users")
    .select("id")
    .where("id", "in", userIds)
    .where("erased_at", "is not", null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Whether a person has not left and is not suspended. To be called in the transaction that keeps something of theirs: what
 * was still on its way as they left, such as a slow upload, would otherwise be kept after everything else is gone.
 */
export async function isActiveAccount(db: Kysely<Database>, userId: string): Promise<boolean> {
  const gone = await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .where(({ eb, or }) =>
      or([eb("erased_at", "is not", null), eb("suspended_at", "is not", null)]),
    )
    .executeTakeFirst();
  return gone === undefined;
}

/** Whether a moderator has an account suspended: nobody signs in with it. */
export async function isSuspended(db: Kysely<Database>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("suspended_at")
    .where("id", "=", userId)
    .executeTakeFirst();
  return row !== undefined && row.suspended_at !== null;
}
