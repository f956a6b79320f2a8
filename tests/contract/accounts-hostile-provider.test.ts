import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { alter } from "~tests/support/alter";
import { type Mischief, startHostileProvider } from "~tests/support/hostile-provider";
import { beginIdentity, identitySettings, ME } from "~tests/support/identity";
import { startServer, type TestServer } from "~tests/support/server";
import { Visitor } from "~tests/support/visitor";

describe("a hostile provider", () => {
  let server: TestServer;
  let provider: Awaited<ReturnType<typeof startHostileProvider>>;
  beforeAll(async () => {
    provider = await startHostileProvider();
    server = await startServer(identitySettings(provider.issuer));
  });
  afterAll(async () => {
    await server.stop();
    provider.stop();
  });

  /** Comes back from the provider with an answer of the test's choosing. */
  async function comeBack(mischief: Mischief, change: (query: URLSearchParams) => void = () => {}) {
    const person = new Visitor(server);
    const begun = await beginIdentity(person, server);
    const asked = new URL(begun.headers.get("location") ?? "").searchParams;
    provider.prepare(mischief, asked.get("nonce") ?? "");
    const query = new URLSearchParams({
      code: "c0de",
      state: asked.get("state") ?? "",
      iss: provider.issuer,
    });
    change(query);
    const answer = await person.ask(`/auth/oidc/callback?${query}`);
    return { person, answer };
  }

  test("that for once is honest signs in, so that the refusals below mean something", async () => {
    const { person, answer } = await comeBack({ claims: { sub: "honest" } });
    expect(answer.headers.get("location")).toBe("/profile");
    expect((await person.ask(ME)).status).toBe(200);
  });

  const now = () => Math.floor(Date.now() / 1000);

  test.each([
    ["a sign-in of an hour ago", { auth_time: now() - 3600 }, "/profile?problem=identity"],
    ["no word on when it was", {}, "/profile?problem=identity"],
    ["one of just now", { auth_time: now() }, "/profile/delete"],
  ])("that is asked for a new proof and brings %s", async (_what, when, leadsTo) => {
    const { person } = await comeBack({ claims: { sub: "proving" } });
    alter(server, "update sessions set proved_at = 0");
    const begun = await beginIdentity(person, server, "?prove=&redirectTo=/profile/delete");
    const asked = new URL(begun.headers.get("location") ?? "").searchParams;
    provider.prepare({ claims: { sub: "proving", ...when } }, asked.get("nonce") ?? "");
    const query = { code: "c0de", state: asked.get("state") ?? "", iss: provider.issuer };
    const answer = await person.ask(`/auth/oidc/callback?${new URLSearchParams(query)}`);
    expect(answer.headers.get("location")).toBe(leadsTo);
  });

  const LIES: [string, Mischief, ((query: URLSearchParams) => void)?][] = [
    ["a state that was swapped", {}, (q) => q.set("state", "other")],
    ["no state", {}, (q) => q.delete("state")],
    ["two states", {}, (q) => q.append("state", "other")],
    ["no code", {}, (q) => q.delete("code")],
    ["an error of the provider's", {}, (q) => q.set("error", "access_denied")],
    ["another issuer in the answer", {}, (q) => q.set("iss", "https://evil.example")],
    ["no issuer where one is promised", {}, (q) => q.delete("iss")],
    ["another issuer in the token", { claims: { iss: "https://evil.example" } }],
    ["a token for another client", { claims: { aud: "someone-else" } }],
    ["a token for several clients", { claims: { aud: ["waffir", "evil"], azp: "evil" } }],
    ["a token that signs nothing (alg=none)", { signature: "none" }],
    ["a token signed by a stranger", { signature: "stranger" }],
    ["no token", { signature: "missing" }],
    ["an expired token", { claims: { iat: now() - 7200, exp: now() - 3600 } }],
    ["a token without an end", { without: ["exp"] }],
    ["another nonce", { claims: { nonce: "other" } }],
    ["no nonce", { without: ["nonce"] }],
    ["nobody in the token", { without: ["sub"] }],
  ];

  test.each(LIES)(
    "with %s is refused, and there is no session",
    async (_what, mischief, change) => {
      const { person, answer } = await comeBack(mischief, change);
      expect([answer.status, answer.headers.get("location")]).toEqual([
        302,
        "/login?problem=identity",
      ]);
      expect(answer.headers.getSetCookie().join()).not.toContain("waffir_session=");
      expect((await person.ask(ME)).status).toBe(401);
    },
  );

  test("is brought no code by a browser that never asked", async () => {
    const before = provider.codesTaken();
    for (const cookie of ["", `waffir_signin=${"B".repeat(43)}`]) {
      const answer = await fetch(`${server.origin}/auth/oidc/callback?code=c0de&state=s`, {
        redirect: "manual",
        headers: { Cookie: cookie },
      });
      expect(answer.headers.get("location")).toBe("/login?problem=identity");
    }
    expect(provider.codesTaken()).toBe(before);
  });
});
