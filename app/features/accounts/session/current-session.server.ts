import type { Kysely } from "kysely";
import { nothingWhileAway } from "~/server/database/database-away.server";
import { noteUser, oncePerRequest, setCookieOnAnswer } from "~/server/http/request-state.server";
import { hashOf } from "~/server/secret.server";
import type { Database } from "~db/schema";
import { findSession, prolongSession, type Session } from "./queries.server";
import { longestSessionMs, sessionCookie, sessionEnd } from "./session-cookie.server";

/** A session is written at most this often, however busy its person is. */
const TOUCH_EVERY_MS = 60_000;

/**
 * The session of a request, or null. Looking keeps it alive: the cookie is renewed on the answer, and
 * the end moves on. The token stays the same, so that requests in parallel never sign each other out.
 */
export function currentSession(db: Kysely<Database>, request: Request): Promise<Session | null> {
  return oncePerRequest(request, "session", () => lookUp(db, request));
}

async function lookUp(db: Kysely<Database>, request: Request): Promise<Session | null> {
  const token = sessionCookie().read(request);
  if (!token) return null;
  const now = Date.now();
  const session = await findSession(db, hashOf(token), {
    now,
    begunAfter: now - longestSessionMs(),
  });
  if (!session) return null;
  noteUser(request, session.user.id);
  // A disk that takes nothing more can still be read.
  if (now - session.seenAt >= TOUCH_EVERY_MS)
    await prolongSession(db, session.id, { now, expiresAt: sessionEnd({ ...session, now }) }).catch(
      nothingWhileAway,
    );
  setCookieOnAnswer(request, sessionCookie().write(token));
  return session;
}
