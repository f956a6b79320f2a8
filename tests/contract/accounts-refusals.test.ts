import { readFileSync } from "node:fs";
import { request as rawRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { direct } from "~tests/support/direct";
import { type Member, newMember, newMembers } from "~tests/support/members";
import { startServer, type TestServer } from "~tests/support/server";
import { messagesTo, newPhone, Visitor } from "~tests/support/visitor";
import { scriptsOf } from "../support/page-scripts";

let server: TestServer;
let member: Member;
beforeAll(async () => {
  server = await startServer();
  member = await newMember(server);
});
afterAll(() => server.stop());

/** The build's text, whose long lines are broken even within words. */
const BUILD = readFileSync("build/server/index.js", "utf8").replaceAll("\\\n", "");

/** Every path of the build, so that no route is forgotten, with something in place of its parameters. */
const PATHS = [
  ...new Set(
    [...BUILD.matchAll(/[{,\s]path:\s*"([^"]*)"/g)].map(
      ([, path]) => `/${path?.replace(/:\w+|\*/g, "x")}`,
    ),
  ),
];

describe("a write from another site", () => {
  test("the build lists its routes", () => {
    expect(PATHS).toEqual(
      expect.arrayContaining(["/login", "/api/profile/me", "/theme", "/logout"]),
    );
    expect(PATHS.length).toBeGreaterThan(20);
  });

  const SIGNS = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "nonsense" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
  ] as Record<string, string>[];

  test.each(PATHS)("to %s is 403, whatever gives it away", async (path) => {
    const [sign = {}] = SIGNS;
    const writes: [string, Record<string, string>][] = [
      ...SIGNS.map((each): [string, typeof each] => ["POST", each]),
      ...["PATCH", "PUT", "DELETE"].map((method): [string, typeof sign] => [method, sign]),
    ];
    for (const [method, given] of writes) {
      const status = await statusOf(method, path, { ...given, Cookie: member.cookie });
      expect([method, given, status]).toEqual([method, given, 403]);
    }
  });

  test("as a script of Remix's own is refused too", async () => {
    for (const path of ["/feedback.data", "/profile.data", "/login/verify.data"])
      expect(await statusOf("POST", path, { Origin: "https://evil.example" })).toBe(403);
  });

  test("from our own pages passes", async () => {
    const headers = { Origin: server.origin, "Sec-Fetch-Site": "same-origin" };
    expect(await statusOf("POST", "/logout", headers)).toBe(303);
  });

  test("leaves everything as it was", async () => {
    const response = await fetch(`${server.origin}/api/profile/me`, {
      headers: { Cookie: member.cookie },
    });
    expect(response.status).toBe(200);
  });
});

describe("what is someone's own", () => {
  const POSTS: [string, Record<string, string>][] = [
    ["/profile", { username: "stolen-name", display_name: "x", bio: "", area: "", language: "ar" }],
    ["/profile/picture", { intent: "remove" }],
    ["/profile/watches", { intent: "follow", dish: "1" }],
    ["/profile/devices", {}],
    ["/profile/identity", { issuer: "https://id.example", subject: "x" }],
    ["/profile/delete", { username: "x" }],
    ["/feedback", { category: "bug", message: "from nobody" }],
    ["/moderate/feedback/fb_x", { state: "resolved", note: "" }],
    ["/moderate/suggestions/1", { intent: "refuse", reason: "x" }],
    ["/contribute/snapshot/new", { platform: "platform_a" }],
    ["/contribute/snapshot/sn_x", { intent: "send" }],
    ["/contributions", { id: "cn_x" }],
    ["/moderate/snapshots/cn_x", { intent: "accept" }],
  ];

  test.each(POSTS)(
    "%s can't be posted signed out, nor with a session that is over",
    async (path, fields) => {
      for (const cookie of ["", `waffir_session=${"Z".repeat(43)}`]) {
        const response = await fetch(server.origin + path, {
          method: "POST",
          redirect: "manual",
          headers: { Cookie: cookie },
          body: new URLSearchParams(fields),
        });
        expect(Math.floor(response.status / 100)).toBe(3);
        expect(response.headers.get("location")).toMatch(/^\/login\?redirectTo=/);
      }
    },
  );

  test.each([
    "/profile",
    "/profile/watches",
    "/profile/devices",
    "/profile/delete",
    "/profile/export",
    "/feedback",
    "/feedback/fb_x",
    "/moderate/feedback",
    "/moderate/feedback/fb_x",
    "/moderate/suggestions",
    "/moderate/suggestions/1",
    "/contribute/snapshot/new",
    "/contribute/snapshot/sn_x",
    "/contributions",
    "/moderate/snapshots",
    "/moderate/snapshots/cn_x",
  ])("%s leads the signed out to sign in and back", async (path) => {
    const response = await fetch(`${server.origin}${path}?a=b`, { redirect: "manual" });
    expect(response.headers.get("location")).toBe(
      `/login?${new URLSearchParams({ redirectTo: `${path}?a=b` })}`,
    );
  });

  test("feedback is read by its author and by moderators, and reviewed by moderators only", async () => {
    const [author, other, moderator] = (await newMembers(server, 3)) as [Member, Member, Member];
    const sent = await fetch(`${server.origin}/api/feedback`, {
      method: "POST",
      headers: { Cookie: author.cookie, "Content-Type": "application/json" },
      body: JSON.stringify({ message: "for their eyes" }),
    });
    const { id } = (await sent.json()) as { id: string };
    const get = (path: string, { cookie }: Member) =>
      fetch(server.origin + path, { headers: { Cookie: cookie } });
    expect((await get(`/feedback/${id}`, author)).status).toBe(200);
    expect((await get(`/feedback/${id}`, other)).status).toBe(404);
    for (const path of ["/moderate/feedback", `/moderate/feedback/${id}`])
      expect((await get(path, author)).status).toBe(404);
    const review = ({ cookie }: Member) =>
      fetch(`${server.origin}/moderate/feedback/${id}`, {
        method: "POST",
        redirect: "manual",
        headers: { Cookie: cookie },
        body: new URLSearchParams({ state: "resolved", note: "Done, thank you" }),
      });
    expect((await review(author)).status).toBe(404);
    const db = direct(server);
    db.prepare("update users set role = 'moderator' where id = ?").run(moderator.userId);
    db.close();
    expect((await get("/moderate/feedback", moderator)).status).toBe(200);
    expect((await review(moderator)).status).toBe(303);
    const page = await (await get(`/feedback/${id}?lng=en`, author)).text();
    expect(page).toContain("Done, thank you");
  });
});

