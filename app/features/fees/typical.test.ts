import fc from "fast-check";
import { expect, test } from "vitest";
import type { ChargedOrder } from "./fee-order";
import { feeOrder } from "./orders.arbitrary";
import { typicalFees } from "./typical";

const DAY_MS = 86_400_000;

const order = (id: number, rest: Partial<ChargedOrder> = {}): ChargedOrder => ({
  ...feeOrder(id, { placedAt: 100 * DAY_MS, subtotal: 3000 }),
  vatOnTop: 0,
  ...rest,
});

const orders = fc
  .array(
    fc.record({
      person: fc.constantFrom("a", "b", "c", "d", "e"),
      weight: fc.constantFrom(0.75, 1, 1.5, 4.5),
      newcomer: fc.boolean(),
      placedAt: fc.integer({ min: 0, max: 60 }).map((day) => day * DAY_MS),
      subtotal: fc.integer({ min: 0, max: 9000 }),
      delivery: fc.integer({ min: 0, max: 2500 }),
      vatOnTop: fc.integer({ min: 0, max: 1500 }),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((rows) => rows.map((row, id) => order(id, row)));

test("the order in which they came does not matter, and low ≤ typical ≤ high are fees that were paid", () => {
  const shuffled = orders.chain((rows) =>
    fc.tuple(
      fc.constant(rows),
      fc.shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([rows, others]) => {
      const typical = typicalFees(rows);
      expect(typicalFees(others)).toEqual(typical);
      const paid = rows.map(({ delivery }) => delivery);
      const { low, typical: middle, high } = typical as NonNullable<typeof typical>;
      expect([low, middle, high].every((fee) => paid.includes(fee))).toBe(true);
      expect(low <= middle && middle <= high).toBe(true);
    }),
  );
});

test("a tenth of lies, a person who orders daily or any number of newcomers do not move it", () => {
  const honest = Array.from({ length: 18 }, (_, id) => order(id));
  const lies = [order(50, { delivery: 0 }), order(51, { delivery: 9900 })];
  expect(typicalFees([...honest, ...lies])).toMatchObject({ typical: 900, orders: 20, people: 20 });
  const daily = Array.from({ length: 60 }, (_, n) =>
    order(100 + n, { person: "one", delivery: 0 }),
  );
  expect(typicalFees([...honest, ...daily])?.typical).toBe(900);
  const ring = Array.from({ length: 40 }, (_, n) =>
    order(200 + n, { delivery: 0, newcomer: true, weight: 0.75 }),
  );
  expect(typicalFees([...honest.slice(0, 2), ...ring])?.typical).toBe(900);
});

test("newer orders speak louder, and VAT on top is told as a share", () => {
  const old = [1, 2, 3].map((id) => order(id, { placedAt: 0, delivery: 500 }));
  expect(typicalFees([...old, order(4)])?.typical).toBe(900);
  const taxed = [1, 2, 3].map((id) => order(id, { vatOnTop: 585 }));
  expect(typicalFees(taxed)?.vat_share).toBe(1500);
  expect(typicalFees([])).toBeNull();
});
