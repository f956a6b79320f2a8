import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { post } from "~tests/support/contract";
import { lineOf, logLines } from "~tests/support/log-lines";
import { newMember } from "~tests/support/members";
import { rawRequest } from "~tests/support/raw-request";
import { startServer, type TestServer } from "~tests/support/server";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: "1" });
});
afterAll(() => server.stop());

const WHEN = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, { headers });

describe("each answer is one line of JSON", () => {
  test("that says when, which, what, how it ended and from which network", async () => {
    const answer = await get("/privacy?x=canary", { "X-Forwarded-For": "198.51.100.77" });
    const id = answer.headers.get("x-request-id");
    expect(await lineOf(server, { id })).toEqual({
      at: WHEN,
      level: "info",
      id,
      method: "GET",
      path: "/privacy",
      network: "198.51.100.0/24",
      status: 200,
      ms: expect.any(Number),
    });
  });

  test("and whose request it was, where somebody has signed in", async () => {
    const { userId: user, cookie } = await newMember(server);
    const answer = await get("/profile", { Cookie: cookie });
    expect(await lineOf(server, { id: answer.headers.get("x-request-id") })).toMatchObject({
      user,
    });
  });

  test.each([
    "/nearby?lat=24.7111&lng=46.6111",
    "/api/places?lat=24.7111&lng=46.6111",
    "/search?q=canary",
    "/auth/oidc/callback?code=canary&state=canary",
    "/favicon.svg?canary",
  ])("without what is asked in %s", async (path) => {
    const answer = await get(path);
    const line = await lineOf(server, { id: answer.headers.get("x-request-id") });
    expect(line.path).toBe(path.split("?")[0]);
    expect(server.output()).not.toMatch(/24\.7111|46\.6111|canary/);
  });

  test("and nothing else writes lines about them", async () => {
    await get("/privacy");
    // Of what is written otherwise than links have it remix-serve's own server is asked.
    await get("/%73earch?q=canary");
    await get("/nothing/here?q=canary");
    const lines = server.output().split("\n");
    expect(lines.filter((line) => !/^\{.*\}$|^\[remix-serve\] http/.test(line))).toEqual([]);
  });
});

describe("what matters to security is an event", () => {
  test("a write that another site led to", async () => {
    const answer = await fetch(`${server.origin}/login?q=canary`, {
      method: "POST",
      headers: { Origin: "https://evil.example" },
    });
    expect(answer.status).toBe(403);
    const id = answer.headers.get("x-request-id");
    expect(await lineOf(server, { id, event: "authz_fail" })).toMatchObject({
      at: WHEN,
      level: "warning",
      method: "POST",
      path: "/login",
      reason: "a page of another site",
    });
    expect(await lineOf(server, { id, status: 403 })).toMatchObject({ method: "POST" });
  });

  test("a page for moderators, asked for by somebody who is none", async () => {
    const { userId: user, cookie } = await newMember(server);
    const { status, headers } = await get("/moderate/feedback", { Cookie: cookie });
    expect(status).toBe(404);
    const id = headers.get("x-request-id");
    expect(await lineOf(server, { id, event: "authz_fail" })).toMatchObject({ user });
  });

  test("a limit that was met", async () => {
    const { userId: user, cookie } = await newMember(server);
    const sent = { message: "The price of a dish has changed", category: "pricing" };
    for (let i = 0; i < 4; i++)
      await post(server.origin, "/api/feedback", sent, { Cookie: cookie });
    expect(
      await lineOf(server, { event: "excess_rate_limit_exceeded", user, limit: "feedback" }),
    ).toMatchObject({ at: WHEN, level: "warning" });
  });

  test("what the contract does not take", async () => {
    const { headers } = await post(server.origin, "/api/search", { query: 1 });
    const id = headers.get("x-request-id");
    expect(await lineOf(server, { id, event: "input_validation_fail" })).toMatchObject({
      path: "/api/search",
    });
  });

  test("a start", async () => {
    expect(await lineOf(server, { event: "sys_startup" })).toMatchObject({ at: WHEN });
  });
});

describe("nobody can bury an error among others", () => {
  test.each([
    ["DELETE", "/privacy"],
    ["POST", "/privacy"],
    ["OPTIONS", "/search"],
    ["PROPFIND", "/nowhere"],
  ])("%s %s is no error", async (method, path) => {
    await rawRequest(server.origin, path, { method });
    await lineOf(server, { method, path });
    expect(logLines(server).filter((line) => line.level === "error")).toEqual([]);
  });

  test.each([
    ["/api/search", "application/json", '{"query":"x'],
    ["/login", "application/x-www-form-urlencoded", "phone=05"],
    [
      "/contribute/snapshot/new",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="pictures"; filename="a.png"\r\n\r\nbytes',
    ],
  ])("nor is a body to %s that breaks off", async (path, type, begun) => {
    const { cookie } = await newMember(server);
    const posts = () =>
      logLines(server).filter((line) => line.method === "POST" && line.path === path).length;
    const before = posts();
    const { hostname, port, host } = new URL(server.origin);
    const socket = connect(Number(port), hostname);
    const head = [
      `POST ${path}?broken HTTP/1.1`,
      `Host: ${host}`,
      `Cookie: ${cookie}`,
      `Content-Type: ${type}`,
      "Content-Length: 1000",
      "Expect: 100-continue",
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n${begun}`);
    // The service says "100 Continue" as it begins with the request: from here on it owes a line.
    await once(socket, "data");
    socket.destroy();
    // It is cut off, or what it was told comes just before that.
    await expect.poll(posts).toBe(before + 1);
    await get("/privacy");
    expect(logLines(server).filter((line) => line.level === "error")).toEqual([]);
  });
});

describe("odd targets", () => {
  test.each(["http://127.0.0.1/privacy?code=canary", "https://evil.example/privacy?code=canary"])(
    "%s, as proxies ask, is our page",
    async (target) => {
      const answer = await rawRequest(server.origin, target);
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer).not.toContain("evil.example");
    },
  );

  test.each(["a b", "user:word@host"])("a host that can be none is refused: %s", async (named) => {
    const answer = await rawRequest(server.origin, "/api/places", { named });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('{"error":"invalid_request"}');
    expect(await rawRequest(server.origin, "/privacy", { named })).toMatch(/^HTTP\/1\.1 400 /);
    expect(logLines(server).filter((line) => line.level === "error")).toEqual([]);
  });

  test("* asks what the whole service can do", async () => {
    const answer = await rawRequest(server.origin, "*", { method: "OPTIONS" });
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toMatch(/^allow: GET, HEAD\r$/im);
  });

  test.each([
    "//evil.example/",
    "///evil.example/",
    "/\\evil.example/",
    "/.//evil.example/",
    "/a/..//evil.example/",
    "http://evil.example//evil.example/",
  ])("no link of the page %s leads away", async (target) => {
    const answer = await rawRequest(server.origin, target);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    const links = [...answer.matchAll(/\b(?:href|action|src|content)="([^"]*)"/g)].map(
      ([, to]) => to ?? "",
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((to) => /evil\.example/.test(to)).length).toBeGreaterThan(4);
    const away = links.filter((to) => new URL(to, server.origin).host === "evil.example");
    expect(away).toEqual([]);
  });

  test("leave neither a stack nor a query in the log", () => {
    expect(logLines(server).filter((line) => line.level === "error")).toEqual([]);
    expect(server.output()).not.toContain("canary");
  });
});
