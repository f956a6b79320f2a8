import type { Kysely } from "kysely";
import type { Database } from "~db/schema";

/** The id of a person who shows their profile to everybody. */
export async function findPublicPerson(
  db: Kysely<Database>,
  username: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("username", "=", username)
    .where("show_public_profile", "=", 1)
    .where("is_service", "=", 0)
    .executeTakeFirst();
  return row?.id;
}
