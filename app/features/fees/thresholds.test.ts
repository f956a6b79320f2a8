import fc from "fast-check";
import { expect, test } from "vitest";
import { fitFees } from "./book";
import { estimateFees } from "./estimate";
import { feeOrder, ordersLike, situation } from "./orders.arbitrary";
import { minimumOf, roundest, thresholdOf } from "./thresholds";

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

/** Where delivery becomes free, of orders by different people, each of `[subtotal, free]`. */
const freeFrom = (orders: readonly (readonly [number, boolean, newcomer?: boolean])[]) =>
  thresholdOf(
    orders.map(([subtotal, free, newcomer = false], i) => ({
      ...feeOrder(i, { subtotal, newcomer, delivery: free ? 0 : 900 }),
      voice: 1,
    })),
    ({ delivery }) => delivery === 0,
  );

const many = (count: number, from: number, free: boolean) =>
  Array.from({ length: count }, (_, i) => [from + 10 * i, free] as const);

test("a threshold is one where four in five obey it on either side", () => {
  expect(freeFrom([...many(20, 2000, false), ...many(20, 4000, true)])).toBe(4000);
  const fifth = [...many(16, 4000, true), ...many(4, 4300, false)];
  expect(freeFrom([...many(20, 2000, false), ...fifth])).toBe(4000);
  const quarter = [...many(15, 4000, true), ...many(5, 4300, false), ...many(15, 4600, true)];
  const more = [...quarter, ...many(5, 4900, false)];
  expect(freeFrom([...many(40, 2000, false), ...more])).toBeNull();
});

test("six orders on either side show a threshold, five do not", () => {
  expect(freeFrom([...many(6, 2000, false), ...many(6, 4000, true)])).toBe(4000);
  expect(freeFrom([...many(5, 2000, false), ...many(20, 4000, true)])).toBeNull();
  expect(freeFrom([...many(20, 2000, false), ...many(5, 4000, true)])).toBeNull();
});

test("newcomers do not say where a threshold is", () => {
  const ring = many(15, 3000, true).map(([subtotal, free]) => [subtotal, free, true] as const);
  expect(freeFrom([...many(20, 2000, false), ...ring, ...many(20, 4000, true)])).toBe(4000);
});

test("of two places that tell the orders as well the lower one is the threshold", () => {
  const between = [
    [3000, true],
    [3500, false],
  ] as const;
  expect(freeFrom([...many(20, 2000, false), ...between, ...many(20, 4000, true)])).toBe(3000);
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
  expect(roundest(2000, 2400)).toBe(2400);
});
