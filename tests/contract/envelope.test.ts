import { readdirSync, readFileSync } from "node:fs";
import { request as rawRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openApiDocument } from "~/features/developers/openapi";
import { call, post } from "~tests/support/contract";
import { newMember } from "~tests/support/members";
import { startServer, type TestServer } from "~tests/support/server";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const endpoints = Object.entries(openApiDocument("http://localhost:3000").paths ?? {}).map(
  ([path, methods]) => ({
    path,
    methods: Object.keys(methods ?? {}).map((m) => m.toUpperCase()),
    needsSession: Object.values(methods ?? {}).some(({ responses }) => "401" in responses),
  }),
);

describe("unknown paths", () => {
  test.each([
    "/api",
    "/api/",
    "/api/nope",
    "/api/search/more",
    "/api/%00",
    "/api/%F0%9F%8D%94",
    "/api/%E0%A",
    "/api/nope.data",
  ])("%s is 404 not_found, whatever the method", async (path) => {
    for (const method of METHODS) {
      const answer = await call(server.origin, path, { method });
      expect([answer.status, answer.body]).toEqual([404, { error: "not_found" }]);
    }
  });
});

describe("outside /api", () => {
  test.each([
    ["POST", "/privacy", "GET, HEAD"],
    ["PUT", "/", "GET, HEAD"],
    ["POST", "/privacy.data", "GET, HEAD"],
    ["POST", "/profile/export", "GET, HEAD"],
    ["DELETE", "/nowhere", "GET, HEAD"],
    ["OPTIONS", "/privacy", "GET, HEAD"],
    ["OPTIONS", "/login/verify", "GET, HEAD, POST"],
    ["OPTIONS", "/moderate/feedback/fb_x", "GET, HEAD, POST"],
  ])("%s %s is 405 and says what is allowed", async (method, path, allow) => {
    const { status, headers } = await fetch(server.origin + path, { method });
    expect([status, headers.get("allow")]).toEqual([405, allow]);
  });
});

describe.each(endpoints)("$path", ({ path, methods, needsSession }) => {
  // A person of its own for each request, so that no limit on people is met.
  const cookie = async (): Promise<Record<string, string>> =>
    needsSession ? { Cookie: (await newMember(server)).cookie } : {};

  test.each(METHODS.filter((method) => !methods.includes(method)))(
    "%s is 405 with Allow",
    async (method) => {
      const answer = await call(server.origin, path, { method });
      expect([answer.status, answer.body]).toEqual([405, { error: "method_not_allowed" }]);
      expect(answer.headers.get("allow")?.split(", ")).toEqual(expect.arrayContaining(methods));
    },
  );

  test.each(["TRACE", "PROPFIND", "PURGE"])(
    "%s, which nobody offers, is 405 too",
    async (method) => {
      expect(await rawStatus(method, path)).toBe(405);
    },
  );

  const unsafe = methods.filter((method) => method !== "GET");
  describe.each(unsafe)("%s", (method) => {
    const send = async (init: RequestInit) =>
      call(server.origin, path, {
        method,
        ...init,
        headers: { "Content-Type": "application/json", ...(await cookie()), ...init.headers },
      });

    test.each([
      ["Origin", "https://evil.example"],
      ["Origin", "null"],
      ["Sec-Fetch-Site", "cross-site"],
      ["Sec-Fetch-Site", "same-site"],
    ])("from another site (%s: %s) is refused", async (name, value) => {
      const answer = await send({ body: "{}", headers: { [name]: value } });
      expect([answer.status, answer.body]).toEqual([403, { error: "forbidden" }]);
    });

    test.each([
      "",
      "{",
      "null",
      "[]",
      '"text"',
      "12",
      '{"query":',
      "\u0000",
      "\ufeff{",
      "{'query':'x'}",
    ])("the body %j is 400", async (body) => {
      expect((await send({ body })).status).toBe(400);
    });

    test("bytes that are not UTF-8 are 400", async () => {
      expect((await send({ body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]) })).status).toBe(400);
    });

    test.each([
      "text/plain",
      "application/x-www-form-urlencoded",
      "application/jsonx",
      "multipart/form-data",
    ])("a body of type %s is 400", async (type) => {
      const answer = await send({ body: "{}", headers: { "Content-Type": type } });
      expect(answer.status).toBe(400);
    });

    test("10 MB are 413, announced or not", async () => {
      const body = `{"query":"${"x".repeat(10 * 1024 * 1024)}"}`;
      const announcements: Record<string, string>[] = [
        { "Content-Length": String(body.length) },
        { "Transfer-Encoding": "chunked" },
      ];
      for (const announced of announcements)
        expect(await rawStatus(method, path, body, { ...announced, ...(await cookie()) })).toBe(
          413,
        );
    });

    test("a deeply nested body is 400", async () => {
      const body = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
      expect((await send({ body })).status).toBe(400);
    });
  });
});

test("a request id of the caller's is not believed", async () => {
  const answer = await post(
    server.origin,
    "/api/search",
    { query: "x" },
    { "X-Request-Id": "mine" },
  );
  expect(answer.headers.get("x-request-id")).not.toBe("mine");
});

test("a path of the contract answers in JSON even where it asks for the pages' own encoding", async () => {
  const answer = await post(server.origin, "/api/search.data", { query: "x" });
  expect([answer.status, answer.body]).toEqual([404, { error: "not_found" }]);
});

test("a broken escape is an unknown page, not an error", async () => {
  const page = await fetch(`${server.origin}/%E0%A4%A`);
  expect(page.status).toBe(404);
  expect(page.headers.get("content-type")).toMatch(/^text\/html/);
});

test("browsers keep files for good only when their name changes with them", async () => {
  const cached = async (path: string) =>
    (await fetch(server.origin + path)).headers.get("cache-control");
  for (const file of readdirSync("public"))
    expect(await cached(`/${file}`), file).toBe("public, max-age=86400");
  const home = await (await fetch(server.origin)).text();
  const style = /\/assets\/[\w.-]+\.css/.exec(home)?.[0] ?? "";
  expect(await cached(style)).toBe("public, max-age=31536000, immutable");
});

test("what the build packed is given to whoever can unpack it, and says the same", async () => {
  const home = await (await fetch(server.origin)).text();
  const style = /\/assets\/[\w.-]+\.css/.exec(home)?.[0] ?? "";
  const as = async (encoding: string) => {
    const answer = await fetch(server.origin + style, { headers: { "Accept-Encoding": encoding } });
    return { encoding: answer.headers.get("content-encoding"), text: await answer.text() };
  };
  const plain = await as("identity");
  expect(plain.encoding).toBeNull();
  expect(await as("gzip, br")).toEqual({ encoding: "br", text: plain.text });
  expect(await as("gzip")).toEqual({ encoding: "gzip", text: plain.text });
  expect(readFileSync(`build/client${style}.br`).length).toBeLessThan(plain.text.length / 3);
});

test("what a page loads on its way to another is kept to one reader and one language", async () => {
  const data = await fetch(`${server.origin}/search.data?q=x`);
  expect(data.headers.get("cache-control")).toBe("private, no-cache");
  expect(data.headers.get("vary")).toContain("Accept-Language, Cookie");
});

/** The status of a request that `fetch` won't make; a connection cut after the answer is fine. */
function rawStatus(
  method: string,
  path: string,
  body?: string,
  headers: Record<string, string> = {},
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = rawRequest(
      server.origin + path,
      { method, headers: { "Content-Type": "application/json", ...headers } },
      (response) => {
        resolve(response.statusCode);
        response.resume();
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}
