import type { Kysely } from "kysely";
import type { RateLimiter } from "~/server/rate-limit/rate-limiter.server";
import type { Database } from "~db/schema";
import { findUser, isNeighbourhood, updateUser } from "./queries.server";
import type { ProfileChanges } from "./schema";

export type ProfileProblem = "invalid_area" | "username_taken" | "username_often";

/**
 * Changes what is named and nothing else, all of it or none.
 *
 * @returns what stands against it, or null when it is done.
 */
export async function updateProfile(
  { db, limiter }: { db: Kysely<Database>; limiter: RateLimiter },
  userId: string,
  changes: ProfileChanges,
): Promise<ProfileProblem | null> {
  if (changes.area && !(await isNeighbourhood(db, changes.area))) return "invalid_area";
  if (Object.keys(changes).length === 0) return null;
  const { username } = changes;
  const isNewName = username !== undefined && username !== (await findUser(db, userId)).username;
  // Whoever may change it at will takes names away from others, and finds out which are taken.
  if (isNewName && !(await limiter.allows("username", `user ${userId}`))) return "username_often";
  return (await updateUser(db, userId, changes)) ? null : "username_taken";
}
