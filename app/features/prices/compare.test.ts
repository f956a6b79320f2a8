import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "~/i18n/days";
import type { Offer } from "~db/schema";
import { compare } from "./compare";
import { START } from "./evidence.arbitrary";
import { total } from "./money";
import { PLATFORMS } from "./platform";

function offer(platform: string, item_price: number, rest: Partial<Offer> = {}): Offer {
  return {
    dish_id: 1,
    platform,
    item_price,
    delivery_fee: 0,
    vat_on_top: 0,
    support: 3,
    contradiction: 0,
    evidence_at: START,
    supporters: 2,
    has_proof: 1,
    newest_support_at: START,
    newest_trusted_proof_at: null,
    firm_at: START,
    since: START,
    ...rest,
  };
}

const offers = fc
  .uniqueArray(
    fc.record({
      platform: fc.constantFrom(...PLATFORMS),
      item_price: fc.integer({ min: 0, max: 300 }),
      delivery_fee: fc.integer({ min: 0, max: 300 }),
      vat_on_top: fc.integer({ min: 0, max: 50 }),
      newest_support_at: fc.integer({ min: 0, max: 60 }).map((days) => START - days * DAY_MS),
    }),
    { selector: ({ platform }) => platform, minLength: 1, maxLength: 3 },
  )
  .map((rows) => rows.map((row) => offer(row.platform, row.item_price, row)));
const quantities = fc.integer({ min: 1, max: 99 });

describe("a comparison", () => {
  it("ranks what is paid for the quantity, not the item price", () => {
    const cheapFee = offer("platform_c", 2200, { delivery_fee: 300, vat_on_top: 100 });
    const cheapItem = offer("platform_a", 2000, { delivery_fee: 1500 });
    expect(compare([cheapItem, cheapFee], 1, START)).toMatchObject({
      winner: "platform_c",
      savings: 900,
      ranked: [
        { platform: "platform_c", total: 2600, itemPrice: 2200, deliveryFee: 300, vat: 100 },
        { platform: "platform_a", total: 3500, itemPrice: 2000, deliveryFee: 1500, vat: 0 },
      ],
    });
    expect(compare([cheapItem, cheapFee], 9, START)?.winner).toBe("platform_a");
  });

  it("breaks ties in platform order, and saves nothing where one has a price", () => {
    const tie = compare([offer("platform_c", 900), offer("platform_b", 900)], 1, START);
    expect(tie).toMatchObject({ winner: "platform_b", savings: 0 });
    expect(compare([offer("platform_b", 900)], 2, START)?.savings).toBe(0);
    expect(compare([], 1, START)).toBeNull();
  });

  it("says when the winner is stale, and what is the cheapest that is not", () => {
    const old = offer("platform_a", 500, { newest_support_at: START - 31 * DAY_MS });
    const comparison = compare([old, offer("platform_b", 700)], 1, START);
    expect(comparison).toMatchObject({ winner: "platform_a", winnerIsStale: true });
    expect(comparison?.cheapestCurrent?.platform).toBe("platform_b");
    expect(compare([old], 1, START)?.cheapestCurrent).toBeNull();
  });

  it("is sorted, has every platform once, the winner first, and savings of last − first", () => {
    fc.assert(
      fc.property(offers, quantities, (rows, quantity) => {
        const comparison = compare(rows, quantity, START);
        const totals = comparison?.ranked.map((entry) => entry.total) ?? [];
        expect(totals).toEqual(rows.map((row) => total(row, quantity)).sort((a, b) => a - b));
        expect(new Set(comparison?.ranked.map((entry) => entry.platform)).size).toBe(rows.length);
        expect(comparison?.winner).toBe(comparison?.ranked[0]?.platform);
        expect(comparison?.savings).toBe((totals.at(-1) ?? 0) - (totals[0] ?? 0));
        for (const entry of comparison?.ranked ?? [])
          expect(entry.itemPrice * quantity + entry.deliveryFee + entry.vat).toBe(entry.total);
      }),
    );
  });

  it("does not depend on the order of the offers", () => {
    fc.assert(
      fc.property(offers, quantities, (rows, quantity) => {
        expect(compare([...rows].reverse(), quantity, START)).toEqual(
          compare(rows, quantity, START),
        );
      }),
    );
  });
});
