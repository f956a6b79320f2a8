import fc from "fast-check";
import { DAY_MS } from "~/i18n/days";
import { type Random, randomFor } from "~/sample/random";
import type { FeeOrder, Situation } from "./fee-order";

/** 1 January 2026 in Riyadh: where the orders made up for tests begin. */
export const START = Date.UTC(2025, 11, 31, 21);

/** An order of `platform_a`; what a test cares about is given in `said`. */
export function feeOrder(orderId: number, said: Partial<FeeOrder> = {}): FeeOrder {
  return {
    orderId,
    person: `person ${orderId}`,
    weight: 1.5,
    newcomer: false,
    platform: "platform_a",
    restaurantId: 1,
    neighbourhoodId: 1,
    metres: 3000,
    placedAt: START + 12 * 3_600_000,
    hourKnown: true,
    subtotal: 5000,
    member: false,
    delivery: 900,
    service: 0,
    smallOrder: 0,
    cash: 0,
    ...said,
  };
}

/** Where somebody stands who asks about `platform_a`. */
export function situation(said: Partial<Situation> = {}): Situation {
  return {
    platform: "platform_a",
    restaurantId: 1,
    neighbourhoodId: 1,
    metres: 3000,
    at: START + 31 * DAY_MS,
    subtotal: 5000,
    member: false,
    ...said,
  };
}

/** `count` orders of 60 people in 30 days at 8 restaurants. `fees` tells what each was charged. */
export function ordersLike(
  seed: string,
  count: number,
  fees: (order: FeeOrder, random: Random) => Partial<FeeOrder>,
): FeeOrder[] {
  const random = randomFor(seed);
  return Array.from({ length: count }, (_, i) => {
    const neighbourhoodId = random.int(1, 12);
    const restaurantId = random.int(1, 8);
    const order = feeOrder(i + 1, {
      person: `person ${random.int(1, 60)}`,
      restaurantId,
      neighbourhoodId,
      metres: 500 + ((neighbourhoodId * 1700 + restaurantId * 900) % 12_000),
      placedAt: START + random.int(0, 30 * 24 * 60 - 1) * 60_000,
      subtotal: random.int(24, 240) * 50,
    });
    return { ...order, ...fees(order, random) };
  });
}

/** Orders of any kind, few enough to meet: the same people, restaurants, moments and places again. */
export const feeOrders: fc.Arbitrary<FeeOrder[]> = fc
  .array(
    fc.record({
      person: fc.constantFrom("a", "b", "c", "d", "e", "f"),
      weight: fc.constantFrom(0.75, 1, 1.5, 3),
      newcomer: fc.boolean(),
      platform: fc.constantFrom("platform_a" as const, "platform_b" as const),
      restaurantId: fc.constantFrom(1, 2, 3),
      neighbourhoodId: fc.constantFrom(null, 1, 2),
      metres: fc.constantFrom(null, 800, 3000, 9000),
      placedAt: fc.integer({ min: 0, max: 200 }).map((step) => START + step * 7 * 3_600_000),
      hourKnown: fc.boolean(),
      subtotal: fc.constantFrom(1500, 2500, 4000, 9000),
      member: fc.constantFrom(null, true, false),
      delivery: fc.constantFrom(0, 500, 900, 1200, 2500),
      service: fc.constantFrom(0, 200),
      smallOrder: fc.constantFrom(0, 0, 500),
    }),
    { maxLength: 60 },
  )
  .map((orders) => orders.map((order, i) => feeOrder(i + 1, order)));
