import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS } from "~/i18n/days";
import { fitFees } from "./book";
import { estimateFees } from "./estimate";
import type { FeeOrder } from "./fee-order";
import { feeOrder, ordersLike, START, situation } from "./orders.arbitrary";
import { hourOf, weekdayOf } from "./time";

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

test("nobody tells a fee alone where some are charged by distance, by hour, by weekday or as nobody knows, of few orders, or where newcomers tell what no restaurant charges", () => {
  /** At the restaurant that few tell of, and at one that nobody tells of. */
  const shownOf = (orders: readonly FeeOrder[]) => {
    const model = fitFees(orders);
    return [50, 51].map((restaurantId) => estimateFees(model, situation({ restaurantId })));
  };
  const here = [lone(7000, {})];
  const dearerWhere = (isDearer: (order: FeeOrder) => boolean) =>
    alike.map((order) => (isDearer(order) ? { ...order, delivery: order.delivery + 300 } : order));
  const unlike = [
    dearerWhere(({ metres }) => (metres ?? 0) > 8000),
    dearerWhere(({ placedAt }) => hourOf(placedAt) > 19),
    dearerWhere(({ placedAt }) => weekdayOf(placedAt) === 5),
    // One in five is charged otherwise, and nothing tells why.
    dearerWhere(({ orderId }) => orderId % 5 === 0),
    // Of so few orders nobody knows.
    alike.slice(0, 28),
  ];
  for (const orders of unlike) {
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
