import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "~/i18n/days";
import { compare, type PricedOffer } from "./compare";
import { START } from "./evidence.arbitrary";
import { PLATFORMS, type Platform } from "./platform";

/** An offer with its fees; `vat` and `delivery` in halalas for the order. */
function offer(
  platform: Platform,
  item_price: number,
  { delivery = 0, vat = 0, newest_support_at = START }: Partial<Rest> = {},
): PricedOffer {
  const sum = delivery + vat;
  return {
    platform,
    offer: {
      ...{ dish_id: 1, platform, item_price, newest_support_at },
      ...{ support: 3, contradiction: 0, evidence_at: START, supporters: 2, has_proof: 1 },
      ...{ newest_trusted_proof_at: null, firm_at: START, since: START },
    },
    fees: {
      ...{ delivery, service: 0, smallOrder: 0, vat, low: sum, high: sum, confidence: "high" },
      basis: { level: "none", orders: 0, people: 0, newest: null },
      thresholds: {},
    },
  };
}

interface Rest {
  delivery: number;
  vat: number;
  newest_support_at: number;
}

const offers = fc
  .uniqueArray(
    fc.record({
      platform: fc.constantFrom(...PLATFORMS),
      item_price: fc.integer({ min: 0, max: 300 }),
      delivery: fc.integer({ min: 0, max: 300 }),
      vat: fc.integer({ min: 0, max: 50 }),
      newest_support_at: fc.integer({ min: 0, max: 60 }).map((days) => START - days * DAY_MS),
    }),
    { selector: ({ platform }) => platform, minLength: 1, maxLength: 3 },
  )
  .map((rows) => rows.map((row) => offer(row.platform, row.item_price, row)));
const quantities = fc.integer({ min: 1, max: 99 });

const total = ({ offer, fees }: PricedOffer, quantity: number) =>
  offer.item_price * quantity + fees.delivery + fees.vat;

describe("a comparison", () => {
  it("ranks what is paid for the quantity, not the item price", () => {
    const cheapFee = offer("platform_c", 2200, { delivery: 300, vat: 100 });
    const cheapItem = offer("platform_a", 2000, { delivery: 1500 });
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

  it("is as sure as the less sure of item and fees", () => {
    const known = offer("platform_a", 900);
    const guessed = { ...known, fees: { ...known.fees, confidence: "low" } } as const;
    expect(compare([known], 1, START)?.ranked[0]?.confidence).toBe("medium");
    expect(compare([guessed], 1, START)?.ranked[0]?.confidence).toBe("low");
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
