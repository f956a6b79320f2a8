import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRestaurant } from "~/features/catalogue/queries.server";
import { type SearchResponse, searchResponseSchema } from "~/features/search/schema";
import { openDatabase } from "~/server/db.server";
import { post } from "~tests/support/contract";
import { startServer, type TestServer } from "~tests/support/server";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function search(query: unknown): Promise<SearchResponse> {
  const answer = await post(server.origin, "/api/search", { query });
  expect(answer.status).toBe(200);
  return searchResponseSchema.parse(answer.body);
}

describe("a query that is answered", () => {
  test.each([
    ["2 شاورما دجاج من عمو حمزة", "عمو حمزة", "شاورما دجاج", 2],
    ["two chicken shawarma from amo hamza", "عمو حمزة", "شاورما دجاج", 2],
    ["٣ شاورما دجاج من 3mo 7amza", "عمو حمزة", "شاورما دجاج", 3],
  ])("%s", async (query, restaurant, item, quantity) => {
    const { intent, matches, emptyReason, discoveredViaExternal } = await search(query);
    expect(emptyReason).toBeNull();
    expect(discoveredViaExternal).toBe(false);
    expect(intent.quantity).toBe(quantity);
    expect(intent.restaurant).toBe(restaurant);
    expect([item, "Chicken Shawarma"]).toContain(intent.item);
    expect(matches).toHaveLength(1);
    const [match] = matches;
    const totals = match?.comparison.ranked.map((entry) => entry.total) ?? [];
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    expect(match?.comparison.winner).toBe(match?.comparison.ranked[0]?.platform);
    expect(match?.comparison.savings).toBeCloseTo((totals.at(-1) ?? 0) - (totals[0] ?? 0), 2);
  });

  test("a total is item price × quantity + delivery fee, where VAT is included", async () => {
    const one = (await search("شاورما دجاج من عمو حمزة")).matches[0]?.comparison.ranked ?? [];
    const three = (await search("3 شاورما دجاج من عمو حمزة")).matches[0]?.comparison.ranked ?? [];
    expect(one.length).toBeGreaterThan(0);
    for (const entry of one) {
      const more = three.find(({ platform }) => platform === entry.platform);
      expect(more?.itemPrice).toBe(entry.itemPrice);
      expect(more?.total).toBeGreaterThanOrEqual(entry.itemPrice * 3 + entry.deliveryFee - 0.005);
    }
  });

  test("a dish alone gives several brands, cheapest first, at most ten", async () => {
    const { matches } = await search("شاورما دجاج");
    expect(matches.length).toBeGreaterThan(1);
    expect(matches.length).toBeLessThanOrEqual(10);
    const totals = matches.map((match) => match.comparison.ranked[0]?.total ?? 0);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
  });

  test("a restaurant alone compares one of its dishes", async () => {
    const { intent, matches } = await search("عمو حمزة");
    expect(intent.item).toBe("");
    expect(matches[0]?.brand.name).toBe("عمو حمزة");
    expect(matches[0]?.brand.is_brand).toBe(true);
  });
});

describe("a query that finds nothing", () => {
  test("an unknown restaurant", async () => {
    const { matches, emptyReason } = await search("شاورما دجاج من مطعم زحل المفقود قطعا");
    expect([matches, emptyReason]).toEqual([[], "restaurant_not_found"]);
  });

  test("a dish the restaurant does not have", async () => {
    const { intent, matches, emptyReason } = await search("سوشي سلمون من عمو حمزة");
    expect([matches, emptyReason]).toEqual([[], "item_not_in_db"]);
    expect(intent.restaurant).toBe("عمو حمزة");
  });
});

describe("input", () => {
  test.each([undefined, null, 12, true, [], {}, ["شاورما"], "", "   ", "x".repeat(201)])(
    "the query %j is 400",
    async (query) => {
      const answer = await post(server.origin, "/api/search", { query });
      expect([answer.status, answer.body]).toEqual([400, { error: "invalid_request" }]);
    },
  );

  test("200 characters are not too many, 1 MB is too large", async () => {
    expect((await post(server.origin, "/api/search", { query: "ب".repeat(200) })).status).toBe(200);
    const huge = await post(server.origin, "/api/search", { query: "x".repeat(1024 * 1024) });
    expect([huge.status, huge.body]).toEqual([413, { error: "payload_too_large" }]);
  });

  test.each([
    "asdfgh qwerty",
    "قثصضغ ففففف",
    "🍔🍔🍔",
    "\u0000",
    "\u200b\u200e",
    "شاورما\u0000دجاج",
    "\u202eamzah oma\u202c",
    "'; drop table dishes; --",
    '" OR 1=1 --',
    "<script>alert(1)</script>",
    "NEAR(شاورما* AND)",
    "%_%",
    "{{7*7}} #{7*7}",
    "\ud800",
    "999999999999999999999999 شاورما",
    "-5 شاورما",
    "0 شاورما من عمو حمزة",
    "e\u0301".repeat(90),
  ])("%j is answered honestly", async (query) => {
    const answer = await post(server.origin, "/api/search", { query });
    expect([200, 400]).toContain(answer.status);
  });

  test("more fields than the contract has are ignored", async () => {
    const answer = await post(server.origin, "/api/search", { query: "شاورما", debug: true });
    expect(answer.status).toBe(200);
  });
});

test("a restaurant added by another process is found at once", async () => {
  await search("شاورما");
  const db = await openDatabase(`file:${server.database}`);
  await createRestaurant(db, { name_ar: "مشاوي الزنبق البنفسجي", name_en: null }, Date.now());
  await db.destroy();
  const { intent, emptyReason } = await search("مشاوي الزنبق البنفسجي");
  expect(intent.restaurant).toBe("مشاوي الزنبق البنفسجي");
  expect(emptyReason).toBe("item_not_in_db");
});
