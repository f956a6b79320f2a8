import fc from "fast-check";
import { expect, test } from "vitest";
import type { OrderFees, Platform, PricedOffer } from "~/features/prices";
import type { Offer } from "~db/schema";
import { menuAverages } from "./menu-averages";

const NOW = Date.UTC(2026, 2, 14);
const DAY = 24 * 60 * 60 * 1000;

/** An offer of an item price with a delivery fee of 10 riyals on A, of 5 on B and of none on C. */
function at(platform: Platform, item_price: number, ageDays = 1): PricedOffer {
  const newest = NOW - ageDays * DAY;
  const offer: Offer = {
    ...{ dish_id: 1, platform, item_price, support: 3, contradiction: 0, evidence_at: newest },
    ...{ supporters: 2, has_proof: 1, newest_support_at: newest, newest_trusted_proof_at: null },
    ...{ firm_at: newest, since: newest },
  };
  const delivery = { platform_a: 1000, platform_b: 500, platform_c: 0 }[platform];
  const fees: OrderFees = {
    ...{ delivery, service: 0, smallOrder: 0, vat: 0, low: delivery, high: delivery },
    ...{ confidence: "high", thresholds: {} },
    basis: { level: "here", orders: 9, people: 9, newest },
  };
  return { offer, platform, fees };
}

const times = <One>(count: number, make: () => One) => Array.from({ length: count }, make);

test("the total counts, not the item price", () => {
  const menu = times(5, () => [at("platform_a", 2000), at("platform_b", 2200)]);
  expect(menuAverages(menu, NOW)).toMatchObject({
    dishes: 5,
    platforms: [
      { platform: "platform_b", total: 2700 },
      { platform: "platform_a", total: 3000 },
    ],
  });
});

test("an app whose fees nobody knows is left out: its dishes alone would seem the cheapest", () => {
  const unknown = at("platform_c", 1500);
  unknown.fees.basis.level = "none";
  const menu = times(5, () => [at("platform_a", 2000), at("platform_b", 2200), unknown]);
  expect(menuAverages(menu, NOW)?.platforms.map(({ platform }) => platform)).toEqual([
    "platform_b",
    "platform_a",
  ]);
});

test("an average is the sum of its parts, within the average of the ranges, and keeps what reaches a threshold", () => {
  const amount = fc.integer({ min: 0, max: 3000 });
  const fees = fc.record({ delivery: amount, service: amount, smallOrder: amount, vat: amount });
  const dish = fc.record({ price: fc.integer({ min: 100, max: 9000 }), fees });
  fc.assert(
    fc.property(fc.array(dish, { minLength: 5, maxLength: 30 }), (menu) => {
      const thresholds = { freeFrom: 6000 };
      const priced = ({ fees, price }: (typeof menu)[number], platform: Platform) => {
        const one = at(platform, price);
        const sum = fees.delivery + fees.service + fees.smallOrder + fees.vat;
        const range = { low: Math.max(0, sum - 200), high: sum + 300 };
        return { ...one, fees: { ...one.fees, ...fees, ...range, thresholds } };
      };
      const all = menu.map((one) => [priced(one, "platform_a"), priced(one, "platform_b")]);
      for (const one of menuAverages(all, NOW)?.platforms ?? []) {
        expect(one.total).toBe(one.itemPrice + one.deliveryFee + one.vat);
        expect(one.fees.thresholds).toEqual(thresholds);
        expect(one.low).toBeLessThanOrEqual(one.total);
        expect(one.high).toBeGreaterThanOrEqual(one.total);
        const mean = menu.reduce((sum, { price }) => sum + price, 0) / menu.length;
        expect(Math.abs(one.itemPrice - mean)).toBeLessThanOrEqual(0.5);
      }
    }),
  );
});

test("only dishes count that every compared platform has: a cheap menu of drinks alone wins nothing", () => {
  const menu = [
    ...times(6, () => [at("platform_a", 2000), at("platform_b", 2600)]),
    ...times(20, () => [at("platform_b", 100)]),
  ];
  expect(menuAverages(menu, NOW)).toMatchObject({
    dishes: 6,
    platforms: [{ platform: "platform_a" }, { platform: "platform_b" }],
  });
});

test("three platforms are compared where they have enough in common, else the two that have most", () => {
  const two = [at("platform_a", 2000), at("platform_b", 2000)];
  const three = [...two, at("platform_c", 2000)];
  expect(
    menuAverages([...times(5, () => three), ...times(9, () => two)], NOW)?.platforms,
  ).toHaveLength(3);
  expect(menuAverages([...times(4, () => three), ...times(2, () => two)], NOW)).toMatchObject({
    dishes: 6,
    platforms: [{ platform: "platform_b" }, { platform: "platform_a" }],
  });
});

test("nothing is said of too few dishes, of one platform, or of prices that are stale", () => {
  const both = () => [at("platform_a", 2000), at("platform_b", 2000)];
  expect(menuAverages(times(4, both), NOW)).toBeNull();
  expect(
    menuAverages(
      times(9, () => [at("platform_a", 2000)]),
      NOW,
    ),
  ).toBeNull();
  const stale = () => [at("platform_a", 2000, 31), at("platform_b", 2000)];
  expect(menuAverages(times(9, stale), NOW)).toBeNull();
});
