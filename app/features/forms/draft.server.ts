import { redirect } from "@remix-run/node";
import type { Kysely } from "kysely";
import { RETRY_AFTER_SECONDS } from "~/server/api/limited.server";
import { addressKey, clientAddress } from "~/server/http/client-address.server";
import { setCookieOnAnswer } from "~/server/http/request-state.server";
import { secretCookie } from "~/server/http/secret-cookie.server";
import { randomText } from "~/server/random-text.server";
import type { RateLimiter } from "~/server/rate-limit/rate-limiter.server";
import { hashOf, newSecret } from "~/server/secret.server";
import type { Database } from "~db/schema";
import { DRAFT_PARAMETER, type Draft } from "./draft";
import { findDraftOf, insertDraft } from "./queries.server";

export interface DraftTools {
  db: Kysely<Database>;
  limiter: RateLimiter;
}

const HOUR_IN_SECONDS = 60 * 60;

/** Names a draft in its page's address. Nothing by itself: the browser's cookie has to go with it. */
const NAME_LENGTH = 12;

const browserCookie = secretCookie("waffir_form", HOUR_IN_SECONDS);

/**
 * Leads back to the page of a form that was refused, where it stands filled in beside what is wrong.
 * The browser asks for that page anew, so Back and reload never send the form again. Hand in no secret,
 * such as a passcode, among the values.
 *
 * @param to path and query of the page.
 * @throws Response 429 to whoever has more forms refused than anyone could fill in.
 */
export async function saveDraftAndRedirect(
  tools: DraftTools,
  request: Request,
  { to, ...draft }: Draft & { to: string },
): Promise<Response> {
  const path = await keepDraft(tools, request, { to, ...draft });
  if (path) return redirect(path, 303);
  throw new Response(null, {
    status: 429,
    headers: { "Retry-After": String(RETRY_AFTER_SECONDS) },
  });
}

/**
 * Keeps a form for an hour, for the browser that filled it in and no other.
 *
 * @returns the address of its page that shows it again; null where too many were kept already.
 */
export async function keepDraft(
  { db, limiter }: DraftTools,
  request: Request,
  { to, values, errors }: Draft & { to: string },
): Promise<string | null> {
  if (!(await limiter.allows("draft", addressKey(clientAddress(request))))) return null;
  const browser = browserCookie.read(request) ?? newSecret();
  const name = randomText(NAME_LENGTH);
  const [path = "", query = ""] = to.split("?");
  await insertDraft(db, {
    token_hash: hashOf(browser + name),
    path,
    fields: JSON.stringify(values),
    errors: JSON.stringify(errors),
    expires_at: Date.now() + HOUR_IN_SECONDS * 1000,
  });
  setCookieOnAnswer(request, browserCookie.write(browser));
  const params = new URLSearchParams(query);
  params.set(DRAFT_PARAMETER, name);
  return `${path}?${params}`;
}

/** The draft that a page's address names, if this browser filled it in on this page. */
export async function findDraft(db: Kysely<Database>, request: Request): Promise<Draft | null> {
  const { pathname, searchParams } = new URL(request.url);
  const browser = browserCookie.read(request);
  const name = searchParams.get(DRAFT_PARAMETER);
  if (!browser || !name) return null;
  const row = await findDraftOf(db, {
    tokenHash: hashOf(browser + name),
    path: pathname.replace(/\.data$/, ""),
    now: Date.now(),
  });
  return row ? { values: JSON.parse(row.fields), errors: JSON.parse(row.errors) } : null;
}

/** What this browser had typed is nobody's from now on: its person leaves. */
export function forgetDrafts(request: Request): void {
  if (browserCookie.read(request)) setCookieOnAnswer(request, browserCookie.clear());
}
