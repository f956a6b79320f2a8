import fc from "fast-check";
import { expect, test } from "vitest";
import { fitFees } from "./book";
import { estimateFees } from "./estimate";
import { ordersLike, situation } from "./orders.arbitrary";
import { minimumOf, roundest } from "./thresholds";

test("thresholds are found as facts, at the round amounts where they are", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(4000, 5000, 7500),
      fc.constantFrom(2000, 2500, 3000),
      (freeFrom, below) => {
        const model = fitFees(
          ordersLike(`${freeFrom} ${below}`, 400, ({ subtotal }) => ({
            delivery: subtotal >= freeFrom ? 0 : 900,
            smallOrder: subtotal < below ? 500 : 0,
          })),
        );
        const ask = (subtotal: number) => estimateFees(model, situation({ subtotal }));
        expect(ask(5000).thresholds).toEqual({
          freeFrom,
          smallOrderBelow: below,
          smallOrderFee: 500,
        });
        expect(ask(freeFrom)).toMatchObject({ delivery: 0, smallOrder: 0 });
        expect(ask(freeFrom - 50)).toMatchObject({ delivery: 900, smallOrder: 0 });
        expect(ask(below - 50)).toMatchObject({ delivery: 900, smallOrder: 500 });
      },
    ),
    { numRuns: 6 },
  );
});

test("no threshold is stated where there is none, nor one that only two people saw", () => {
  const plain = ordersLike("plain", 300, () => ({ delivery: 900 }));
  expect(estimateFees(fitFees(plain), situation()).thresholds).toEqual({});
  const two = plain.map((order, i) =>
    i < 40 ? { ...order, person: `one of ${i % 2}`, subtotal: 20_000 + i, delivery: 0 } : order,
  );
  expect(estimateFees(fitFees(two), situation()).thresholds).toEqual({});
  // A third ordered as little, but did not pay for it.
  const small = plain.map((order, i) =>
    i < 41
      ? {
          ...order,
          person: `one of ${i < 40 ? i % 2 : 2}`,
          subtotal: 600,
          smallOrder: i < 40 ? 700 : 0,
        }
      : order,
  );
  expect(estimateFees(fitFees(small), situation()).thresholds).toEqual({});
});

test("a minimum is where orders elsewhere are smaller and here are none", () => {
  const amounts = Array.from({ length: 400 }, (_, i) => 1000 + 25 * i);
  const from = (least: number) => amounts.filter((amount) => amount >= least);
  expect(minimumOf(from(2000), amounts)).toBe(2000);
  expect(minimumOf(amounts, amounts)).toBeNull();
  expect(minimumOf(from(2000), from(2000))).toBeNull();
});

test("the roundest amount of an interval", () => {
  expect(roundest(3850, 4100)).toBe(4000);
  expect(roundest(2450, 2500)).toBe(2500);
  expect(roundest(2410, 2440)).toBe(2440);
});
