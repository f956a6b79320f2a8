import { redirect } from "@remix-run/node";
import type { Kysely } from "kysely";
import { keepDraft } from "~/features/forms/index.server";
import { ApiError } from "~/server/api/errors";
import type { MethodHandler } from "~/server/api/route.server";
import { logEvent } from "~/server/log.server";
import type { RateLimiter } from "~/server/rate-limit/rate-limiter.server";
import type { Database } from "~db/schema";
import { currentSession } from "./current-session.server";
import type { Session, User } from "./queries.server";

/**
 * The session behind a page, or a redirect to sign in and come back.
 *
 * @throws Response
 */
export async function requireSession(db: Kysely<Database>, request: Request): Promise<Session> {
  const session = await currentSession(db, request);
  if (!session) throw redirect(loginPath(request));
  return session;
}

/**
 * The person behind a form, or a redirect to sign in and come back to the form as it was filled in.
 *
 * @param values what was typed, no secret among it.
 * @throws Response
 */
export async function requireSender(
  tools: { db: Kysely<Database>; limiter: RateLimiter },
  request: Request,
  values: Record<string, string>,
): Promise<User> {
  const session = await currentSession(tools.db, request);
  if (session) return session.user;
  const to = pagePath(request);
  throw redirect(
    loginPathTo((await keepDraft(tools, request, { to, values, errors: {} })) ?? to),
    303,
  );
}

/** The person behind a page, or a redirect to sign in and come back. */
export async function requireUser(db: Kysely<Database>, request: Request): Promise<User> {
  return (await requireSession(db, request)).user;
}

/**
 * The person behind a page that is dear to make, or a redirect to sign in and come back.
 *
 * @throws Response, 429 for whoever opens more of them than anyone could read.
 */
export async function requireReader(
  tools: { db: Kysely<Database>; limiter: RateLimiter },
  request: Request,
): Promise<User> {
  const user = await requireUser(tools.db, request);
  if (await tools.limiter.allows("own_page", `user ${user.id}`)) return user;
  throw new Response(null, { status: 429 });
}

/** A page for moderators; to anyone else it does not exist. */
export async function requireModerator(db: Kysely<Database>, request: Request): Promise<User> {
  const user = await requireUser(db, request);
  if (user.role === "moderator") return user;
  logEvent("authz_fail", request, { reason: "not a moderator" });
  throw new Response(null, { status: 404 });
}

/**
 * An operation of the JSON contract for signed-in people only: a browser that was led there is sent to
 * sign in, everything else gets 401.
 */
export function forUser(
  db: () => Kysely<Database>,
  run: (user: User, request: Request) => Promise<Response>,
): MethodHandler {
  return async (request) => {
    const session = await currentSession(db(), request);
    if (session) return run(session.user, request);
    if (isNavigation(request)) throw redirect(loginPath(request));
    throw new ApiError("unauthorized");
  };
}

/** The page to sign in on, which leads back to what was asked for. */
const loginPath = (request: Request): string => loginPathTo(pagePath(request));

/** The page to sign in on, which leads to `to` afterwards. */
export const loginPathTo = (to: string): string =>
  to === "/" ? "/login" : `/login?${new URLSearchParams({ redirectTo: to })}`;

/** Path and query of the page a request is for. */
export function pagePath(request: Request): string {
  const url = new URL(request.url);
  // A page loaded by a script is asked for as `/page.data`.
  const path = url.pathname.replace(/\/_root\.data$/, "/").replace(/\.data$/, "");
  url.searchParams.delete("_routes");
  return path + url.search;
}

function isNavigation({ headers }: Request): boolean {
  return (
    headers.get("sec-fetch-mode") === "navigate" ||
    /^\s*text\/html\b/i.test(headers.get("accept") ?? "")
  );
}
