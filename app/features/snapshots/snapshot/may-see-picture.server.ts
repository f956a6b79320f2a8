import type { Kysely } from "kysely";
import type { User } from "~/features/accounts";
import type { Database } from "~db/schema";
import { ownerOfPicture } from "./queries.server";

/** Whether a person may see a picture: it is theirs, or they review what others send. */
export async function maySeePicture(
  db: Kysely<Database>,
  { name, user }: { name: string; user: Pick<User, "id" | "role"> },
): Promise<boolean> {
  const owner = await ownerOfPicture(db, name);
  return owner !== undefined && (owner === user.id || user.role === "moderator");
}
