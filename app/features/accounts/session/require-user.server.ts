import { redirect } from "@remix-run/node";
import type { Kysely } from "kysely";
import { ApiError } from "~/server/api/errors";
import type { Run } from "~/server/api/route.server";
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

/** The person behind a page, or a redirect to sign in and come back. */
export async function requireUser(db: Kysely<Database>, request: Request): Promise<User> {
  return (await requireSession(db, request)).user;
}

/** A page for moderators; to anyone else it does not exist. */
export async function requireModerator(db: Kysely<Database>, request: Request): Promise<User> {
  const user = await requireUser(db, request);
  if (user.role !== "moderator") throw new Response(null, { status: 404 });
  return user;
}

/**
 * An operation of the JSON contract for signed-in people only: a browser that was led there is sent to
 * sign in, everything else gets 401.
 */
export function forUser(
  db: () => Kysely<Database>,
  run: (user: User, request: Request) => Promise<Response>,
): Run {
  return async (request) => {
    const session = await currentSession(db(), request);
    if (session) return run(session.user, request);
    if (isNavigation(request)) throw redirect(loginPath(request));
    throw new ApiError("unauthorized");
  };
}

/** The page to sign in on, which leads back to what was asked for. */
export function loginPath(request: Request): string {
  const url = new URL(request.url);
  // A page loaded by a script is asked for as `/page.data`.
  const path = url.pathname.replace(/\/_root\.data$/, "/").replace(/\.data$/, "");
  url.searchParams.delete("_routes");
  const to = path + url.search;
  return to === "/" ? "/login" : `/login?${new URLSearchParams({ redirectTo: to })}`;
}

function isNavigation({ headers }: Request): boolean {
  return (
    headers.get("sec-fetch-mode") === "navigate" ||
    /^\s*text\/html\b/i.test(headers.get("accept") ?? "")
  );
}
