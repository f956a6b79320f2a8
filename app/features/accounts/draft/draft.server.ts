import type { Kysely } from "kysely";
import { addressKey, clientAddress } from "~/server/client-address.server";
import type { RateLimiter } from "~/server/rate-limit/rate-limiter.server";
import { setCookieOnAnswer } from "~/server/request-state.server";
import { hashOf, newSecret } from "~/server/secret.server";
import { secretCookie } from "~/server/secret-cookie.server";
import type { Database } from "~db/schema";
import { insertDraft, takeDraftOf } from "./queries.server";

const HOUR_IN_SECONDS = 60 * 60;

/** The longest message with room to spare; more is not kept. */
const MOST_CHARACTERS = 8000;

const draftCookie = secretCookie("waffir_draft", HOUR_IN_SECONDS);

/**
 * Keeps what someone typed into the form of a page while they sign in: their session had ended.
 * Only the browser that typed it gets it back.
 */
export async function keepDraft(
  { db, limiter }: { db: Kysely<Database>; limiter: RateLimiter },
  request: Request,
  form: FormData,
): Promise<void> {
  const fields = JSON.stringify(Object.fromEntries([...form].filter(([, v]) => v !== "")));
  if (fields.length > MOST_CHARACTERS) return;
  if (!(await limiter.allows("draft", addressKey(clientAddress(request))))) return;
  const token = newSecret();
  await insertDraft(db, {
    token_hash: hashOf(token),
    path: pathOf(request),
    fields,
    expires_at: Date.now() + HOUR_IN_SECONDS * 1000,
  });
  setCookieOnAnswer(request, draftCookie.write(token));
}

/** What this browser had typed into the form of this page, once. */
export async function takeDraft(
  db: Kysely<Database>,
  request: Request,
): Promise<Record<string, string> | null> {
  const token = draftCookie.read(request);
  if (!token) return null;
  const draft = await takeDraftOf(db, { tokenHash: hashOf(token), path: pathOf(request) });
  if (!draft) return null;
  setCookieOnAnswer(request, draftCookie.clear());
  return draft.expires_at > Date.now()
    ? (JSON.parse(draft.fields) as Record<string, string>)
    : null;
}

const pathOf = (request: Request) => new URL(request.url).pathname.replace(/\.data$/, "");
