import SQLite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type HonestProvider, startHonestProvider } from "~tests/support/honest-provider";
import { type Mischief, startHostileProvider } from "~tests/support/hostile-provider";
import { startServer, type TestServer } from "~tests/support/server";
import { newPhone, Visitor } from "~tests/support/visitor";

const ME = "/api/profile/me";

const settings = (issuer: string) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: "waffir",
  OIDC_CLIENT_SECRET: "secret-of-the-client-0123456789",
  OIDC_NAME: "Nafath",
});

/** Asks for a way to the provider from a page of ours. */
const begin = (person: Visitor, server: TestServer, query = "") =>
  person.ask(`/auth/oidc${query}`, { headers: { Referer: `${server.origin}/login` } });

const idOf = async (person: Visitor) =>
  ((await (await person.ask(ME)).json()) as { profile?: { id: string } }).profile?.id;

test("without a provider there is no button, and nothing behind it", async () => {
  const server = await startServer();
  const person = new Visitor(server);
  expect(await (await person.ask("/login")).text()).not.toContain("/auth/oidc");
  expect((await person.ask("/auth/oidc")).status).toBe(404);
  expect((await person.ask("/auth/oidc/callback?code=x&state=y")).status).toBe(404);
  await server.stop();
});

describe("an honest provider", () => {
  let server: TestServer;
  let provider: HonestProvider;
  let account = "first";

  beforeAll(async () => {
    provider = await startHonestProvider(() => account);
    server = await startServer(settings(provider.issuer));
    provider.open(`${server.origin}/auth/oidc/callback`);
  });
  afterAll(async () => {
    await server.stop();
    provider.stop();
  });

  /** Walks through the provider's redirects with its own cookies. Returns the address it ends at. */
  async function throughProvider(start: string): Promise<URL> {
    const cookies = new Map<string, string>();
    let url = new URL(start);
    for (let step = 0; step < 10; step++) {
      if (url.origin === server.origin) return url;
      const response = await fetch(url, {
        redirect: "manual",
        headers: { Cookie: [...cookies].map(([n, v]) => `${n}=${v}`).join("; ") },
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      url = new URL(response.headers.get("location") ?? "", url);
    }
    throw new Error(`The provider never sent back: ${url}`);
  }

  async function signIn(person: Visitor, query = ""): Promise<Response> {
    const begun = await begin(person, server, query);
    const back = await throughProvider(begun.headers.get("location") ?? "");
    return person.ask(back.pathname + back.search);
  }

  test("signs in, leads where the person was going, and knows them again", async () => {
    account = "someone";
    const person = new Visitor(server);
    expect(await (await person.ask("/login?lng=en")).text()).toContain("Sign in with Nafath");
    const answer = await signIn(person, "?redirectTo=/feedback");
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/feedback"]);
    const id = await idOf(person);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    const later = new Visitor(server);
    await signIn(later);
    expect(await idOf(later)).toBe(id);
  });

  test("is asked with PKCE, state and nonce", async () => {
    const begun = await begin(new Visitor(server), server);
    const asked = new URL(begun.headers.get("location") ?? "").searchParams;
    expect(asked.get("code_challenge_method")).toBe("S256");
    for (const name of ["code_challenge", "state", "nonce"])
      expect(asked.get(name)?.length).toBeGreaterThanOrEqual(43);
  });

  test("its code can't be used a second time, nor by another browser", async () => {
    account = "replayed";
    const person = new Visitor(server);
    const begun = await begin(person, server);
    const cookieBefore = person.cookie;
    const back = await throughProvider(begun.headers.get("location") ?? "");
    const stranger = new Visitor(server);
    await begin(stranger, server);
    await stranger.ask(back.pathname + back.search);
    expect((await stranger.ask(ME)).status).toBe(401);
    const nobody = await new Visitor(server).ask(back.pathname + back.search);
    expect(nobody.headers.get("location")).toBe("/login?problem=identity");
    expect((await person.ask(back.pathname + back.search)).headers.get("location")).toBe(
      "/profile",
    );
    const again = await fetch(back, { redirect: "manual", headers: { Cookie: cookieBefore } });
    expect(again.headers.get("location")).toBe("/login?problem=identity");
    expect(again.headers.getSetCookie().join()).not.toContain("waffir_session=");
  });

  test("links to an account from inside it only, and then opens that account", async () => {
    account = "linked";
    const phone = newPhone();
    const person = new Visitor(server);
    await person.signIn(phone);
    const id = await idOf(person);
    expect((await signIn(person, "?link=1")).headers.get("location")).toBe("/profile?note=linked");
    const elsewhere = new Visitor(server);
    await signIn(elsewhere);
    expect(await idOf(elsewhere)).toBe(id);
  });

  test("an identity of someone else's can't be taken over", async () => {
    account = "owned";
    const owner = new Visitor(server);
    await signIn(owner);
    const thief = new Visitor(server);
    await thief.signIn(newPhone());
    expect((await signIn(thief, "?link=1")).headers.get("location")).toBe("/profile?problem=taken");
    expect(await idOf(thief)).not.toBe(await idOf(owner));
  });

  test("another site can't begin linking, and nobody can who is signed out", async () => {
    const person = new Visitor(server);
    await person.signIn(newPhone());
    const led: Record<string, string>[] = [{ Referer: "https://evil.example/" }, {}];
    for (const headers of led)
      expect((await person.ask("/auth/oidc?link=1", { headers })).status).toBe(403);
    const stranger = await begin(new Visitor(server), server, "?link=1");
    expect(stranger.headers.get("location")).toMatch(/^\/login\?/);
  });

  test("is unlinked from inside a session by its owner alone, never as their last way in", async () => {
    account = "unlinked";
    const phone = newPhone();
    const person = new Visitor(server, { "Accept-Language": "en" });
    await person.signIn(phone);
    await signIn(person, "?link=1");
    const id = await idOf(person);
    const page = await (await person.ask("/profile")).text();
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1];
    const identity = { issuer: field("issuer") ?? "", subject: field("subject") ?? "" };
    const unlink = async (who: Visitor) =>
      (await who.submit("/profile/identity", identity)).headers.get("location");

    expect(await unlink(new Visitor(server))).toMatch(/^\/login/);
    const stranger = new Visitor(server);
    await stranger.signIn(newPhone());
    await unlink(stranger);
    const again = new Visitor(server);
    await signIn(again);
    expect(await idOf(again)).toBe(id);

    expect(await unlink(person)).toBe("/profile?note=unlinked");
    expect(await unlink(person)).toBe("/profile?note=unlinked");
    expect(await idOf(person)).toBe(id);

    // The identity opens an account of its own now, to which it is the only way.
    const alone = new Visitor(server, { "Accept-Language": "en" });
    await signIn(alone);
    expect(await idOf(alone)).not.toBe(id);
    expect(await (await alone.ask("/profile")).text()).toContain("only way to sign in");
    expect(await unlink(alone)).toBe("/profile?problem=last_way");
    const back = new Visitor(server);
    await signIn(back);
    expect(await idOf(back)).toBe(await idOf(alone));
  });

  test("who signs out on the way can't link any more", async () => {
    account = "late";
    const person = new Visitor(server);
    await person.signIn(newPhone());
    const begun = await begin(person, server, "?link=1");
    const back = await throughProvider(begun.headers.get("location") ?? "");
    await person.submit("/logout", {});
    await person.ask(back.pathname + back.search);
    const db = new SQLite(server.database, { readonly: true });
    const found = db
      .prepare("select count(*) from identities where subject = 'late'")
      .pluck()
      .get();
    db.close();
    expect(found).toBe(0);
    expect((await person.ask(ME)).status).toBe(401);
  });

  test("neither codes nor states are in the log", async () => {
    const log = server.output();
    expect(log).toContain("GET /auth/oidc/callback 302");
    expect(log).not.toMatch(/[?&](?:code|state|iss)=/);
  });
});

describe("a hostile provider", () => {
  let server: TestServer;
  let provider: Awaited<ReturnType<typeof startHostileProvider>>;
  beforeAll(async () => {
    provider = await startHostileProvider();
    server = await startServer(settings(provider.issuer));
  });
  afterAll(async () => {
    await server.stop();
    provider.stop();
  });

  /** Comes back from the provider with an answer of the test's choosing. */
  async function comeBack(mischief: Mischief, change: (query: URLSearchParams) => void = () => {}) {
    const person = new Visitor(server);
    const begun = await begin(person, server);
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
