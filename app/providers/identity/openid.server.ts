import * as openid from "openid-client";
import type { IdentityProvider } from "./identity-provider";

/** How long the provider may take to answer, s. */
const PATIENCE_S = 10;

/** How long ago a person may have shown the provider who they are for it to be just now, s. */
const JUST_NOW_S = 300;

interface OpenIdClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
  name: string;
}

/** Any OpenID Connect issuer, by the code flow with PKCE: https://openid.net/specs/openid-connect-core-1_0.html */
export function openIdProvider({
  issuer,
  clientId,
  clientSecret,
  name,
}: OpenIdClient): IdentityProvider {
  const configuration = discoverOnce(new URL(issuer), clientId, clientSecret);
  return {
    name,
    issued: (identity) => new URL(identity.issuer).href === new URL(issuer).href,
    newChallenge: () => ({
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      codeVerifier: openid.randomPKCECodeVerifier(),
    }),
    async authorizationUrl({ state, nonce, codeVerifier }, { redirectUri, language, anew }) {
      return openid.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: "openid",
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
        ui_locales: language,
        ...(anew && { prompt: "login", max_age: String(JUST_NOW_S) }),
      });
    },
    async identify({ state, nonce, codeVerifier }, { redirectUri, query, anew }) {
      const answered = new URL(redirectUri);
      answered.search = query.toString();
      const tokens = await openid.authorizationCodeGrant(await configuration(), answered, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
        ...(anew && { maxAge: JUST_NOW_S }),
      });
      const claims = tokens.claims();
      if (!claims) throw new Error("The identity provider sent no identity");
      return { issuer: claims.iss, subject: claims.sub };
    },
  };
}

/** Reads the provider's metadata when it is first needed; what failed is tried again. */
function discoverOnce(issuer: URL, clientId: string, clientSecret: string) {
  let found: Promise<openid.Configuration> | undefined;
  // Signatures are checked although the token comes straight from the provider: it costs nothing here.
  const execute = [openid.enableNonRepudiationChecks];
  if (issuer.protocol === "http:") execute.push(openid.allowInsecureRequests);
  return () => {
    found ??= openid
      .discovery(issuer, clientId, clientSecret, undefined, { execute, timeout: PATIENCE_S })
      .catch((error: unknown) => {
        found = undefined;
        throw error;
      });
    return found;
  };
}
