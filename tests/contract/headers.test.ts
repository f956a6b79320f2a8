import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lineOf } from "~tests/support/log-lines";
import { startServer, type TestServer } from "~tests/support/server";

let server: TestServer;
let secure: TestServer;
beforeAll(async () => {
  server = await startServer();
  secure = await startServer({ APP_ORIGIN: "https://waffir.example" });
});
afterAll(() => Promise.all([server.stop(), secure.stop()]));

const ask = (path: string, init: RequestInit = {}) =>
  fetch(server.origin + path, { redirect: "manual", ...init });

async function styleSheet(): Promise<string> {
  return /\/assets\/[\w.-]+\.css/.exec(await (await ask("/")).text())?.[0] ?? "";
}

const AVATAR = "/avatars/00000000-0000-4000-8000-000000000000.svg";

describe("every answer", () => {
  test.each([
    ["a page", "/", 200],
    ["a page's data", "/search.data?q=x", 200],
    ["a redirect", "/profile", 302],
    ["a drawing among the files", "/favicon.svg", 200],
    ["a script", "style sheet", 200],
    ["JSON", "/api/search?q=x", 405],
    ["texts", "/texts/x/ar/common.json", 200],
    ["a picture", AVATAR, 200],
    ["what keeps pages in a browser", "/service-worker.js", 200],
    ["an unknown page", "/nowhere", 404],
  ])("%s may be framed by nobody", async (_, path, status) => {
    const answer = await ask(path === "style sheet" ? await styleSheet() : path);
    expect(answer.status).toBe(status);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy.match(/frame-ancestors 'none'/g)).toHaveLength(1);
    expect(policy).toMatch(/default-src '(?:none|self)'/);
    expect(answer.headers.get("x-frame-options")).toBe("DENY");
  });

  test.each(["/favicon.svg", AVATAR])(
    "the drawing %s says which letters it is in",
    async (path) => {
      expect((await ask(path)).headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    },
  );

  test("what keeps pages in a browser is asked for anew, and may itself ask us alone", async () => {
    const { headers } = await ask("/service-worker.js");
    expect(headers.get("content-type")).toMatch(/^text\/javascript/);
    expect(headers.get("cache-control")).toBe("no-cache");
    expect(headers.get("content-security-policy")).toContain("connect-src 'self';");
  });

  test("a picture has a name of ours", async () => {
    expect((await ask(AVATAR)).headers.get("content-disposition")).toBe(
      'inline; filename="waffir.svg"',
    );
  });
});

describe("a page's content policy", () => {
  test("allows no inline style, no inline picture and no script but those it was rendered with", async () => {
    const policy = (await ask("/")).headers.get("content-security-policy") ?? "";
    expect(policy).not.toMatch(/unsafe|data:|https?:|\*/);
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^' ]{43}=')+;/);
    expect(policy).toContain("report-uri /content-reports");
  });

  test.each(["/", "/search?q=x", "/dishes/1", "/nearby?area=1", "/leaderboard"])(
    "%s needs no inline style",
    async (path) => {
      expect(await (await ask(path)).text()).not.toMatch(/<style|\sstyle=/);
    },
  );
});

describe("what a browser reports of the policy", () => {
  const report = (body: string, headers: Record<string, string> = {}) =>
    ask("/content-reports", {
      method: "POST",
      body,
      headers: { "Content-Type": "application/csp-report", ...headers },
    });
  const VIOLATION = JSON.stringify({
    "csp-report": {
      "document-uri": `${"http://127.0.0.1"}/dishes/1?q=canary`,
      "blocked-uri": "inline",
      "violated-directive": "script-src-elem",
    },
  });

  test("is one line of the log, without a query", async () => {
    const answer = await report(VIOLATION);
    expect(answer.status).toBe(204);
    const id = answer.headers.get("x-request-id");
    expect(await lineOf(server, { id, page: "/dishes/1" })).toMatchObject({
      level: "warning",
      blocked: "inline",
      directive: "script-src-elem",
    });
    expect(server.output()).not.toContain("canary");
  });

  test.each(["", "{", "[]", "null", JSON.stringify({ "csp-report": {} }), `"${"x".repeat(9000)}"`])(
    "is nothing when it is none (%#)",
    async (body) => {
      expect((await report(body)).status).toBe(400);
    },
  );

  test("comes from our own pages, by post, and not without end", async () => {
    expect((await report(VIOLATION, { Origin: "https://evil.example" })).status).toBe(403);
    const got = await ask("/content-reports");
    expect([got.status, got.headers.get("allow")]).toEqual([405, "POST"]);
    const answers = await Promise.all(Array.from({ length: 70 }, () => report(VIOLATION)));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});

describe("over https", () => {
  const asked = (path: string, init: RequestInit = {}) =>
    fetch(secure.origin + path, { redirect: "manual", ...init });

  test("browsers keep to it, below our name as well", async () => {
    expect((await asked("/favicon.svg")).headers.get("strict-transport-security")).toBe(
      "max-age=31536000; includeSubDomains",
    );
  });

  test.each([
    ["language", "/?lng=hi", {}],
    [
      "theme",
      "/theme",
      {
        method: "POST",
        body: new URLSearchParams({ theme: "dark", redirectTo: "/" }),
        headers: { Origin: "https://waffir.example" },
      },
    ],
    ["area", "/nearby?area=1", {}],
  ])("no neighbour can plant the cookie of the %s", async (_, path, init) => {
    const cookies = (await asked(path, init)).headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-waffir_.*; Path=\/;.*; Secure/);
  });

  test("what is remembered is followed", async () => {
    const [cookie = ""] = (await asked("/?lng=hi")).headers.getSetCookie();
    const [pair = ""] = cookie.split(";");
    expect(await (await asked("/", { headers: { Cookie: pair } })).text()).toContain('lang="hi"');
    const planted = pair.replace("__Host-", "");
    expect(await (await asked("/", { headers: { Cookie: planted } })).text()).toContain(
      'lang="ar"',
    );
  });
});
