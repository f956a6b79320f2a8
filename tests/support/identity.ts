import type { TestServer } from "./server";
import type { Visitor } from "./visitor";

/** The profile of whoever asks. */
export const ME = "/api/profile/me";

/** What sets our service up for an identity provider. */
export const identitySettings = (issuer: string) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: "waffir",
  OIDC_CLIENT_SECRET: "secret-of-the-client-0123456789",
  OIDC_NAME: "Nafath",
});

/** Asks for a way to the provider from a page of ours. */
export async function beginIdentity(
  person: Visitor,
  server: TestServer,
  query = "",
): Promise<Response> {
  await person.ask("/login");
  return person.ask(`/auth/oidc${query}`, { headers: { Referer: `${server.origin}/login` } });
}

/** The user id of whoever is signed in. */
export const idOf = async (person: Visitor) =>
  ((await (await person.ask(ME)).json()) as { profile?: { id: string } }).profile?.id;
