import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

export interface HonestProvider {
  issuer: string;
  /** Begins to answer, for the one client that lives at `redirectUri`. */
  open(redirectUri: string): void;
  stop(): void;
}

/**
 * A real OpenID provider whose people need no password: whoever comes is signed in as `accountId()` and
 * has agreed.
 */
export async function startHonestProvider(accountId: () => string): Promise<HonestProvider> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    open: (redirectUri) => answer(server, issuer, redirectUri, accountId),
    stop: () => server.close(),
  };
}

function answer(server: Server, issuer: string, redirectUri: string, accountId: () => string) {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: "waffir",
        client_secret: "secret-of-the-client-0123456789",
        redirect_uris: [redirectUri],
        grant_types: ["authorization_code"],
        response_types: ["code"],
      },
    ],
    cookies: { keys: ["a key for the tests of this provider"] },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
  });
  const callback = provider.callback();
  server.on("request", async (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return callback(request, response);
    const { prompt, params } = await provider.interactionDetails(request, response);
    if (prompt.name === "login")
      return provider.interactionFinished(request, response, { login: { accountId: accountId() } });
    const grant = new provider.Grant({
      accountId: accountId(),
      clientId: String(params.client_id),
    });
    grant.addOIDCScope("openid");
    const grantId = await grant.save();
    await provider.interactionFinished(request, response, { consent: { grantId } });
  });
}
