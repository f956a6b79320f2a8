import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";

/** What the next ID token is like. Without anything it is a good one. */
export interface Mischief {
  claims?: JWTPayload;
  /** Claims that are left out. */
  without?: string[];
  /** `none` signs nothing; `stranger` signs with a key nobody knows; `missing` sends no token. */
  signature?: "none" | "stranger" | "missing";
}

/** A provider that lies on demand. */
export async function startHostileProvider() {
  const own = await generateKeyPair("RS256");
  const stranger = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(own.publicKey)), kid: "own", alg: "RS256", use: "sig" };
  let next: Mischief = {};
  let nonce = "";
  let codesTaken = 0;

  const idToken = async (): Promise<string> => {
    const now = Math.floor(Date.now() / 1000);
    const claims: JWTPayload = {
      iss: issuer,
      aud: "waffir",
      sub: "victim",
      iat: now,
      exp: now + 300,
      nonce,
      ...next.claims,
    };
    for (const name of next.without ?? []) delete claims[name];
    if (next.signature === "none") return new UnsecuredJWT(claims).encode();
    const key = next.signature === "stranger" ? stranger.privateKey : own.privateKey;
    return new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "own" }).sign(key);
  };

  const server = createServer(async (request, response) => {
    const send = (body: unknown) =>
      response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    if (request.url === "/.well-known/openid-configuration")
      return send({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256", "none"],
        code_challenge_methods_supported: ["S256"],
        authorization_response_iss_parameter_supported: true,
      });
    if (request.url === "/jwks") return send({ keys: [jwk] });
    codesTaken += 1;
    return send({
      access_token: "x",
      token_type: "Bearer",
      ...(next.signature !== "missing" && { id_token: await idToken() }),
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    /** Says what the next token is like, and which nonce it would have if it were honest. */
    prepare(mischief: Mischief, honestNonce: string) {
      next = mischief;
      nonce = honestNonce;
    },
    /** How many codes were brought to the token endpoint. */
    codesTaken: () => codesTaken,
    stop: () => server.close(),
  };
}
