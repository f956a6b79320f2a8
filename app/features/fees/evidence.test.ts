import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS } from "~/i18n/days";
import { ORDERS_A_WEEK } from "./constants";
import { weigh } from "./evidence";
import type { FeeOrder } from "./fee-order";
import { feeOrder, feeOrders, START } from "./orders.arbitrary";
import { sum } from "./robust";

const NOW = START + DAY_MS;

const voices = (orders: readonly FeeOrder[]) =>
  sum(weigh(orders, { now: NOW }).map(({ voice }) => voice));

/** Orders of one person at one moment, at so many restaurants. */
const atOnce = (count: number, restaurants: number, person = "one") =>
  Array.from({ length: count }, (_, i) =>
    feeOrder(i, { person, restaurantId: i % restaurants, placedAt: START }),
  );

test("a person has one voice at a restaurant in a week, and a few in all", () => {
  const one = voices(atOnce(1, 1));
  expect(voices(atOnce(5, 1))).toBeCloseTo(one);
  expect(voices(atOnce(3, 3))).toBeCloseTo(3 * one);
  expect(voices(atOnce(20, 10))).toBeCloseTo(ORDERS_A_WEEK * one);
  const later = feeOrder(99, { person: "one", restaurantId: 0, placedAt: START + 7 * DAY_MS });
  const alone = weigh([later], { now: NOW + 7 * DAY_MS })[0]?.voice;
  expect(
    weigh([...atOnce(5, 1), later], { now: NOW + 7 * DAY_MS }).find(({ orderId }) => orderId === 99)
      ?.voice,
  ).toBe(alone);
});

test("orders are weighed the same, and in the same order, however they came", () => {
  fc.assert(
    fc.property(feeOrders, fc.nat(), (orders, seed) => {
      const shuffled = [...orders].sort(
        (a, b) => ((a.orderId * 7919 + seed) % 101) - ((b.orderId * 7919 + seed) % 101),
      );
      expect(weigh(shuffled, { now: NOW })).toEqual(weigh(orders, { now: NOW }));
    }),
  );
});

test("newcomers are as quiet as where they are most among themselves", () => {
  const others = Array.from({ length: 50 }, (_, i) => feeOrder(i, { placedAt: START }));
  const newcomers = Array.from({ length: 5 }, (_, i) =>
    feeOrder(100 + i, { newcomer: true, placedAt: START + 3 * 3_600_000 }),
  );
  const heard = weigh([...others, ...newcomers], { now: NOW }).filter(({ newcomer }) => newcomer);
  // Nobody else ordered at their hour, though many did from there.
  expect(sum(heard.map(({ voice }) => voice))).toBeLessThan(0.1);
});
