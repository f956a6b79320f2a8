import type { Env } from "~/server/env.server";
import type { IdentityProvider } from "./identity-provider";
import { openIdProvider } from "./openid.server";

/** The provider the settings name, or none. */
export function openIdentityProvider(env: Env): IdentityProvider | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer || !clientId || !clientSecret) return null;
  const name = env.OIDC_NAME ?? new URL(issuer).hostname;
  return openIdProvider({ issuer, clientId, clientSecret, name });
}
