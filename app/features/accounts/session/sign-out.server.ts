import type { Kysely } from "kysely";
import { forgetDrafts } from "~/features/forms/index.server";
import { setCookieOnAnswer } from "~/server/http/request-state.server";
import { logEvent } from "~/server/log.server";
import { hashOf } from "~/server/secret.server";
import type { Database } from "~db/schema";
import { endSessionOfToken } from "./queries.server";
import { sessionCookie } from "./session-cookie.server";

/** Ends the session of a request and takes its cookie away. */
export async function signOut(db: Kysely<Database>, request: Request): Promise<void> {
  const token = sessionCookie().read(request);
  const user = token && (await endSessionOfToken(db, hashOf(token)));
  if (user) logEvent("session_expired", request, { user, reason: "signed out" });
  setCookieOnAnswer(request, sessionCookie().clear());
  forgetDrafts(request);
}
