import fc from "fast-check";
import { expect, test } from "vitest";
import type { OrderFees } from "./compare";
import { feeHints } from "./fee-hints";

const offer = (itemPrice: number, fees: Partial<OrderFees>) => ({
  itemPrice,
  fees: {
    ...{ delivery: 900, service: 0, smallOrder: 0, vat: 0, low: 0, high: 0 },
    confidence: "high" as const,
    basis: { level: "restaurant" as const, orders: 3, people: 3, newest: 0 },
    thresholds: {},
    ...fees,
  },
});

test("6 riyals more save the small-order fee of 5", () => {
  const small = offer(1900, {
    smallOrder: 500,
    thresholds: { smallOrderBelow: 2500, smallOrderFee: 500 },
  });
  expect(feeHints(small, 1)).toEqual([{ kind: "smallOrder", more: 600, amount: 500 }]);
  expect(feeHints({ ...small, itemPrice: 2500 }, 1)).toEqual([]);
});

test("free delivery is named while it is in reach", () => {
  const near = offer(2000, { thresholds: { freeFrom: 4000 } });
  expect(feeHints(near, 1)).toEqual([{ kind: "freeDelivery", more: 2000, amount: 900 }]);
  expect(feeHints(near, 2)).toEqual([]);
  expect(feeHints(offer(1999, { thresholds: { freeFrom: 4000 } }), 1)).toEqual([]);
  expect(feeHints(offer(2000, { delivery: 0, thresholds: { freeFrom: 4000 } }), 1)).toEqual([]);
});

test("an order too small to be taken says so first", () => {
  const low = offer(1000, {
    smallOrder: 500,
    thresholds: { minimum: 1500, smallOrderBelow: 2500, smallOrderFee: 500 },
  });
  expect(feeHints(low, 1).map(({ kind }) => kind)).toEqual(["minimum", "smallOrder"]);
});

test("ordering what is named reaches it", () => {
  const limit = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(limit, limit, limit, limit, (itemPrice, minimum, smallOrderBelow, freeFrom) => {
      const one = offer(itemPrice, {
        smallOrder: 300,
        thresholds: { minimum, smallOrderBelow, smallOrderFee: 300, freeFrom },
      });
      for (const { kind, more } of feeHints(one, 1)) {
        expect(more).toBeGreaterThan(0);
        const then = feeHints({ ...one, itemPrice: itemPrice + more }, 1);
        expect(then.map((hint) => hint.kind)).not.toContain(kind);
      }
    }),
  );
});
