import { expect, test } from "vitest";
import { randomFor } from "~/sample/random";
import { fitFees } from "./book";
import { estimateFees } from "./estimate";
import type { FeeOrder } from "./fee-order";
import { ordersLike, START } from "./orders.arbitrary";
import { toldRange } from "./ranges";

/** Homes and drivers differ: about 3 SAR around the rule of the distance and of the restaurant, now and then a surge. */
const uneven = (seed: string, count: number) => {
  const random = randomFor(`uneven ${seed}`);
  return ordersLike(seed, count, ({ metres, restaurantId }) => ({
    delivery:
      600 +
      Math.round(0.1 * (metres ?? 0)) +
      150 * (restaurantId % 4) +
      random.int(-100, 100) +
      random.int(-100, 100) +
      (random.chance(0.05) ? 800 : 0),
  }));
};

const heldOf = (orders: readonly FeeOrder[], fresh: readonly FeeOrder[]) => {
  const model = fitFees(orders);
  const held = fresh.filter((order) => {
    const { high, low } = estimateFees(model, { ...order, at: order.placedAt });
    return low <= order.delivery && order.delivery <= high;
  });
  return held.length / fresh.length;
};

test("8 in 10 orders of people who told nothing lie in the range, whether much or little was told", () => {
  for (const count of [150, 300, 900]) {
    const fresh = uneven(`fresh ${count}`, 600);
    const held = heldOf(uneven(`told ${count}`, count), fresh);
    expect(held).toBeGreaterThan(0.76);
    expect(held).toBeLessThan(0.92);
  }
});

test("a fee that is the same for all has no range, though a tenth lies about it", () => {
  const orders = ordersLike("fixed", 300, ({ orderId }) => ({
    delivery: orderId % 10 === 0 ? 2500 : 900,
  }));
  const asked = { ...(orders[0] as FeeOrder), at: START };
  const { high, low } = estimateFees(fitFees(orders), asked);
  expect(high).toBe(low);
});

test("who is far out as a rule widens nobody's range, as a surge that meets everybody now and then does not", () => {
  const strayed = (liars: readonly string[]) => {
    const orders = uneven("strays", 900);
    return orders.map((one) =>
      liars.includes(one.person) ? { ...one, delivery: one.delivery + 1500 } : one,
    );
  };
  const people = [...new Set(uneven("strays", 900).map(({ person }) => person))];
  const fresh = uneven("fresh strays", 600);
  const liars = people.filter((_, i) => i % 8 === 0);
  expect(heldOf(strayed(liars), fresh)).toBeLessThan(0.92);
});

test("a range is told on the coin, with what is typical in it and nothing below nothing", () => {
  expect(toldRange(900, { below: -40, above: 60 }, 100)).toEqual({ low: 875, high: 975 });
  expect(toldRange(900, { below: -100, above: 0 }, 100)).toEqual({ low: 800, high: 900 });
  expect(toldRange(100, { below: -500, above: -50 }, 50)).toEqual({ low: 0, high: 100 });
});

test("fees that are charged on a coin lie in their ranges as told, not in more", () => {
  const paid = (seed: string, count: number) =>
    uneven(seed, count).map((one) => ({ ...one, delivery: 100 * Math.round(one.delivery / 100) }));
  for (const seed of ["one", "two", "three"]) {
    const held = heldOf(paid(`coin ${seed}`, 900), paid(`fresh coin ${seed}`, 600));
    expect(held).toBeGreaterThan(0.76);
    expect(held).toBeLessThan(0.92);
  }
});
