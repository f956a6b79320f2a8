import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "~tests/support/server";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(server.origin + path, {
    redirect: "manual",
    ...init,
    headers: { "Accept-Language": "en", ...init.headers },
  });

test.each(["dishes/5", "restaurants/1", "districts/1"])(
  "/%s is known by the address that tells its name, and leads there from another name",
  async (id) => {
    const page = await (await ask(`/${id}`)).text();
    const canonical = new RegExp(`<link rel="canonical" href="${server.origin}(/${id}-[^"]+)"`);
    const path = canonical.exec(page)?.[1] ?? "";
    expect(path).toMatch(/-[a-z0-9-]+$/);
    expect((await ask(path)).status).toBe(200);
    const renamed = await ask(`/${id}-as-it-was?lng=en`);
    expect([renamed.status, renamed.headers.get("location")]).toEqual([301, `${path}?lng=en`]);
  },
);

test("the addresses of one page in five languages are alike, whichever it was reached by", async () => {
  const links = async (path: string) =>
    [...(await (await ask(path)).text()).matchAll(/<link rel="alternate" [^>]+>/g)].map(String);
  const known = await links("/dishes/5-jareesh");
  expect(known).toHaveLength(6);
  expect(await links("/dishes/5")).toEqual(known);
});

test.each([
  "/restaurants?page=99",
  "/restaurants?page=0",
  "/districts/99999",
  "/districts/x",
  "/districts/1?page=9",
  "/cuisines/constructor",
])("%s is no page", async (path) => expect((await ask(path)).status).toBe(404));

test.each([
  "/restaurants",
  "/restaurants?page=2",
  "/districts",
  "/districts/1",
  "/cuisines/burger",
  "/quality",
  "/prices/why/5/platform_a",
  "/help",
  "/privacy",
  "/developers",
])("%s may be kept by a proxy, and a reader who has it is told so", async (path) => {
  const { headers } = await ask(path);
  expect(headers.get("cache-control")).toMatch(/^public, .*s-maxage=\d+, stale-while-revalidate=/);
  expect(headers.get("set-cookie")).toBeNull();
  const etag = headers.get("etag") ?? "";
  expect((await ask(path, { headers: { "If-None-Match": etag } })).status).toBe(304);
});

test("what is sought is shown again as it was typed, and is nothing but text", async () => {
  const name = '"><script>alert(1)</script>';
  const page = await (await ask(`/restaurants?name=${encodeURIComponent(name)}`)).text();
  expect(page).toContain("&quot;&gt;&lt;script&gt;");
  expect(page).not.toContain("<script>alert");
});
