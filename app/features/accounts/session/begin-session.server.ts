import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { hashOf, newSecret } from "~/server/secret.server";
import type { Database } from "~db/schema";
import { endSessionOfToken, endSessionsBeyond, insertSession } from "./queries.server";
import { sessionEnd } from "./session-cookie.server";

/** What is kept of a browser's description of itself, to tell one's devices apart. */
const USER_AGENT_LENGTH = 300;

/** More places than this nobody is signed in at: the ones longest unused end. */
const MOST_SESSIONS = 20;

interface NewSession {
  userId: string;
  userAgent: string;
  /** The session this browser had before: it ends, so that nobody carries a token through a sign-in. */
  previousToken: string | null;
  /** The token, where it can be made again from secrets for a while; a new one otherwise. */
  token?: string;
  now: number;
}

/**
 * Signs a person in. Call it inside the transaction that proves who they are.
 *
 * @returns the token for the cookie; only its hash is stored.
 */
export async function beginSession(
  db: Kysely<Database>,
  { userId, userAgent, previousToken, token = newSecret(), now }: NewSession,
): Promise<string> {
  if (previousToken) await endSessionOfToken(db, hashOf(previousToken));
  await insertSession(db, {
    id: randomUUID(),
    token_hash: hashOf(token),
    user_id: userId,
    user_agent: userAgent.slice(0, USER_AGENT_LENGTH),
    created_at: now,
    seen_at: now,
    expires_at: sessionEnd({ createdAt: now, now }),
    proved_at: now,
  });
  await endSessionsBeyond(db, userId, MOST_SESSIONS);
  return token;
}
