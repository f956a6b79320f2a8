import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { alter } from "~tests/support/alter";
import { direct } from "~tests/support/direct";
import { type HonestProvider, startHonestProvider } from "~tests/support/honest-provider";
import { beginIdentity, identitySettings, idOf, ME } from "~tests/support/identity";
import { lineOf } from "~tests/support/log-lines";
import { startServer, type TestServer } from "~tests/support/server";
import { codeFor, messagesTo, newPhone, Visitor } from "~tests/support/visitor";

describe("an honest provider", () => {
  let server: TestServer;
  let provider: HonestProvider;
  let account = "first";

  beforeAll(async () => {
    provider = await startHonestProvider(() => account);
    server = await startServer(identitySettings(provider.issuer));
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
    const begun = await beginIdentity(person, server, query);
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
    const begun = await beginIdentity(new Visitor(server), server);
    const asked = new URL(begun.headers.get("location") ?? "").searchParams;
    expect(asked.get("code_challenge_method")).toBe("S256");
    for (const name of ["code_challenge", "state", "nonce"])
      expect(asked.get(name)?.length).toBeGreaterThanOrEqual(43);
  });

  test("its code can't be used a second time but by a second press, nor by another browser", async () => {
    account = "replayed";
    const person = new Visitor(server);
    const begun = await beginIdentity(person, server);
    const cookieBefore = person.cookie;
    const back = await throughProvider(begun.headers.get("location") ?? "");
    const stranger = new Visitor(server);
    await beginIdentity(stranger, server);
    await stranger.ask(back.pathname + back.search);
    expect((await stranger.ask(ME)).status).toBe(401);
    const nobody = await new Visitor(server).ask(back.pathname + back.search);
    expect(nobody.headers.get("location")).toBe("/login?problem=identity");
    expect((await person.ask(back.pathname + back.search)).headers.get("location")).toBe(
      "/profile",
    );
    const pressAgain = () => fetch(back, { redirect: "manual", headers: { Cookie: cookieBefore } });
    const twice = await pressAgain();
    expect(twice.headers.get("location")).toBe("/profile");
    expect(twice.headers.getSetCookie().join()).toContain(
      `waffir_session=${person.cookies.get("waffir_session")}`,
    );
    alter(server, "update identity_requests set used_at = used_at - 5000");
    const again = await pressAgain();
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

  test("tells the phone of a linked identity once, and offers to sign out everywhere else", async () => {
    account = "told";
    const phone = newPhone();
    const person = new Visitor(server, { "Accept-Language": "en" });
    await person.signIn(phone);
    for (let turn = 0; turn < 2; turn++) await signIn(person, "?link=1");
    const told = messagesTo(server, phone).filter((text) => text.includes("Nafath"));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain("If you didn’t set this up");
    await lineOf(server, { event: "user_updated", what: "identity linked" });
    const page = await (await person.ask("/profile?note=linked")).text();
    expect(page).toContain("Sign out everywhere else");
  });

  /** As if everybody had signed in a while ago. */
  const whileLater = () => alter(server, "update sessions set proved_at = 0");
  const locationOf = (answer: Response) => answer.headers.get("location") ?? "";
  const IDENTITIES = "select count(*) from identities where subject = ?";
  const linked = (subject: string) => {
    const db = direct(server);
    const count = db.prepare(IDENTITIES).pluck().get(subject);
    db.close();
    return count;
  };

  test("who signed in a while ago links only after a new code, and goes straight on then", async () => {
    account = "fresh";
    const phone = newPhone();
    const person = new Visitor(server);
    await person.signIn(phone);
    whileLater();
    const redirectTo = "/profile/identity?link";
    const begun = await beginIdentity(person, server, "?link=1");
    expect(locationOf(begun)).toBe(`/profile/confirm?${new URLSearchParams({ redirectTo })}`);
    await person.submit("/profile/confirm", { redirectTo });
    const code = codeFor(server, phone);
    const entered = await person.submit("/login/verify", { code, redirectTo });
    const referrer = { headers: { Referer: `${server.origin}/login/verify` } };
    const onwards = await person.ask(locationOf(entered), referrer);
    expect(locationOf(onwards)).toBe("/auth/oidc?link=1");
    expect(linked("fresh")).toBe(0);
    await signIn(person, "?link=1");
    expect(linked("fresh")).toBe(1);

    whileLater();
    const stale = await person.submit("/profile/identity", {
      issuer: provider.issuer,
      subject: "fresh",
    });
    expect(locationOf(stale)).toBe("/profile/confirm?redirectTo=%2Fprofile%2Fidentity");
    expect(linked("fresh")).toBe(1);
  });

  test("who has no number shows it at the provider, as nobody but themselves", async () => {
    account = "numberless";
    const person = new Visitor(server, { "Accept-Language": "en" });
    await signIn(person);
    const id = await idOf(person);
    whileLater();
    const page = await (await person.ask("/profile/confirm?redirectTo=/profile/delete")).text();
    expect(page).toContain("/auth/oidc?prove=&amp;redirectTo=%2Fprofile%2Fdelete");
    const query = "?prove=&redirectTo=/profile/delete";
    const asked = new URL(locationOf(await beginIdentity(person, server, query))).searchParams;
    expect([asked.get("prompt"), asked.get("max_age")]).toEqual(["login", "300"]);

    account = "somebody-else";
    expect(locationOf(await signIn(person, query))).toBe("/profile?problem=identity");
    expect(await idOf(person)).toBe(id);
    expect(locationOf(await person.ask("/profile/delete"))).toMatch(/^\/profile\/confirm/);

    account = "numberless";
    expect(locationOf(await signIn(person, query))).toBe("/profile/delete");
    expect((await person.ask("/profile/delete")).status).toBe(200);
    expect(await idOf(person)).toBe(id);
  });

  test("nobody is signed in by a link on another site, nor is anything kept of who follows it", async () => {
    account = "led";
    const kept = () => {
      const db = direct(server);
      const count = db.prepare("select count(*) from identity_requests").pluck().get();
      db.close();
      return count;
    };
    const before = kept();
    for (const headers of [
      { Referer: "https://evil.example/" },
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "none" },
      {},
    ] as Record<string, string>[]) {
      const person = new Visitor(server);
      await person.ask("/login");
      const answer = await person.ask("/auth/oidc?redirectTo=/feedback", { headers });
      expect(locationOf(answer)).toBe("/login?redirectTo=%2Ffeedback");
    }
    const neverHere = await new Visitor(server).ask("/auth/oidc", {
      headers: { Referer: `${server.origin}/login` },
    });
    expect(locationOf(neverHere)).toBe("/login?redirectTo=%2Fprofile");
    expect(kept()).toBe(before);
  });

  test("an address gets 100 ways to the provider in an hour", async () => {
    const used =
      "insert into rate_limits values (?, 100, ?) on conflict (key) do update set points = 100";
    alter(server, used, "identity:address 127.0.0.1", Date.now() + 600_000);
    const refused = await beginIdentity(new Visitor(server), server);
    expect(locationOf(refused)).toBe("/login?problem=identity");
    alter(server, "delete from rate_limits where key like 'identity:%'");
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
    const stranger = await beginIdentity(new Visitor(server), server, "?link=1");
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
    const begun = await beginIdentity(person, server, "?link=1");
    const back = await throughProvider(begun.headers.get("location") ?? "");
    await person.submit("/logout", {});
    await person.ask(back.pathname + back.search);
    const db = direct(server);
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
    expect(log).toContain('"path":"/auth/oidc/callback"');
    expect(log).not.toMatch(/[?&](?:code|state|iss)=/);
  });
});
