import { redirect } from "@remix-run/node";
import type { Kysely } from "kysely";
import { waysToProve } from "~/features/accounts/confirm/ways-to-prove.server";
import type { IdentityProvider } from "~/providers/identity/identity-provider";
import type { Database } from "~db/schema";
import type { Session } from "./queries.server";
import { pagePath, requireSession } from "./require-user.server";

/** How long showing who one is counts, ms. */
const FRESH_FOR_MS = 15 * 60_000;

/** Whether the person behind a session has shown lately who they are. */
export const isFresh = ({ provedAt }: Session, now: number): boolean =>
  now - provedAt < FRESH_FOR_MS;

/**
 * The session of somebody who has shown lately who they are, for what a borrowed session must not do; or a redirect to
 * show it, which leads on to `carryOn` afterwards.
 *
 * @param carryOn makes the address of a page of ours where nothing of what was asked is lost; else it is this page.
 * @throws Response
 */
export async function requireFresh(
  tools: { db: Kysely<Database>; identityProvider: IdentityProvider | null },
  request: Request,
  carryOn: () => string | Promise<string> = () => pagePath(request),
): Promise<Session> {
  const session = await requireSession(tools.db, request);
  if (isFresh(session, Date.now())) return session;
  const { phone, provider } = await waysToProve(tools, session.user.id);
  // Who signed in by a provider that is gone has no other way; nor has a thief a way to keep such an account.
  if (!phone && !provider) return session;
  throw redirect(`/profile/confirm?${new URLSearchParams({ redirectTo: await carryOn() })}`, 303);
}
