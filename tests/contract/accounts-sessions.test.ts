import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { beginSession } from "~/features/accounts/session/begin-session.server";
import { openDatabase } from "~/server/database/db.server";
import { hashOf } from "~/server/secret.server";
import { alter } from "~tests/support/alter";
import { direct } from "~tests/support/direct";
import { newMember } from "~tests/support/members";
import { startServer, type TestServer } from "~tests/support/server";
import { codeFor, newPhone, Visitor } from "~tests/support/visitor";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: "1" });
});
afterAll(() => server.stop());

const ME = "/api/profile/me";
const visitor = (headers: Record<string, string> = {}) => new Visitor(server, headers);
const local = (phone: string) => phone.replace("+966", "0");

async function signedIn(headers: Record<string, string> = {}): Promise<Visitor> {
  const person = visitor(headers);
  await person.signIn(newPhone());
  return person;
}

describe("a session", () => {
  const statusOf = (token: string) =>
    fetch(server.origin + ME, { headers: { Cookie: `waffir_session=${token}` } }).then(
      ({ status }) => status,
    );
  const tokenOf = (person: Visitor) => person.cookies.get("waffir_session") ?? "";

  test("ends at sign-out; the cookie is worth nothing afterwards", async () => {
    const person = await signedIn();
    const token = tokenOf(person);
    const answer = await person.submit("/logout", {});
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/login"]);
    expect(person.cookies.has("waffir_session")).toBe(false);
    expect(await statusOf(token)).toBe(401);
  });

  test("has a new token after each sign-in; the old one is worth nothing", async () => {
    const person = await signedIn();
    const old = tokenOf(person);
    const phone = newPhone();
    await person.submit("/login", { phone });
    await person.submit("/login/verify", { code: codeFor(server, phone) });
    expect(tokenOf(person)).not.toBe(old);
    expect(await statusOf(old)).toBe(401);
    expect(await statusOf(tokenOf(person))).toBe(200);
  });

  test("is not what the browser had before it signed in", async () => {
    const planted = "P".repeat(43);
    const person = visitor();
    person.cookies.set("waffir_session", planted);
    await person.signIn(newPhone());
    expect(tokenOf(person)).not.toBe(planted);
    expect(await statusOf(planted)).toBe(401);
  });

  test("that has run out is 401, and a page leads to sign in", async () => {
    const person = await signedIn();
    alter(server, "update sessions set expires_at = ?", Date.now() - 1);
    expect((await person.ask(ME)).status).toBe(401);
    const page = await person.ask("/profile");
    expect([page.status, page.headers.get("location")]).toEqual([
      302,
      "/login?redirectTo=%2Fprofile",
    ]);
  });

  test("ends after 90 days, however often it is used", async () => {
    const person = await signedIn();
    const begun = (days: number) =>
      alter(
        server,
        "update sessions set created_at = ?, seen_at = seen_at - 61000 where token_hash = ?",
        Date.now() - days * 24 * 60 * 60_000,
        hashOf(tokenOf(person)),
      );
    begun(89);
    expect((await person.ask(ME)).status).toBe(200);
    const db = direct(server);
    const left = db
      .prepare("select expires_at - created_at from sessions where token_hash = ?")
      .pluck()
      .get(hashOf(tokenOf(person))) as number;
    db.close();
    expect(left).toBe(90 * 24 * 60 * 60_000);
    begun(90);
    expect((await person.ask(ME)).status).toBe(401);
  });

  test("is one of 20 of a person at most: the one unused for longest ends", async () => {
    const { userId } = await newMember(server);
    const db = await openDatabase(server.url);
    const tokens = [];
    for (let i = 0; i < 21; i++)
      tokens.push(
        await beginSession(db, { userId, userAgent: "", previousToken: null, now: Date.now() + i }),
      );
    await db.destroy();
    expect(await statusOf(tokens[0] ?? "")).toBe(401);
    expect(await statusOf(tokens[1] ?? "")).toBe(200);
    expect(await statusOf(tokens[20] ?? "")).toBe(200);
  });

  test("moves its end on with every visit, written once a minute at most", async () => {
    const person = await signedIn();
    const read = () => {
      const db = direct(server);
      const row = db.prepare("select max(expires_at) from sessions").pluck().get() as number;
      db.close();
      return row;
    };
    const first = read();
    await person.ask(ME);
    expect(read()).toBe(first);
    alter(server, "update sessions set seen_at = seen_at - 61000, expires_at = expires_at - 61000");
    await person.ask(ME);
    expect(read()).toBeGreaterThanOrEqual(first);
  });

  test("shows on the page of devices, and can be ended there, alone or with all others", async () => {
    const phone = newPhone();
    const [one, two, three] = [
      visitor({ "User-Agent": "Mozilla/5.0 (iPhone) Safari/604.1" }),
      visitor({ "User-Agent": "Mozilla/5.0 (Windows NT 10.0) Firefox/132.0" }),
      visitor({ "User-Agent": "curl/8.5.0" }),
    ];
    for (const device of [one, two, three]) await device.signIn(phone);
    const page = await (await one.ask("/profile/devices")).text();
    for (const name of ["Safari · iPhone", "Firefox · Windows", "curl"])
      expect(page).toContain(name);
    const ids = [...page.matchAll(/name="session" value="([^"]+)"/g)].map(([, id]) => id ?? "");
    expect(ids).toHaveLength(2);

    const stranger = await signedIn();
    await stranger.submit("/profile/devices", { session: ids[0] ?? "" });
    expect((await two.ask(ME)).status).toBe(200);
    expect((await three.ask(ME)).status).toBe(200);

    await one.submit("/profile/devices", { session: ids[0] ?? "" });
    const left = [(await two.ask(ME)).status, (await three.ask(ME)).status];
    expect(left.sort()).toEqual([200, 401]);
    await one.submit("/profile/devices", {});
    expect((await two.ask(ME)).status).toBe(401);
    expect((await three.ask(ME)).status).toBe(401);
    expect((await one.ask(ME)).status).toBe(200);
  });
});

