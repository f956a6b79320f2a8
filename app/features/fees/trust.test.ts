import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS } from "~/i18n/days";
import { fitFees } from "./book";
import { estimateFees } from "./estimate";
import type { FeeOrder } from "./fee-order";
import { feeOrder, ordersLike, START, situation } from "./orders.arbitrary";

/** By distance, a little apart from one home to the next. */
const honest = ordersLike("honest", 600, ({ metres }, random) => ({
  delivery: Math.round(500 + 0.12 * (metres ?? 0) + random.int(-60, 60)),
}));
const model = fitFees(honest);

const everywhere = [1, 2, 5, 8].flatMap((restaurantId) =>
  [1, 6, 12].map((neighbourhoodId) =>
    situation({
      restaurantId,
      neighbourhoodId,
      metres: 500 + ((neighbourhoodId * 1700 + restaurantId * 900) % 12_000),
    }),
  ),
);

test("twenty newcomers together move no shown fee by 0.50 SAR", () => {
  const lie = fc.record({
    restaurantId: fc.constantFrom(1, 5, 77),
    delivery: fc.constantFrom(0, 300, 1500, 4000),
    times: fc.integer({ min: 1, max: 4 }),
  });
  fc.assert(
    fc.property(lie, ({ delivery, restaurantId, times }) => {
      const ring = Array.from({ length: 20 * times }, (_, i) =>
        feeOrder(5000 + i, {
          person: `ring ${i % 20}`,
          newcomer: true,
          weight: 0.75,
          restaurantId,
          delivery,
          metres: 2000,
          placedAt: START + (20 + (i % 10)) * DAY_MS + i * 60_000,
        }),
      );
      const moved = fitFees([...honest, ...ring]);
      for (const asked of [...everywhere, situation({ restaurantId })]) {
        const [a, b] = [estimateFees(model, asked), estimateFees(moved, asked)];
        expect(Math.abs(a.delivery - b.delivery)).toBeLessThan(50);
      }
    }),
    { numRuns: 8 },
  );
});

test("newcomers who alone tell where they live don't say what distances cost", () => {
  const placeless = ordersLike("placeless", 600, ({ restaurantId }) => ({
    ...{ metres: null, neighbourhoodId: null },
    delivery: 900 + 100 * (restaurantId % 3),
  }));
  const told = fitFees(placeless);
  const ring = fc.record({
    delivery: fc.constantFrom(0, 2500, 4000),
    apart: fc.constantFrom(0, 200, 900),
  });
  fc.assert(
    fc.property(ring, ({ apart, delivery }) => {
      const moved = fitFees([
        ...placeless,
        ...Array.from({ length: 60 }, (_, i) =>
          feeOrder(5000 + i, {
            person: `ring ${i % 20}`,
            newcomer: true,
            weight: 0.75,
            restaurantId: 5,
            delivery: delivery + 300 * (i % 20),
            neighbourhoodId: i % 20,
            metres: 500 + apart * (i % 20),
            placedAt: START + (20 + (i % 10)) * DAY_MS + i * 60_000,
          }),
        ),
      ]);
      for (const asked of everywhere)
        expect(
          Math.abs(estimateFees(told, asked).delivery - estimateFees(moved, asked).delivery),
        ).toBeLessThan(50);
    }),
    { numRuns: 8 },
  );
});

test("a tenth of lies moves no fee by 0.50 SAR", () => {
  const lies = (delivery: number) =>
    honest.map((order) => (order.orderId % 10 === 0 ? { ...order, delivery } : order));
  for (const delivery of [0, 4000]) {
    const lied = fitFees(lies(delivery));
    for (const asked of everywhere)
      expect(
        Math.abs(estimateFees(model, asked).delivery - estimateFees(lied, asked).delivery),
      ).toBeLessThan(50);
  }
});

/** Whatever two people say of a restaurant where nobody else orders, or of a place, nobody is shown it. */
test("nothing finer is shown than what three people stand behind", () => {
  const few = fc.record({
    people: fc.integer({ min: 1, max: 2 }),
    orders: fc.integer({ min: 1, max: 12 }),
    restaurantId: fc.constantFrom(50, 1),
    delivery: fc.integer({ min: 0, max: 4000 }),
  });
  fc.assert(
    fc.property(few, ({ delivery, orders, people, restaurantId }) => {
      const neighbourhoodId = 40;
      const told: FeeOrder[] = Array.from({ length: orders }, (_, i) =>
        feeOrder(7000 + i, {
          person: `few ${i % people}`,
          restaurantId,
          neighbourhoodId,
          delivery,
          placedAt: START + (i + 1) * 2 * DAY_MS,
        }),
      );
      const known = fitFees([...honest, ...told]);
      const there = situation({ restaurantId, neighbourhoodId });
      // Their own place says the same as any other place of that restaurant at that distance…
      const here = estimateFees(known, there);
      expect(here).toEqual(estimateFees(known, { ...there, neighbourhoodId: 41 }));
      // …and a restaurant that only they know says the same as one that nobody knows.
      if (restaurantId === 50)
        expect(here).toEqual(estimateFees(known, { ...there, restaurantId: 51 }));
      expect(here.basis.people).toBeGreaterThanOrEqual(3);
    }),
    { numRuns: 10 },
  );
});

test("nothing is told of a platform that only two people ordered on", () => {
  const told = (people: number) =>
    Array.from({ length: 12 }, (_, i) =>
      feeOrder(7000 + i, { person: `few ${i % people}`, placedAt: START + i * DAY_MS }),
    );
  expect(estimateFees(fitFees(told(2)), situation()).basis.level).toBe("none");
  expect(estimateFees(fitFees(told(3)), situation()).basis.people).toBe(3);
});

test("newcomers make no cell finer and drown none: it takes three others to be told of a place", () => {
  const near = (people: number, rest: Partial<FeeOrder>) =>
    Array.from({ length: 4 * people }, (_, i) =>
      feeOrder((rest.newcomer ? 8000 : 7000) + i, {
        ...{ person: `${rest.newcomer ? "ring" : "near"} ${i % people}`, neighbourhoodId: 40 },
        placedAt: START + (22 + (i % 8)) * DAY_MS + i * 60_000,
        delivery: 1100,
        ...rest,
      }),
    );
  const ring = near(20, { newcomer: true, weight: 0.75, delivery: 2400 });
  const there = situation({ neighbourhoodId: 40 });
  const levelOf = (orders: readonly FeeOrder[]) =>
    estimateFees(fitFees([...honest, ...orders]), there).basis.level;
  expect(levelOf(near(3, {}))).toBe("here");
  expect(levelOf([...near(3, {}), ...ring])).toBe("here");
  expect(levelOf([...near(2, {}), ...ring])).toBe("restaurant");
  expect(levelOf([...near(2, {}), ...near(2, { newcomer: true, weight: 0.75 })])).toBe(
    "restaurant",
  );
  expect(levelOf(ring)).toBe("restaurant");
});
