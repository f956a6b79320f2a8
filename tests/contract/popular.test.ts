import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, post } from "~tests/support/contract";
import { newMember, newMembers } from "~tests/support/members";
import { startServer, type TestServer } from "~tests/support/server";

const PATH = "/api/intents/popular";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: "1" });
});
afterAll(() => server.stop());

interface Intent {
  query: string;
  restaurant: string;
  item: string;
  users: number;
  rank: number;
}

async function intents(query = ""): Promise<Intent[]> {
  const answer = await call(server.origin, `${PATH}${query}`, {
    headers: { "X-Forwarded-For": address() },
  });
  expect(answer.status).toBe(200);
  return (answer.body as { intents: Intent[] }).intents;
}

let used = 0;
const address = () => `10.9.${Math.floor(++used / 250)}.${used % 250}`;

const searchFrom = (from: string, query: string, headers: HeadersInit = {}) =>
  post(server.origin, "/api/search", { query }, { "X-Forwarded-For": from, ...headers });

test("the sample is alive: ranked from 1, most people first, each a question that finds prices", async () => {
  const list = await intents("?limit=50");
  expect(list.length).toBeGreaterThan(5);
  expect(list.map(({ rank }) => rank)).toEqual(list.map((_, i) => i + 1));
  for (const [i, { users }] of list.entries())
    expect(users).toBeLessThanOrEqual(list[i - 1]?.users ?? Infinity);
  for (const { query } of list.slice(0, 5)) {
    const { body } = await searchFrom("10.8.0.1", query);
    expect((body as { matches: unknown[] }).matches.length, query).toBeGreaterThan(0);
  }
});

describe("real searches", () => {
  const query = "راتاتوي بالباذنجان";
  const found = async () =>
    (await intents("?limit=50")).find(({ item, restaurant }) =>
      `${item} ${restaurant}`.includes("راتاتوي"),
    );

  test("appear once three different people asked, by both doors", async () => {
    await searchFrom("10.1.0.1", query);
    await searchFrom("10.1.0.1", query);
    await searchFrom("10.1.0.2", query, { "User-Agent": "some script" });
    const crawler = { "X-Forwarded-For": "10.1.0.3", "User-Agent": "Googlebot/2.1" };
    const page = `${server.origin}/search?q=${encodeURIComponent(query)}`;
    await (await fetch(page, { headers: crawler })).text();
    const ahead = { "X-Forwarded-For": "10.1.0.4", "Sec-Purpose": "prefetch" };
    await (await fetch(page, { headers: ahead })).text();
    expect(await found()).toBeUndefined();
    await (await fetch(page, { headers: { "X-Forwarded-For": "10.1.0.5" } })).text();
    expect(await found()).toMatchObject({ users: 3 });
  });

  test("count a signed-in person once, wherever they are", async () => {
    const { cookie } = await newMember(server);
    for (let i = 0; i < 4; i++)
      await searchFrom(`10.2.0.${i}`, "بسبوسة بالقشطة الفلانية", { Cookie: cookie });
    expect((await intents("?limit=50")).some(({ item }) => item.includes("بسبوسة"))).toBe(false);
    for (const { cookie } of await newMembers(server, 2))
      await searchFrom("10.2.1.1", "بسبوسة بالقشطة الفلانية", { Cookie: cookie });
    expect((await intents("?limit=50")).some(({ item }) => item.includes("بسبوسة"))).toBe(true);
  });

  test("with a number to call, or a blocked word, never appear", async () => {
    for (let i = 0; i < 4; i++) {
      await searchFrom(`10.3.0.${i}`, "اتصل 0551234567");
      await searchFrom(`10.3.0.${i}`, "sex party");
    }
    const text = JSON.stringify(await intents("?limit=50"));
    expect(text).not.toMatch(/0551234567|sex/);
  });

  test("that name a neighbourhood, or come with a chosen one, count there", async () => {
    for (let i = 0; i < 3; i++) await searchFrom(`10.4.0.${i}`, "شاورما دجاج في العليا");
    const there = await intents(`?scope=district&area=${encodeURIComponent("حي العليا")}`);
    expect(there.some(({ item }) => item === "شاورما دجاج")).toBe(true);
  });
});

describe("parameters", () => {
  test.each([
    ["?scope=planet", "invalid_scope"],
    ["?scope=district", "invalid_area"],
    ["?scope=district&area=", "invalid_area"],
    ["?scope=district&area=%D8%B2%D8%AD%D9%84", "invalid_area"],
    ["?area=Atlantis", "invalid_area"],
    [`?area=${"x".repeat(300)}`, "invalid_area"],
    ["?limit=0", "invalid_limit"],
    ["?limit=51", "invalid_limit"],
    ["?limit=ten", "invalid_limit"],
    ["?limit=1.5", "invalid_limit"],
    ["?lang=fr", "invalid_lang"],
  ])("%s is 400 %s", async (query, error) => {
    const headers = { "X-Forwarded-For": address() };
    const answer = await call(server.origin, PATH + query, { headers });
    expect([answer.status, answer.body]).toEqual([400, { error }]);
  });

  test.each([
    ["", "city", "الرياض"],
    ["?scope=city&area=الرياض", "city", "الرياض"],
    ["?scope=city&area=العليا", "city", "الرياض"],
    ["?scope=country", "country", "المملكة العربية السعودية"],
    ["?scope=district&area=العليا", "district", "العليا"],
    ["?scope=district&area=Olaya&lang=en", "district", "العليا"],
  ])("%s is about %s %s", async (query, scope, area) => {
    const headers = { "X-Forwarded-For": address() };
    const answer = await call(server.origin, encodeURI(PATH + query), { headers });
    const body = answer.body as { intents: Intent[]; count: number };
    expect(answer.body).toMatchObject({ scope, area });
    expect(body.count).toBe(body.intents.length);
  });

  test("names come in the language asked for", async () => {
    const [english] = await intents("?lang=en");
    const [arabic] = await intents("?lang=ar");
    expect(english?.query).toMatch(/^[\x20-\x7e]+$/);
    expect(arabic?.query).toMatch(/\p{Script=Arabic}/u);
  });
});

test("60 a minute for each person, then 429 with Retry-After", async () => {
  const { cookie } = await newMember(server);
  const ask = () => call(server.origin, PATH, { headers: { Cookie: cookie } });
  for (let i = 0; i < 60; i++) expect((await ask()).status).toBe(200);
  const answer = await ask();
  expect([answer.status, answer.body]).toEqual([429, { error: "rate_limit_exceeded" }]);
  expect(answer.headers.get("retry-after")).toBe("60");
});

test.each(["POST", "PATCH", "DELETE"])("%s is 405", async (method) => {
  const answer = await call(server.origin, PATH, { method });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});
