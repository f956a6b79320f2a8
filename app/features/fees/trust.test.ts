import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS } from "~/i18n/days";
import { fitFees } from "./book";
import { estimateFees } from "./estimate";
import type { FeeOrder } from "./fee-order";
import { feeOrder, ordersLike, START, situation } from "./orders.arbitrary";
import { hourOf } from "./time";

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

/** By steps of distance, dearer in the evening, with members who pay a part. */
const stepped = ordersLike("stepped", 600, ({ metres, placedAt }, random) => {
  const member = random.chance(0.3);
  const fee = ((metres ?? 0) < 6000 ? 600 : 1100) + (hourOf(placedAt) > 17 ? 300 : 0);
  return { member, delivery: (member ? 200 : fee) + random.int(-2, 2) * 25, smallOrder: 0 };
});

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

test("nothing is told of a platform that only two people ordered on", () => {
  const told = (people: number) =>
    Array.from({ length: 12 }, (_, i) =>
      feeOrder(7000 + i, { person: `few ${i % people}`, placedAt: START + i * DAY_MS }),
    );
  expect(estimateFees(fitFees(told(2)), situation()).basis.level).toBe("none");
  expect(estimateFees(fitFees(told(3)), situation()).basis.people).toBe(3);
});

/** A platform on which every restaurant charges the same to everybody, always. */
const alike = ordersLike("alike", 400, ({ restaurantId }) => ({
  delivery: 500 + 100 * restaurantId,
}));

const lone = (orderId: number, said: Partial<FeeOrder>) =>
  feeOrder(orderId, { person: "lone", restaurantId: 50, delivery: 1700, ...said });

test("where a fee depends on the restaurant alone one person tells it, and what is shown is the same wherever they live and whenever they order", () => {
  const home = fc.record({
    neighbourhoodId: fc.constantFrom(null, 3, 40),
    metres: fc.constantFrom(null, 300, 4000, 19_000),
    placedAt: fc.integer({ min: 0, max: 29 * 24 }).map((hour) => START + hour * 3_600_000),
    hourKnown: fc.boolean(),
  });
  const asked = [null, 40, 41].map((neighbourhoodId) =>
    situation({ restaurantId: 50, neighbourhoodId, metres: neighbourhoodId && 2000 }),
  );
  const shownOf = (orders: readonly FeeOrder[]) => {
    const model = fitFees([...alike, ...orders]);
    return asked.map((one) => {
      const { basis, ...shown } = estimateFees(model, one);
      return { ...shown, people: basis.people, level: basis.level };
    });
  };
  const shown = shownOf([lone(7000, {})]);
  for (const one of shown) expect(one).toMatchObject({ delivery: 1700, level: "restaurant" });
  fc.assert(
    fc.property(home, (at) => {
      expect(shownOf([lone(7000, at)])).toEqual(shown);
    }),
    { numRuns: 10 },
  );
});

test("nobody tells a fee alone where some are charged by distance or by hour, or newcomers tell one that no restaurant charges", () => {
  /** At the restaurant that few tell of, and at one that nobody tells of. */
  const shownOf = (orders: readonly FeeOrder[]) => {
    const model = fitFees(orders);
    return [50, 51].map((restaurantId) => estimateFees(model, situation({ restaurantId })));
  };
  const here = [lone(7000, {})];
  const far = alike.map((order) =>
    (order.metres ?? 0) > 8000 ? { ...order, delivery: order.delivery + 300 } : order,
  );
  const late = alike.map((order) =>
    hourOf(order.placedAt) > 19 ? { ...order, delivery: order.delivery + 300 } : order,
  );
  for (const orders of [far, late]) {
    const [few, none] = shownOf([...orders, ...here]);
    expect(few).toEqual(none);
  }
  const ring = Array.from({ length: 80 }, (_, i) =>
    lone(8000 + i, { person: `ring ${i % 20}`, newcomer: true, weight: 0.75, delivery: 4000 }),
  );
  const [few, none] = shownOf([...alike, ...ring]);
  expect(few).toEqual(none);
  expect(shownOf([...alike, ...here, ...ring])[0]?.delivery).toBe(1700);
});

test("where newcomers alone tell a fee that depends on the restaurant alone, the first is believed, and no ring moves it", () => {
  const first = lone(7000, { person: "first", newcomer: true, weight: 0.75, delivery: 800 });
  const ring = fc.record({
    delivery: fc.integer({ min: 0, max: 4000 }),
    people: fc.integer({ min: 1, max: 20 }),
    times: fc.integer({ min: 1, max: 4 }),
  });
  const shownOf = (orders: readonly FeeOrder[]) =>
    estimateFees(fitFees([...alike, ...orders]), situation({ restaurantId: 50 }));
  expect(shownOf([first])).toMatchObject({ delivery: 800, basis: { people: 1 } });
  fc.assert(
    fc.property(ring, ({ delivery, people, times }) => {
      const said = Array.from({ length: people * times }, (_, i) =>
        lone(8000 + i, {
          ...{ person: `ring ${i % people}`, newcomer: true, weight: 0.75, delivery },
          placedAt: first.placedAt + (i + 1) * 60_000,
        }),
      );
      expect(shownOf([first, ...said]).delivery).toBe(800);
    }),
    { numRuns: 8 },
  );
  // The first who is no newcomer is heard instead of them all.
  expect(shownOf([first, lone(9000, { placedAt: START + 20 * DAY_MS })]).delivery).toBe(1700);
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
  expect(levelOf(ring)).toBe("restaurant");
});
