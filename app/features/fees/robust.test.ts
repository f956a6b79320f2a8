import fc from "fast-check";
import { expect, test } from "vitest";
import { coinOf, location, toCoin, weightedQuantile } from "./robust";

const weighted = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 9 })),
  { minLength: 1, maxLength: 40 },
);

test("a weighted quantile is the value of the sorted weights", () => {
  fc.assert(
    fc.property(weighted, fc.constantFrom(0, 0.1, 0.5, 0.9, 1), (pairs, q) => {
      const all = pairs.flatMap(([value, weight]) => Array<number>(weight).fill(value));
      all.sort((a, b) => a - b);
      const expected = all[Math.max(0, Math.ceil(q * all.length - 1e-9) - 1)];
      const found = weightedQuantile(
        pairs.map(([value]) => value),
        pairs.map(([, weight]) => weight),
        q,
      );
      expect(found).toBe(expected);
    }),
  );
});

test("a location is not moved far by a third of lies, and equal values come out exactly", () => {
  const honest = Array.from({ length: 20 }, (_, i) => 900 + 5 * (i % 5));
  const lied = [...honest, ...Array<number>(10).fill(9000)];
  const ones = (of: readonly number[]) => of.map(() => 1);
  expect(Math.abs(location(lied, ones(lied)) - location(honest, ones(honest)))).toBeLessThan(10);
  expect(location([850, 850, 850, 0], [1, 1, 1, 1])).toBe(850);
});

test("the coin is the largest that nearly all amounts are multiples of", () => {
  expect(coinOf([900, 1200, 700])).toBe(100);
  expect(coinOf([950, 1200, 700])).toBe(50);
  expect(coinOf([951, 1203, 707])).toBe(1);
  expect(coinOf([900, 1200, 700, 1300, 731])).toBe(100);
  expect(coinOf([0, 0, 0, 0, 0, 0, 731])).toBe(1);
  expect(coinOf([0, 0])).toBe(100);
});

test("an amount stands on its coin or a quarter, and a little moves it by a quarter at most", () => {
  expect([1200, 1215, 1216, 1232, 1236].map((amount) => toCoin(amount, 50))).toEqual([
    1200, 1200, 1225, 1225, 1250,
  ]);
  expect([1120, 1121, 1141, 1159, 1161].map((amount) => toCoin(amount, 100))).toEqual([
    1100, 1125, 1150, 1150, 1175,
  ]);
  const amount = fc.double({ min: 0, max: 5000, noNaN: true });
  fc.assert(
    fc.property(
      amount,
      fc.double({ min: 0, max: 19.9, noNaN: true }),
      fc.constantFrom(100, 50, 25, 10, 5),
      (from, by, coin) => {
        const [before, after] = [toCoin(from, coin), toCoin(from + by, coin)];
        expect(before % Math.min(coin, 25)).toBe(0);
        expect(Math.abs(before - from)).toBeLessThanOrEqual(20);
        expect(after - before).toBeGreaterThanOrEqual(0);
        expect(after - before).toBeLessThanOrEqual(25);
      },
    ),
  );
});
