import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS } from "~/i18n/days";
import { FeeBook, fitFees, RECENT_ORDERS } from "./book";
import type { FeeOrder } from "./fee-order";
import { feeOrder, feeOrders, ordersLike, START } from "./orders.arbitrary";
import { OrderSample } from "./sample";

const shuffled = (orders: readonly FeeOrder[], seed: number) =>
  [...orders].sort(
    (a, b) =>
      ((a.orderId * 7919 + seed) % 101) - ((b.orderId * 7919 + seed) % 101) ||
      a.orderId - b.orderId,
  );

test("living through it gives the same bytes as a rebuild, however often and in whatever order", () => {
  fc.assert(
    fc.property(feeOrders, fc.nat(), fc.integer({ min: 5, max: 40 }), (orders, seed, often) => {
      const live = new FeeBook(20);
      shuffled(orders, seed).forEach((order, i) => {
        live.add(order);
        if (i % often === 0) live.settle();
      });
      const rebuilt = new FeeBook(20);
      for (const order of orders) rebuilt.keep(order);
      expect(JSON.stringify(live.settle())).toBe(JSON.stringify(rebuilt.settle()));
    }),
    { numRuns: 20 },
  );
});

test("of orders of one moment the same are kept of a restaurant, whichever came first", () => {
  const orders = Array.from({ length: RECENT_ORDERS + 40 }, (_, i) =>
    feeOrder(i + 1, { delivery: i < 80 ? 500 : 900 }),
  );
  fc.assert(
    fc.property(fc.shuffledSubarray(orders, { minLength: orders.length }), (shuffled) => {
      expect(JSON.stringify(fitFees(shuffled))).toBe(JSON.stringify(fitFees(orders)));
    }),
    { numRuns: 10 },
  );
});

test("a flood of newcomers pushes no others out of a restaurant's newest orders", () => {
  const honest = ordersLike("flooded", 400, ({ restaurantId }) => ({
    delivery: restaurantId === 3 ? 1400 : 900,
  }));
  const flood = Array.from({ length: RECENT_ORDERS + 40 }, (_, i) =>
    feeOrder(2000 + i, {
      ...{ person: `new ${i}`, newcomer: true, restaurantId: 3, delivery: 4000 },
      placedAt: START + 29 * DAY_MS + i * 60_000,
    }),
  );
  const theirs = (orders: readonly FeeOrder[]) => fitFees(orders).restaurants["platform_a 3"];
  const [before, after] = [theirs(honest), theirs([...honest, ...flood])];
  expect(Math.abs((after?.offset ?? 0) - (before?.offset ?? 0))).toBeLessThan(50);
  expect(Object.keys(after?.here ?? {})).toEqual(Object.keys(before?.here ?? {}));
});

test("a sample is the same set in whatever order it was drawn, and prefers the new", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(), (count, seed) => {
      const orders = Array.from({ length: count }, (_, i) =>
        feeOrder(i + 1, { placedAt: START + i * DAY_MS }),
      );
      const [one, other] = [new OrderSample(30), new OrderSample(30)];
      for (const order of orders) one.add(order);
      for (const order of shuffled(orders, seed)) other.add(order);
      expect(other.sample).toEqual(one.sample);
      expect(one.sample.orders).toHaveLength(Math.min(30, count));
    }),
    { numRuns: 30 },
  );
  const sample = new OrderSample(50);
  for (let i = 0; i < 1000; i++) sample.add(feeOrder(i, { placedAt: START + (i % 200) * DAY_MS }));
  const days = sample.sample.orders.map(({ placedAt }) => (placedAt - START) / DAY_MS);
  expect(days.filter((day) => day >= 150).length).toBeGreaterThan(30);
});

test("a new order moves its restaurant at once, and no other", () => {
  const orders = ordersLike("book", 300, () => ({ delivery: 900 }));
  const book = new FeeBook();
  for (const order of orders) book.keep(order);
  const before = structuredClone(book.settle());
  for (let i = 0; i < 60; i++)
    book.add(
      feeOrder(2000 + i, { restaurantId: 3, placedAt: START + 29 * DAY_MS, delivery: 1500 }),
    );
  expect(book.model.restaurants["platform_a 3"]?.offset).toBeGreaterThan(300);
  for (const [key, fees] of Object.entries(before.restaurants))
    if (key !== "platform_a 3") expect(book.model.restaurants[key]).toEqual(fees);
  expect(book.model.platforms).toEqual(before.platforms);
  expect(fitFees([])).toEqual({ platforms: {}, restaurants: {} });
});
