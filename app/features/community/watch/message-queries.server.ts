import type { Kysely } from "kysely";
import type { Database } from "~db/schema";

/** People to whom a message is to go, with where, and in which language: the one they chose, or else asked in. */
export function waitingPeople(db: Kysely<Database>) {
  return db
    .selectFrom("users")
    .select(["id", "phone", "language", "message_language"])
    .where("id", "in", ({ selectFrom }) =>
      selectFrom("watch_moves").select("user_id").where("message", "=", "waiting"),
    )
    .orderBy("id")
    .execute();
}

/**
 * Takes a person's waiting moves to be sent: whoever else looks finds none, so that each goes out once.
 * Returns their ids, the newest first.
 */
export async function takeWaiting(db: Kysely<Database>, userId: string): Promise<number[]> {
  const rows = await db
    .updateTable("watch_moves")
    .set({ message: "sent" })
    .where("user_id", "=", userId)
    .where("message", "=", "waiting")
    .returning("id")
    .execute();
  return rows.map(({ id }) => id).sort((a, b) => b - a);
}
