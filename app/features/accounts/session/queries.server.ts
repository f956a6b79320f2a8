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
  /** ms since 1970, like the next two. */
  createdAt: number;
  seenAt: number;
  /** When its person last showed who they are. */
  provedAt: number;
}

/** The session of a token that was begun after one moment and has not ended at another (ms), with its person. */
export async function findSession(
  db: Kysely<Database>,
  tokenHash: string,
  { now, begunAfter }: { now: number; begunAfter: number },
): Promise<Session | null> {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select([
      "sessions.id as session_id",
      "sessions.created_at",
      "sessions.seen_at",
      "sessions.proved_at",
      "users.id",
      "users.username",
      "users.display_name",
      "users.role",
      "users.language",
    ])
    .where("sessions.token_hash", "=", tokenHash)
    .where("sessions.expires_at", ">", now)
    .where("sessions.created_at", ">", begunAfter)
    .executeTakeFirst();
  if (!row) return null;
  const { session_id, created_at, seen_at, proved_at, ...user } = row;
  return { id: session_id, createdAt: created_at, seenAt: seen_at, provedAt: proved_at, user };
}

/** Whose session a token is of; undefined once it has ended. */
export async function ownerOfToken(
  db: Kysely<Database>,
  tokenHash: string,
  now: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("sessions")
    .select("user_id")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.user_id;
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

/** Ends the session of a token. Returns whose it was, if there was one. */
export async function endSessionOfToken(
  db: Kysely<Database>,
  tokenHash: string,
): Promise<string | undefined> {
  const ended = await db
    .deleteFrom("sessions")
    .where("token_hash", "=", tokenHash)
    .returning("user_id")
    .executeTakeFirst();
  return ended?.user_id;
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

/** Ends those of a person's sessions that were not used for longest, but for `most` of them. */
export async function endSessionsBeyond(
  db: Kysely<Database>,
  userId: string,
  most: number,
): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("id", "not in", (eb) =>
      eb
        .selectFrom("sessions as kept")
        .select("kept.id")
        .where("kept.user_id", "=", userId)
        .orderBy("kept.seen_at", "desc")
        .orderBy("kept.created_at", "desc")
        .limit(most),
    )
    .execute();
}

/** Ends everybody's sessions. Returns how many. */
export async function endEverySession(db: Kysely<Database>): Promise<number> {
  return Number((await db.deleteFrom("sessions").executeTakeFirst()).numDeletedRows);
}

/** Ends every session of this person, or all but the one that asks. Returns how many. */
export async function endSessions(
  db: Kysely<Database>,
  { userId, except }: { userId: string; except?: string },
): Promise<number> {
  let ending = db.deleteFrom("sessions").where("user_id", "=", userId);
  if (except) ending = ending.where("id", "!=", except);
  return Number((await ending.executeTakeFirst()).numDeletedRows);
}
