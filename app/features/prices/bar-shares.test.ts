import fc from "fast-check";
import { expect, test } from "vitest";
import { barShares } from "./bar-shares";

test("the dearest bar is full and the others keep their proportion to it", () => {
  expect(
    barShares([
      { items: 1500, delivery: 500, vat: 0 },
      { items: 2000, delivery: 1400, vat: 600 },
    ]),
  ).toEqual([
    { items: 37.5, delivery: 12.5, vat: 0 },
    { items: 50, delivery: 35, vat: 15 },
  ]);
});

test("nothing to pay is an empty bar", () => {
  expect(barShares([{ items: 0, delivery: 0, vat: 0 }])).toEqual([
    { items: 0, delivery: 0, vat: 0 },
  ]);
});

test("a bar is never longer than its track, and dearer is never shorter", () => {
  const parts = fc.record({
    items: fc.nat(100_000),
    delivery: fc.nat(5_000),
    vat: fc.nat(15_000),
  });
  const sum = ({ items, delivery, vat }: { items: number; delivery: number; vat: number }) =>
    items + delivery + vat;
  fc.assert(
    fc.property(fc.array(parts, { minLength: 1, maxLength: 3 }), (rows) => {
      const bars = barShares(rows);
      for (const [i, row] of rows.entries()) {
        const bar = bars[i];
        expect(bar && sum(bar)).toBeLessThanOrEqual(100.02);
        for (const [j, other] of rows.entries()) {
          const otherBar = bars[j];
          if (bar && otherBar && sum(row) >= sum(other))
            expect(sum(bar)).toBeGreaterThanOrEqual(sum(otherBar) - 0.03);
        }
      }
    }),
  );
});
