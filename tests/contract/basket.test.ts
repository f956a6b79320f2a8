import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BasketResponse, basketResponseSchema } from "~/features/basket/schema";
import { searchResponseSchema } from "~/features/search/schema";
import { post } from "~tests/support/contract";
import { startServer, type TestServer } from "~tests/support/server";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function basket(body: object): Promise<BasketResponse> {
  const answer = await post(server.origin, "/api/basket", body);
  expect(answer.status).toBe(200);
  return basketResponseSchema.parse(answer.body);
}

/** The dishes of a sentence, as search finds them at one restaurant. */
async function linesOf(query: string) {
  const answer = await post(server.origin, "/api/search", { query });
  const { lines = [] } = searchResponseSchema.parse(answer.body);
  return lines.map(({ intent, matches }) => ({
    dish: matches[0]?.item.id ?? "",
    quantity: intent.quantity,
  }));
}

const SENTENCE = "2 شاورما دجاج وبطاطس من عمو حمزة";

describe("an order of several dishes", () => {
  test("pays each fee once, and what a platform asks for it is the sum of its parts", async () => {
    const lines = await linesOf(SENTENCE);
    const { orders, unknown } = await basket({ lines });
    expect(unknown).toEqual([]);
    expect(orders).toHaveLength(1);
    const [order] = orders;
    expect(order?.restaurant.name).toBe("عمو حمزة");
    expect(order?.lines.map(({ dish, quantity }) => ({ dish: dish.id, quantity }))).toEqual(lines);
    for (const one of order?.ranked ?? []) {
      const items = one.lines.reduce(
        (sum, { itemPrice, quantity }) => sum + itemPrice * quantity,
        0,
      );
      expect(one.items).toBeCloseTo(items, 2);
      const { delivery, service, smallOrder } = one.fees;
      expect(one.deliveryFee).toBeCloseTo(delivery + service + smallOrder, 2);
      expect(one.total).toBeCloseTo(one.items + one.deliveryFee + one.vat, 2);
      expect(one.lines.length + one.missing.length).toBe(lines.length);
      expect(one.orderable).toBe(one.missing.length === 0 && one.short === 0);
    }
    const taken = order?.ranked.filter(({ orderable }) => orderable) ?? [];
    expect(taken.length).toBeGreaterThan(0);
    expect(order?.ranked.slice(0, taken.length)).toEqual(taken);
    const totals = taken.map(({ total }) => total);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    expect(order?.winner).toBe(taken[0]?.platform);
    expect(order?.savings).toBeCloseTo((totals.at(-1) ?? 0) - (totals[0] ?? 0), 2);
  });

  test("of one dish costs what a search says, for the same place and hour", async () => {
    const place = { area: "العليا", at: new Date(Date.now() + 3_600_000).toISOString() };
    const asked = { query: "3 شاورما دجاج من عمو حمزة", ...place };
    const found = searchResponseSchema.parse(
      (await post(server.origin, "/api/search", asked)).body,
    );
    const [match] = found.matches;
    const { orders } = await basket({ lines: [{ dish: match?.item.id, quantity: 3 }], ...place });
    const ranked = match?.comparison.ranked ?? [];
    expect(ranked.length).toBeGreaterThan(0);
    for (const { platform, total, fees, range, status, confidence } of ranked)
      expect(orders[0]?.ranked.find((one) => one.platform === platform)).toMatchObject({
        ...{ total, fees, range, status, confidence },
      });
  });

  test("names in English where they are asked for, and dishes that are not there beside the rest", async () => {
    const [line] = await linesOf(SENTENCE);
    const { orders, unknown } = await basket({
      lines: [line, { dish: 999_999_999 }],
      lang: "en",
    });
    expect(orders[0]?.lines.map(({ dish }) => dish.name)).toEqual(["Chicken Shawarma"]);
    expect(unknown).toEqual(["999999999"]);
    expect(await basket({ lines: [{ dish: "999999999" }] })).toEqual({
      ...{ orders: [], elsewhere: [], unknown: ["999999999"] },
    });
  });

  test("is to be had elsewhere, cheapest first, where another restaurant has all of it", async () => {
    // Two salads that two restaurants of the sample have.
    const lines = [
      { dish: 9, quantity: 2 },
      { dish: 10, quantity: 1 },
    ];
    const { elsewhere, orders } = await basket({ lines });
    expect(elsewhere.length).toBeGreaterThan(0);
    const totals = elsewhere.map(({ total }) => total);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    for (const { restaurant, lines: there } of elsewhere) {
      expect(restaurant.id).not.toBe(orders[0]?.restaurant.id);
      expect(there.map(({ quantity }) => quantity)).toEqual(lines.map(({ quantity }) => quantity));
    }
    const [first] = elsewhere;
    const again = await basket({ lines: first?.lines });
    expect(
      again.orders[0]?.ranked.find(({ platform }) => platform === first?.platform)?.total,
    ).toBe(first?.total);
  });

  test("of dishes of two restaurants is an order at each", async () => {
    const [mine] = await linesOf(SENTENCE);
    const { elsewhere } = await basket({ lines: [mine] });
    const theirs = elsewhere[0]?.lines[0]?.dish;
    const { orders } = await basket({ lines: [mine, { dish: theirs, quantity: 1 }] });
    expect(orders.map(({ lines }) => lines.map(({ dish }) => dish.id))).toEqual([
      [mine?.dish],
      [theirs],
    ]);
  });
});

describe("an order that is refused", () => {
  const line = { dish: "1", quantity: 1 };
  test.each([
    [{ lines: [] }, "invalid_lines"],
    [{}, "invalid_lines"],
    [{ lines: [{ dish: "1", quantity: 0 }] }, "invalid_lines"],
    [{ lines: [{ dish: "1", quantity: 1000 }] }, "invalid_lines"],
    [{ lines: [{ dish: "1", quantity: 1.5 }] }, "invalid_lines"],
    [{ lines: [{ dish: "abc", quantity: 1 }] }, "invalid_lines"],
    [{ lines: [{ dish: -1, quantity: 1 }] }, "invalid_lines"],
    [{ lines: [line, line] }, "invalid_lines"],
    [{ lines: Array.from({ length: 61 }, (_, at) => ({ dish: at + 1 })) }, "invalid_lines"],
    [{ lines: [line], area: "قمر" }, "invalid_area"],
    [{ lines: [line], lat: 24.7 }, "invalid_lng"],
    [{ lines: [line], lng: 46.7 }, "invalid_lat"],
    [{ lines: [line], lat: 24.7, lng: 46.7, area: "العليا" }, "invalid_request"],
    [{ lines: [line], lat: 51.5, lng: 0.1 }, "outside_saudi_arabia"],
    [{ lines: [line], at: "yesterday" }, "invalid_at"],
    [{ lines: [line], at: "2020-01-01T10:00" }, "invalid_at"],
    [{ lines: [line], lang: "fr" }, "invalid_lang"],
    [[], "invalid_request"],
  ])("%j is %s", async (body, error) => {
    const answer = await post(server.origin, "/api/basket", body);
    expect([answer.status, answer.body]).toEqual([400, { error }]);
  });

  test("60 dishes at once are answered", async () => {
    const { orders, unknown } = await basket({
      lines: Array.from({ length: 60 }, (_, at) => ({ dish: at + 1, quantity: 99 })),
    });
    const there = orders.reduce((sum, { lines }) => sum + lines.length, 0);
    expect(there + unknown.length).toBe(60);
  });

  test("another method is not allowed", async () => {
    const answer = await fetch(`${server.origin}/api/basket`);
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
  });
});
