import type { Kysely } from "kysely";
import type { IdentityProvider } from "~/providers/identity/identity-provider";
import { hashOf } from "~/server/secret.server";
import type { Database } from "~db/schema";
import { saveRequest } from "./queries.server";

/** How long a person may take at the provider, ms. */
const LIFETIME_MS = 10 * 60_000;

interface IdentityRequest {
  /** The secret in this browser's sign-in cookie. */
  browser: string;
  redirectUri: string;
  language: string;
  /** Where the person was going. */
  redirectTo: string;
  /** Whose account the identity is to be linked to; null to sign in with it. */
  linkingUserId: string | null;
  /** Who shows anew who they are; null otherwise. */
  provingUserId: string | null;
  now: number;
}

/** Sends a browser to the provider. Returns the address to send it to. */
export async function beginIdentity(
  db: Kysely<Database>,
  provider: IdentityProvider,
  {
    browser,
    redirectUri,
    language,
    redirectTo,
    linkingUserId,
    provingUserId,
    now,
  }: IdentityRequest,
): Promise<URL> {
  const challenge = provider.newChallenge();
  const url = await provider.authorizationUrl(challenge, {
    redirectUri,
    language,
    anew: provingUserId !== null,
  });
  await saveRequest(db, {
    browser_hash: hashOf(browser),
    state: challenge.state,
    nonce: challenge.nonce,
    code_verifier: challenge.codeVerifier,
    redirect_to: redirectTo,
    linking_user_id: linkingUserId,
    proving_user_id: provingUserId,
    expires_at: now + LIFETIME_MS,
    used_at: null,
    token_salt: null,
  });
  return url;
}
