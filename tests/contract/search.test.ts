import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRestaurant } from "~/features/catalogue/queries.server";
import { type SearchResponse, searchResponseSchema } from "~/features/search/schema";
import { openDatabase } from "~/server/database/db.server";
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
    for (const [orders, quantity] of [
      [one, 1],
      [three, 3],
    ] as const)
      for (const { total, itemPrice, deliveryFee } of orders)
        expect(total).toBeGreaterThanOrEqual(itemPrice * quantity + deliveryFee - 0.005);
    // Fees may fall as the order grows; what one costs does not depend on how many there are.
    for (const { platform, itemPrice } of one)
      expect(three.find((entry) => entry.platform === platform)?.itemPrice).toBe(itemPrice);
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

describe("a query for several dishes", () => {
  test("is answered dish by dish, and the contract's fields are those of the first", async () => {
    const { lines = [], intent, matches } = await search("2 شاورما دجاج وحمص من عمو حمزة");
    expect(lines.map((line) => line.intent)).toEqual([
      { restaurant: "عمو حمزة", item: "شاورما دجاج", quantity: 2 },
      { restaurant: "عمو حمزة", item: "حمص", quantity: 1 },
    ]);
    expect([intent, matches]).toEqual([lines[0]?.intent, lines[0]?.matches]);
    for (const line of lines) expect(line.emptyReason === null).toBe(line.matches.length > 0);
  });

  test("one dish has no lines", async () => {
    expect(await search("شاورما دجاج من عمو حمزة")).not.toHaveProperty("lines");
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

describe("where and when", () => {
  const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const ask = (asked: object) =>
    post(server.origin, "/api/search", { query: "شاورما دجاج من عمو حمزة", ...asked });

  test.each([
    { area: "الملقا" },
    { area: "حي الملقا" },
    { area: "Malqa" },
    { area: "1" },
    { area: 1 },
    { lat: 24.797, lng: 46.594 },
    { lat: 21.54, lng: 39.17 },
    { at: soon(0) },
    { area: "Malqa", at: soon(30) },
    { lat: 24.797, lng: 46.594, at: soon(-0.5).replace("Z", "+00:00") },
  ])("%j is answered in the contract's fields", async (asked) => {
    const { status, body } = await ask(asked);
    expect(status).toBe(200);
    const [match] = searchResponseSchema.parse(body).matches;
    const ranked = match?.comparison.ranked ?? [];
    const totals = ranked.map(({ total }) => total);
    expect(totals.length).toBeGreaterThan(0);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    expect(match?.comparison.winner).toBe(ranked[0]?.platform);
  });

  test.each([
    [{ area: "Atlantis" }, "invalid_area"],
    [{ area: "99999999" }, "invalid_area"],
    [{ area: "" }, "invalid_area"],
    [{ area: null }, "invalid_area"],
    [{ area: -1 }, "invalid_area"],
    [{ area: ["Malqa"] }, "invalid_area"],
    [{ area: "x".repeat(101) }, "invalid_area"],
    [{ lat: 24.7 }, "invalid_lng"],
    [{ lng: 46.6 }, "invalid_lat"],
    [{ lat: "24.7", lng: 46.6 }, "invalid_lat"],
    [{ lat: 24.7, lng: null }, "invalid_lng"],
    [{ area: "Malqa", lat: 24.7, lng: 46.6 }, "invalid_request"],
    [{ lat: 25.276, lng: 51.52 }, "outside_saudi_arabia"],
    [{ lat: 0, lng: 0 }, "outside_saudi_arabia"],
    [{ lat: 1000, lng: 46 }, "outside_saudi_arabia"],
    [{ at: soon(-24) }, "invalid_at"],
    [{ at: soon(-24 * 400) }, "invalid_at"],
    [{ at: soon(24 * 8) }, "invalid_at"],
    [{ at: "tomorrow" }, "invalid_at"],
    [{ at: "2026-02-30T10:00:00Z" }, "invalid_at"],
    [{ at: Date.now() }, "invalid_at"],
    [{ area: "Malqa", at: "" }, "invalid_at"],
    [{ query: "", area: "Atlantis" }, "invalid_request"],
  ])("%j is 400 %s", async (asked, code) => {
    const { status, body } = await ask(asked);
    expect([status, body]).toEqual([400, { error: code }]);
  });
});

test("a restaurant added by another process is found at once", async () => {
  await search("شاورما");
  const db = await openDatabase(server.url);
  await createRestaurant(db, { name_ar: "مشاوي الزنبق البنفسجي", name_en: null }, Date.now());
  await db.destroy();
  const { intent, emptyReason } = await search("مشاوي الزنبق البنفسجي");
  expect(intent.restaurant).toBe("مشاوي الزنبق البنفسجي");
  expect(emptyReason).toBe("item_not_in_db");
});
