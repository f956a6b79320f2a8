import type { Kysely } from "kysely";
import type { Database } from "~db/schema";

/** The neighbourhood in a person's own profile, in Arabic; empty when they have given none. */
export async function profileArea(db: Kysely<Database>, userId: string): Promise<string> {
  const row = await db
    .selectFrom("users")
    .select("area")
    .where("id", "=", userId)
    .executeTakeFirst();
  return row?.area ?? "";
}
