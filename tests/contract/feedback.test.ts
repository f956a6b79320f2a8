import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { alter } from "~tests/support/alter";
import { type Answer, call } from "~tests/support/contract";
import { direct } from "~tests/support/direct";
import { type Member, newMember, newMembers } from "~tests/support/members";
import { startServer, type TestServer } from "~tests/support/server";
import { Visitor } from "~tests/support/visitor";

const PATH = "/api/feedback";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const send = (origin: string, { cookie }: Member, body: unknown): Promise<Answer> =>
  call(origin, PATH, {
    method: "POST",
    headers: { Cookie: cookie, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

function rows(of: TestServer, userId: string) {
  const db = direct(of);
  const found = db.prepare("select * from feedback where user_id = ?").all(userId);
  db.close();
  return found as { id: string; message: string; category: string | null; state: string }[];
}

describe("sending", () => {
  test("is queued, and answered with a reference", async () => {
    const member = await newMember(server);
    const message = "السعر تغيّر\nin two <b>lines</b>";
    const answer = await send(server.origin, member, { message, category: "pricing" });
    expect(answer.status).toBe(200);
    const { success, id } = answer.body as { success: boolean; id: string };
    expect(success).toBe(true);
    expect(id).toMatch(/^fb_[0-9a-z]{16}$/);
    expect(rows(server, member.userId)).toMatchObject([
      { id, message, category: "pricing", state: "new" },
    ]);
  });

  test.each([
    [{}, "invalid_message"],
    [{ message: "" }, "invalid_message"],
    [{ message: "  \n " }, "invalid_message"],
    [{ message: 5 }, "invalid_message"],
    [{ message: null }, "invalid_message"],
    [{ message: "x".repeat(2001) }, "invalid_message"],
    [{ message: "x", category: "Bug" }, "invalid_category"],
    [{ message: "x", category: "" }, "invalid_category"],
    [{ message: "x", category: "a".repeat(33) }, "invalid_category"],
    [{ message: "x", category: 1 }, "invalid_category"],
    [[], "invalid_request"],
  ])("%j is 400 %s", async (body, error) => {
    const member = await newMember(server);
    const answer = await send(server.origin, member, body);
    expect([answer.status, answer.body]).toEqual([400, { error }]);
    expect(rows(server, member.userId)).toEqual([]);
  });

  test("2,000 characters of any script, and any tag of a–z, _ and -, are taken", async () => {
    const member = await newMember(server);
    for (const body of [
      { message: "ش".repeat(2000) },
      { message: "🌯".repeat(2000), category: "my_own-tag" },
    ])
      expect((await send(server.origin, member, body)).status).toBe(200);
  });

  test("a script that tries again with its Idempotency-Key has one message queued", async () => {
    const [member, other] = (await newMembers(server, 2)) as [Member, Member];
    const attempt = (of: Member, key: string, message: string) =>
      call(server.origin, PATH, {
        method: "POST",
        headers: { Cookie: of.cookie, "Content-Type": "application/json", "Idempotency-Key": key },
        body: JSON.stringify({ message }),
      });
    const tries = [await attempt(member, "one", "Once"), await attempt(member, "one", "Once")];
    expect(tries[1]?.body).toEqual(tries[0]?.body);
    expect(rows(server, member.userId)).toHaveLength(1);
    await attempt(member, "two", "Once");
    expect(rows(server, member.userId)).toHaveLength(2);
    expect((await attempt(other, "one", "Once")).body).not.toEqual(tries[0]?.body);
  });

  test("signed out is 401", async () => {
    const answer = await send(server.origin, { userId: "", cookie: "" }, { message: "x" });
    expect([answer.status, answer.body]).toEqual([401, { error: "unauthorized" }]);
  });
});

describe("the limit", () => {
  test("of 100 at once 3 are taken; the rest are 429 and told to wait", async () => {
    const [one, other] = (await newMembers(server, 2)) as [Member, Member];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => send(server.origin, one, { message: `m${i}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(97);
    expect(refused[0]?.body).toEqual({ error: "rate_limit_exceeded" });
    expect(refused[0]?.headers.get("retry-after")).toBe("60");
    expect(rows(server, one.userId)).toHaveLength(3);
    expect((await send(server.origin, other, { message: "mine" })).status).toBe(200);
  });

  test("20 a day are taken, however they are spread", async () => {
    const person = await newMember(server);
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++) {
      // As a minute passing would.
      alter(server, "delete from rate_limits where key like 'feedback:%'");
      statuses.push((await send(server.origin, person, { message: `m${i}` })).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    alter(server, "delete from rate_limits where key like 'feedback:%'");
    const visitor = new Visitor(server, { "Accept-Language": "en" });
    visitor.cookies.set("waffir_session", person.cookie.split("=")[1] ?? "");
    const page = await visitor.submitRefused("/feedback", { category: "bug", message: "m21" });
    expect(page).toContain("Send this one tomorrow");
  });

  test("holds across a restart", async () => {
    const first = await startServer();
    const member = await newMember(first);
    for (let i = 0; i < 3; i++) await send(first.origin, member, { message: `m${i}` });
    const second = await startServer({ DATABASE_URL: first.url });
    expect((await send(second.origin, member, { message: "again" })).status).toBe(429);
    await second.stop();
    await first.stop();
  });

  test("lets through while its counters are away, says so in the log, and works when they are back", async () => {
    const own = await startServer();
    const member = await newMember(own);
    const statuses: number[] = [];
    for (let i = 0; i < 30; i++) {
      if (i === 10) alter(own, "alter table rate_limits rename to away");
      if (i === 20) alter(own, "alter table away rename to rate_limits");
      statuses.push((await send(own.origin, member, { message: `m${i}` })).status);
    }
    expect(statuses.slice(0, 10).filter((status) => status === 200)).toHaveLength(3);
    expect(new Set(statuses.slice(10, 20))).toEqual(new Set([200]));
    expect(new Set(statuses.slice(20))).toEqual(new Set([429]));
    expect(own.output()).toContain('"limit":"feedback","onOutage":"allow"');
    await own.stop();
  });
});

describe("the form", () => {
  const withSession = async () => {
    const person = new Visitor(server, { "Accept-Language": "en" });
    const { userId, cookie } = await newMember(server);
    person.cookies.set("waffir_session", cookie.split("=")[1] ?? "");
    return { person, userId };
  };
  const formId = (page: string) => /name="formId" value="([^"]+)"/.exec(page)?.[1] ?? "";

  test("leads to the confirmation with the reference, which can be looked up later", async () => {
    const { person, userId } = await withSession();
    const fields = { category: "bug", message: "It is broken", formId: "f" };
    const answer = await person.submit("/feedback", fields);
    const [row] = rows(server, userId);
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      `/feedback/${row?.id}?sent`,
    ]);
    expect(await (await person.ask(`/feedback/${row?.id}?sent`)).text()).toContain(row?.id);
    expect(await (await person.ask("/feedback")).text()).toContain(row?.id);
  });

  test("sent twice counts once; with another message it counts again", async () => {
    const { person, userId } = await withSession();
    const fields = {
      category: "bug",
      message: "Once",
      formId: formId(await (await person.ask("/feedback")).text()),
    };
    const answers = await Promise.all([1, 2].map(() => person.submit("/feedback", fields)));
    expect(new Set(answers.map((a) => a.headers.get("location"))).size).toBe(1);
    await person.submit("/feedback", { ...fields, message: "Something else" });
    expect(rows(server, userId)).toHaveLength(2);
  });

  test("keeps the words when they can't be taken", async () => {
    const { person } = await withSession();
    const long = `begin ${"x".repeat(2001)}`;
    const page = await person.submitRefused("/feedback", { category: "pricing", message: long });
    expect(page).toContain(long);
    expect(page).toMatch(/<option value="pricing" selected/);
    expect(page).toContain('role="alert"');
  });

  test("says when to try again", async () => {
    const { person, userId } = await withSession();
    for (let i = 0; i < 3; i++)
      await person.submit("/feedback", { category: "bug", message: `m${i}` });
    const page = await person.submitRefused("/feedback", { category: "bug", message: "m4" });
    expect(page).toContain("Wait a minute");
    expect(page).toContain("m4");
    expect(rows(server, userId)).toHaveLength(3);
  });

  test("comes back with its words after signing in again", async () => {
    const person = new Visitor(server, { "Accept-Language": "en" });
    const away = await person.submit("/feedback", {
      category: "suggestion",
      message: "Kept words",
    });
    const login = new URL(away.headers.get("location") ?? "", server.origin);
    const back = login.searchParams.get("redirectTo") ?? "";
    expect(back).toMatch(/^\/feedback\?draft=\w+$/);
    const stranger = new Visitor(server, { "Accept-Language": "en" });
    for (const visitor of [stranger, person])
      visitor.cookies.set("waffir_session", (await newMember(server)).cookie.split("=")[1] ?? "");
    expect(await (await stranger.ask(back)).text()).not.toContain("Kept words");
    expect(await (await person.ask("/feedback")).text()).not.toContain("Kept words");
    const page = await (await person.ask(back)).text();
    expect(page).toContain("Kept words");
    expect(page).toMatch(/<option value="suggestion" selected/);
    await person.submit("/logout", {});
    person.cookies.set("waffir_session", (await newMember(server)).cookie.split("=")[1] ?? "");
    expect(await (await person.ask(back)).text()).not.toContain("Kept words");
  });
});

test("a command makes a moderator, and takes it back", async () => {
  const member = await newMember(server);
  const username = (() => {
    const db = direct(server);
    const name = db.prepare("select username from users where id = ?").pluck().get(member.userId);
    db.close();
    return String(name);
  })();
  const role = (...words: string[]) =>
    promisify(execFile)(process.execPath, ["--import", "tsx", "app/commands/role.ts", ...words], {
      env: { ...process.env, DATABASE_URL: server.url },
    });
  const status = async () =>
    (await fetch(`${server.origin}/moderate/feedback`, { headers: { Cookie: member.cookie } }))
      .status;
  expect(await status()).toBe(404);
  expect((await role(username, "moderator")).stdout).toContain(username);
  expect(await status()).toBe(200);
  await role(username, "member");
  expect(await status()).toBe(404);
  await expect(role("nobody-at-all", "moderator")).rejects.toThrow(/Nobody has the username/);
  await expect(role(username, "king")).rejects.toThrow(/npm run role/);
});