test("an operator ends one person's sessions, or everybody's", async () => {
  const run = (...words: string[]) =>
    promisify(execFile)(
      process.execPath,
      ["--import", "tsx", "app/commands/sessions.ts", ...words],
      { env: { ...process.env, DATABASE_URL: server.url } },
    );
  const [one, other] = [await signedIn(), await signedIn()];
  const statuses = async () => [(await one.ask(ME)).status, (await other.ask(ME)).status];
  const { profile } = (await (await one.ask(ME)).json()) as { profile: { username: string } };
  await expect(run("end", "nobody-at-all")).rejects.toThrow(/Nobody has the username/);
  await expect(run()).rejects.toThrow(/npm run sessions/);
  expect(await statuses()).toEqual([200, 200]);
  expect((await run("end", profile.username)).stdout).toContain("Sessions ended: 1");
  expect(await statuses()).toEqual([401, 200]);
  await run("end", "--all");
  expect(await statuses()).toEqual([401, 401]);
});

test("every page has a way to sign out for who is signed in, and for nobody else", async () => {
  const person = await signedIn();
  for (const path of ["/", "/search?q=x", "/chat", "/profile", "/feedback", "/nowhere"])
    expect(await (await person.ask(path)).text(), path).toContain('action="/logout"');
  expect(await (await visitor().ask("/")).text()).not.toContain('action="/logout"');
});

describe("the language", () => {
  test("a person chose follows them to any browser, and `auto` goes by the browser", async () => {
    const phone = newPhone();
    const person = visitor({ "Accept-Language": "hi" });
    await person.signIn(phone);
    const langOf = async (v: Visitor, path = "/", headers = {}) =>
      /<html lang="(\w+)"/.exec(await (await v.ask(path, { headers })).text())?.[1];
    expect(await langOf(person)).toBe("hi");
    await person.sendJson("PATCH", ME, { language: "ur" });
    expect(await langOf(person)).toBe("ur");
    const elsewhere = visitor({ "Accept-Language": "en" });
    await elsewhere.signIn(phone);
    expect(await langOf(elsewhere)).toBe("ur");
    for (const led of [
      { Referer: "https://evil.example/" },
      { "Sec-Fetch-Site": "cross-site", Referer: `${server.origin}/` },
      {},
    ]) {
      expect(await langOf(elsewhere, "/?lng=hi", led)).toBe("hi");
      expect(await langOf(elsewhere)).toBe("ur");
    }
    const ownPage = { Referer: `${server.origin}/` };
    expect(await langOf(elsewhere, "/?lng=tl", ownPage)).toBe("tl");
    expect(await langOf(elsewhere)).toBe("tl");
  });
});

test("nothing secret is in the log: no number, code, token or cookie but in the outbox", async () => {
  const phone = newPhone();
  const person = visitor();
  await person.signIn(phone);
  await person.ask("/profile");
  await person.sendJson("PATCH", ME, { bio: "canary" });
  await person.submit("/login", { phone: "not a number 0555555555" });
  const log = server
    .output()
    .split("\n")
    .filter((line) => !line.startsWith('{"sms"'))
    .join("\n");
  expect(log).toContain('"method":"PATCH","path":"/api/profile/me"');
  for (const secret of [phone, local(phone), phone.slice(4), codeFor(server, phone), "0555555555"])
    expect(log).not.toContain(secret);
  for (const secret of person.cookies.values()) expect(log).not.toContain(secret);
});
