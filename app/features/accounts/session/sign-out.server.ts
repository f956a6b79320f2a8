import type { Kysely } from "kysely";
import { forgetDrafts } from "~/features/forms/draft.server";
import { setCookieOnAnswer } from "~/server/request-state.server";
import { hashOf } from "~/server/secret.server";
import type { Database } from "~db/schema";
import { endSessionOfToken } from "./queries.server";
import { sessionCookie } from "./session-cookie.server";

/** Ends the session of a request and takes its cookie away. */
export async function signOut(db: Kysely<Database>, request: Request): Promise<void> {
  const token = sessionCookie().read(request);
  if (token) await endSessionOfToken(db, hashOf(token));
  setCookieOnAnswer(request, sessionCookie().clear());
  forgetDrafts(request);
}
