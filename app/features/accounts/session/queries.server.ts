import type { Kysely } from "kysely";
import type { Database, UsersTable } from "~db/schema";
import type { SessionsTable } from "~db/schema-accounts";

/** The person behind a request. */
export type User = Pick<UsersTable, "id" | "username" | "display_name"> & {
  role: "member" | "moderator";
  /** A language, or `auto`. */
  language: string;
};

export interface Session {
  id: string;
  user: User;
  /** ms since 1970. */
  seenAt: number;
}

/** The session of a token that has not ended at `now` (ms), with its person. */
export async function findSession(
  db: Kysely<Database>,
  tokenHash: string,
  now: number,
): Promise<Session | null> {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select([
      "sessions.id as session_id",
      "sessions.seen_at",
      "users.id",
      "users.username",
      "users.display_name",
      "users.role",
      "users.language",
    ])
    .where("sessions.token_hash", "=", tokenHash)
    .where("sessions.expires_at", ">", now)
    .executeTakeFirst();
  if (!row) return null;
  const { session_id, seen_at, ...user } = row;
  return { id: session_id, seenAt: seen_at, user };
}

export async function prolongSession(
  db: Kysely<Database>,
  id: string,
  { now, expiresAt }: { now: number; expiresAt: number },
): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ seen_at: now, expires_at: expiresAt })
    .where("id", "=", id)
    .execute();
}

export async function insertSession(db: Kysely<Database>, session: SessionsTable): Promise<void> {
  await db.insertInto("sessions").values(session).execute();
}

export async function endSessionOfToken(db: Kysely<Database>, tokenHash: string): Promise<void> {
  await db.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
}

/** The places a person is signed in at, the newest first. */
export async function listSessions(db: Kysely<Database>, userId: string, now: number) {
  return db
    .selectFrom("sessions")
    .select(["id", "user_agent", "created_at", "seen_at"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .orderBy("seen_at", "desc")
    .orderBy("id")
    .execute();
}

/** Ends one session of this person. Another person's is left alone. */
export async function endSession(
  db: Kysely<Database>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("id", "=", sessionId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends every session of this person, or all but the one that asks. */
export async function endSessions(
  db: Kysely<Database>,
  { userId, except }: { userId: string; except?: string },
): Promise<void> {
  let ending = db.deleteFrom("sessions").where("user_id", "=", userId);
  if (except) ending = ending.where("id", "!=", except);
  await ending.execute();
}
