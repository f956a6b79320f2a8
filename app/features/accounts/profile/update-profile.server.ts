import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import { isNeighbourhood, updateUser } from "./queries.server";
import type { ProfileChanges } from "./schema";

export type ProfileProblem = "invalid_area" | "username_taken";

/**
 * Changes what is named and nothing else, all of it or none.
 *
 * @returns what stands against it, or null when it is done.
 */
export async function updateProfile(
  db: Kysely<Database>,
  userId: string,
  changes: ProfileChanges,
): Promise<ProfileProblem | null> {
  if (changes.area && !(await isNeighbourhood(db, changes.area))) return "invalid_area";
  if (Object.keys(changes).length === 0) return null;
  return (await updateUser(db, userId, changes)) ? null : "username_taken";
}
