import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS } from "~/i18n/days";
import { fitFees } from "./book";
import { estimateFees } from "./estimate";
import type { FeeOrder } from "./fee-order";
import { feeOrder, ordersLike, START, situation } from "./orders.arbitrary";
import { hourOf } from "./time";

/** Nobody lives halfway. */
function livesElsewhere({ metres }: FeeOrder): boolean {
  return (metres ?? 0) < 6000 || (metres ?? 0) > 10_500;
}

/** By distance, a little apart from one home to the next. */
const honest = ordersLike("honest", 600, ({ metres }, random) => ({
  delivery: Math.round(500 + 0.12 * (metres ?? 0) + random.int(-60, 60)),
})).filter(livesElsewhere);

/** By steps of distance, dearer in the evening, with members who pay a part. */
const stepped = ordersLike("stepped", 600, ({ metres, placedAt }, random) => {
  const member = random.chance(0.3);
  const fee = ((metres ?? 0) < 6000 ? 600 : 1100) + (hourOf(placedAt) > 17 ? 300 : 0);
  return { member, delivery: (member ? 200 : fee) + random.int(-2, 2) * 25, smallOrder: 0 };
}).filter(livesElsewhere);

/** Where and when and on what terms nobody else orders. */
const APART: Record<string, Partial<FeeOrder>> = {
  "far away": { metres: 29_000, neighbourhoodId: 40 },
  "nearer than anybody": { metres: 100, neighbourhoodId: 41 },
  "of a size of their own": { subtotal: 39_000 },
  "far away, for a sum of their own": { metres: 29_000, neighbourhoodId: 40, subtotal: 39_000 },
};

test.each(Object.entries(APART))("what two people pay %s shows nowhere", (_, apart) => {
  const few = fc.record({
    people: fc.integer({ min: 1, max: 2 }),
    paid: fc.tuple(fc.constantFrom(0, 100), fc.constantFrom(2000, 3300, 9000)),
    base: fc.constantFrom("honest", "stepped"),
    member: fc.boolean(),
  });
  fc.assert(
    fc.property(few, ({ base, member, paid, people }) => {
      const shown = paid.map((amount) => {
        const orders = Array.from({ length: 24 }, (_, i) =>
          feeOrder(7000 + i, {
            ...{ person: `few ${i % people}`, restaurantId: 1 + (i % 8), member: false },
            ...{ subtotal: 1500 + 350 * i, delivery: amount, service: amount, ...apart },
            // At all hours, so that nothing but where or how much they order tells them from others.
            placedAt: START + (i + 3) * DAY_MS + ((i * 5) % 24) * 3_600_000,
          }),
        );
        const { metres = 3000, neighbourhoodId = 1, subtotal = 5000 } = apart;
        const there = situation({ metres, neighbourhoodId, subtotal, member, restaurantId: 77 });
        const { basis, ...told } = estimateFees(
          fitFees([...(base === "honest" ? honest : stepped), ...orders]),
          there,
        );
        return { ...told, people: basis.people };
      });
      const [cheap, dear] = shown;
      for (const part of ["delivery", "service", "low", "high"] as const)
        expect(Math.abs((cheap?.[part] ?? 0) - (dear?.[part] ?? 0))).toBeLessThan(50);
      expect(cheap?.thresholds).toEqual(dear?.thresholds);
      expect(cheap?.people).toBeGreaterThanOrEqual(3);
    }),
    { numRuns: 5 },
  );
});

test("what two members alone pay is nobody's fee", () => {
  const shownOf = (delivery: number) => {
    const members = Array.from({ length: 24 }, (_, i) =>
      feeOrder(7000 + i, {
        ...{ person: `member ${i % 2}`, member: true, delivery, restaurantId: 1 + (i % 8) },
        placedAt: START + (i + 3) * DAY_MS,
      }),
    );
    return estimateFees(fitFees([...honest, ...members]), situation({ member: true }));
  };
  expect(shownOf(0)).toEqual(shownOf(300));
});

test("what two people alone paid lately is no change of everybody's fee", () => {
  const until = honest.filter(({ placedAt }) => placedAt < START + 20 * DAY_MS);
  const shownOf = (times: number) => {
    const lately = Array.from({ length: 80 }, (_, i) => {
      const metres = 500 + ((i * 1700) % 12_000);
      return feeOrder(7000 + i, {
        ...{ person: `few ${i % 2}`, restaurantId: 1 + (i % 8), metres },
        delivery: Math.round(times * (500 + 0.12 * metres)),
        placedAt: START + 21 * DAY_MS + i * 2.5 * 3_600_000,
      });
    });
    return estimateFees(fitFees([...until, ...lately]), situation()).delivery;
  };
  expect(Math.abs(shownOf(1) - shownOf(1.6))).toBeLessThan(50);
});

test("what two people pay halfway between others is at most what those farther pay, and at least what those nearer do", () => {
  const few = fc.record({
    people: fc.integer({ min: 1, max: 2 }),
    paid: fc.constantFrom(0, 300, 2500, 9000),
    base: fc.constantFrom("honest", "stepped"),
  });
  fc.assert(
    fc.property(few, ({ base, paid, people }) => {
      const orders = Array.from({ length: 120 }, (_, i) =>
        feeOrder(7000 + i, {
          ...{ person: `few ${i % people}`, restaurantId: 1 + (i % 8), neighbourhoodId: 42 },
          ...{ metres: 9900, delivery: paid, subtotal: 1500 + 350 * (i % 24) },
          placedAt: START + (1 + (i % 28)) * DAY_MS + ((i * 5) % 24) * 3_600_000,
        }),
      );
      const model = fitFees([...(base === "honest" ? honest : stepped), ...orders]);
      const [near, halfway, far] = [5900, 9900, 10_600].map(
        (metres) =>
          estimateFees(model, situation({ metres, neighbourhoodId: 43, restaurantId: 77 }))
            .delivery,
      ) as [number, number, number];
      expect(halfway).toBeGreaterThanOrEqual(near - 50);
      expect(halfway).toBeLessThanOrEqual(far + 50);
    }),
    { numRuns: 8 },
  );
});
