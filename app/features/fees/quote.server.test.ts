import fc from "fast-check";
import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compare } from "~/features/prices/compare";
import { recordObservation } from "~/features/prices/record.server";
import type { Database } from "~db/schema";
import { evidenceDatabase } from "~tests/support/evidence-database";
import { setFees } from "~tests/support/typical-fees";
import { pricedOffers } from "./priced-offers.server";
import { quote } from "./quote.server";

const NOW = Date.UTC(2026, 2, 14, 9);
let db: Kysely<Database>;

beforeEach(async () => {
  db = await evidenceDatabase(["reem"]);
  await setFees(db, 1, 700);
});
afterEach(() => db.destroy());

const priceIs = (dish_id: number, platform: string, item_price: number, observed_at = NOW) =>
  recordObservation(db, {
    ...{ dish_id, platform, user_id: "reem", trust_level: "contributor", kind: "price" as const },
    ...{ item_price, proof: "tap" as const, image_hash: null, observed_at },
  });

test("one delivery is paid for several dishes, and what is missing counts for nothing", async () => {
  await priceIs(1, "platform_a", 2000);
  await priceIs(2, "platform_a", 1500, NOW - 40 * 86_400_000);
  await priceIs(1, "platform_b", 1000);
  await db.updateTable("restaurant_fees").set({ vat_share: 1500 }).execute();
  const lines = [
    { dishId: 1, quantity: 2 },
    { dishId: 2, quantity: 1 },
  ];
  const total = 5500 + 700 + 930;
  expect(await quote(db, lines, { now: NOW })).toMatchObject([
    {
      ...{ platform: "platform_a", items: 5500, total, low: total, high: total, status: "stale" },
      ...{ confidence: "low", fees: { delivery: 700, vat: 930, basis: { level: "restaurant" } } },
      ...{ missing: [], short: 0 },
    },
    // It is cheaper where half of it is not to be had: that is no price of the order.
    { platform: "platform_b", items: 2000, missing: [2], status: "unverified" },
  ]);
  expect(await quote(db, [], { now: NOW })).toEqual([]);
});

test("of one dish it says what a comparison says", async () => {
  await priceIs(1, "platform_a", 2000);
  await priceIs(1, "platform_b", 1900);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 99 }), async (quantity) => {
      const order = { dishId: 1, quantity };
      const quotes = await quote(db, [order], { now: NOW });
      const compared = compare((await pricedOffers(db, [order])).get(1) ?? [], quantity, NOW);
      const told = (row: { platform: string; total: number; low: number; confidence: string }) => [
        row.platform,
        row.total,
        row.low,
        row.confidence,
      ];
      expect(quotes.map(told)).toEqual(compared?.ranked.map(told));
    }),
    { numRuns: 20 },
  );
});