describe("after signing in nobody is led to another site", () => {
  test.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
  ])("by %j", async (redirectTo) => {
    const person = new Visitor(server);
    const page = await person.ask(`/login?${new URLSearchParams({ redirectTo })}`);
    expect(await page.text()).toContain('name="redirectTo" value="/profile"');
    const phone = newPhone();
    const sent = await person.submit("/login", { phone, redirectTo });
    expect(sent.headers.get("location")).toBe("/login/verify?redirectTo=%2Fprofile");
    const signedIn = new Visitor(server);
    signedIn.cookies.set("waffir_session", member.cookie.split("=")[1] ?? "");
    const through = await signedIn.ask(`/login?${new URLSearchParams({ redirectTo })}`);
    expect(through.headers.get("location")).toBe("/profile");
  });
});

test("every page carries the security headers and a policy that names its scripts", async () => {
  let pages = 0;
  for (const path of [
    "/login",
    "/privacy",
    "/profile",
    "/feedback",
    "/profile/devices",
    "/profile/watches",
    "/leaderboard",
    "/refused",
  ]) {
    const response = await fetch(server.origin + path, {
      headers: { Cookie: member.cookie },
      redirect: "manual",
    });
    const { headers } = response;
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("x-frame-options"), path).toBe("DENY");
    expect(headers.get("referrer-policy"), path).toBe("strict-origin-when-cross-origin");
    if (response.status >= 300 && response.status < 400) continue;
    pages += 1;
    const { run, unnamed } = await scriptsOf(response);
    expect(run, path).toBeGreaterThan(2);
    expect(unnamed, path).toEqual([]);
  }
  expect(pages).toBe(7);
});

test("a huge form is refused, a form that is none is 400", async () => {
  const body = `phone=${"5".repeat(10 * 1024 * 1024)}`;
  const type = { "Content-Type": "application/x-www-form-urlencoded" };
  expect(await statusOf("POST", "/login", type, body)).toBe(413);
  expect(await statusOf("POST", "/login", { "Content-Type": "text/plain" }, "x")).toBe(400);
});

test("fields that nest deep or repeat do no harm", async () => {
  const fields = new URLSearchParams([
    [`phone${"[0]".repeat(3000)}`, "x"],
    ["phone[a][b]", "y"],
    ["phone", "1"],
    ["phone", "2"],
    ["__proto__[x]", "1"],
  ]);
  const type = { "Content-Type": "application/x-www-form-urlencoded" };
  expect(await statusOf("POST", "/login", type, fields.toString())).toBe(303);
});

describe("behind https", () => {
  let secure: TestServer;
  beforeAll(async () => {
    secure = await startServer({ APP_ORIGIN: "https://waffir.example" });
  });
  afterAll(() => secure.stop());

  test("cookies are Secure and bound to the host, and browsers are told to stay", async () => {
    const person = new Visitor(secure);
    const page = await person.ask("/login");
    expect(page.headers.get("strict-transport-security")).toBe(
      "max-age=31536000; includeSubDomains",
    );
    const phone = newPhone();
    await person.signIn(phone);
    expect([...person.cookies.keys()]).toEqual(
      expect.arrayContaining(["__Host-waffir_session", "__Host-waffir_known"]),
    );
    const answer = await person.ask("/api/profile/me");
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-waffir_session=.*Path=\/; HttpOnly; Secure/,
    );
    expect(await answer.text()).toContain('"avatar_url":"https://waffir.example/avatars/');
    expect(messagesTo(secure, phone)[0]).toMatch(/\n\n@waffir\.example #\d{6}$/);
  });

  test("the configured origin is our own, whatever host the proxy passes on; no other is", async () => {
    for (const [origin, status] of [
      ["https://waffir.example", 303],
      [secure.origin, 403],
      ["https://waffir.example.evil.example", 403],
    ] as const) {
      const answer = await new Visitor(secure).submit("/logout", {}, { Origin: origin });
      expect([origin, answer.status]).toEqual([origin, status]);
    }
  });
});

/** Not by fetch, which writes some of these headers itself. */
function statusOf(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = rawRequest(server.origin + path, { method, headers }, (response) => {
      resolve(response.statusCode);
      response.resume();
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
