import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS } from "~/i18n/days";
import { fitFees } from "./book";
import { curveAt } from "./curve";
import { estimateFees } from "./estimate";
import type { FeeOrder } from "./fee-order";
import { feeOrder, feeOrders, ordersLike, START, situation } from "./orders.arbitrary";
import { hourOf } from "./time";

const perKm = (metres: number | null) => 500 + 0.12 * (metres ?? 0);

test("the order of arrival makes no difference, to the byte", () => {
  fc.assert(
    fc.property(feeOrders, fc.integer(), (orders, seed) => {
      const shuffled = [...orders].sort(
        (a, b) => ((a.orderId * 7919 + seed) % 101) - ((b.orderId * 7919 + seed) % 101),
      );
      expect(JSON.stringify(fitFees(shuffled))).toBe(JSON.stringify(fitFees(orders)));
    }),
    { numRuns: 30 },
  );
});

test("whatever is asked, the range holds the typical sum, and no fee is negative", () => {
  fc.assert(
    fc.property(
      feeOrders,
      fc.constantFrom(null, 0, 4000, 40_000),
      fc.constantFrom(null, START),
      fc.integer({ min: 0, max: 20_000 }),
      (orders, metres, at, subtotal) => {
        const estimate = estimateFees(fitFees(orders), situation({ metres, at, subtotal }));
        const { delivery, high, low, service, smallOrder } = estimate;
        const sum = delivery + service + smallOrder;
        expect(low).toBeLessThanOrEqual(sum);
        expect(high).toBeGreaterThanOrEqual(sum);
        for (const amount of [delivery, service, smallOrder, low, high]) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
      },
    ),
    { numRuns: 50 },
  );
});

test("no orders, no estimate", () => {
  expect(estimateFees(fitFees([]), situation()).basis.level).toBe("none");
});

test("fees grow with the distance, and a restaurant's own stay exact", () => {
  const far = fitFees(
    ordersLike("distance", 400, ({ metres }) => ({ delivery: Math.round(perKm(metres)) })),
  );
  for (const metres of [1500, 4000, 9000]) {
    const { delivery } = estimateFees(far, situation({ metres, restaurantId: 99 }));
    expect(Math.abs(delivery - perKm(metres))).toBeLessThan(25);
  }
  const fixed = fitFees(
    ordersLike("fixed", 400, ({ restaurantId }) => ({ delivery: 500 + 150 * restaurantId })),
  );
  for (const restaurantId of [1, 4, 8])
    expect(estimateFees(fixed, situation({ restaurantId })).delivery).toBe(
      500 + 150 * restaurantId,
    );
});

test("a fee that is shown looks like one that is charged, and a restaurant that is charged in a smaller coin keeps its own", () => {
  const half = (amount: number) => 50 * Math.round(amount / 50);
  const orders = ordersLike("coins", 500, ({ metres, restaurantId }, random) => ({
    delivery: restaurantId === 8 ? 725 : random.chance(0.05) ? 1111 : half(0.9 * perKm(metres)),
    service: 150,
  }));
  const model = fitFees(orders);
  for (const metres of [null, 700, 1234, 4321, 8765]) {
    const { delivery, high, low, service } = estimateFees(
      model,
      situation({ metres, restaurantId: 99 }),
    );
    expect([delivery, high, low, service].map((amount) => amount % 25)).toEqual([0, 0, 0, 0]);
    if (metres !== null) expect(Math.abs(delivery - 0.9 * perKm(metres))).toBeLessThanOrEqual(75);
  }
  const own = fitFees(
    ordersLike("own coin", 600, ({ restaurantId }) => ({
      delivery: restaurantId === 8 ? 725 : 100 * restaurantId,
    })),
  );
  expect(own.platforms.platform_a?.paid.coin).toBe(100);
  expect(estimateFees(own, situation({ restaurantId: 8 })).delivery).toBe(725);
});

test("steps of distance stay steps", () => {
  const model = fitFees(
    ordersLike("steps", 500, ({ metres }) => ({ delivery: (metres ?? 0) < 5000 ? 500 : 1200 })),
  );
  const paid = model.platforms.platform_a?.paid;
  expect(paid?.distance.kind).toBe("steps");
  expect(paid && curveAt(paid.distance, 2000)).toBeCloseTo(500, 0);
  expect(paid && curveAt(paid.distance, 9000)).toBeCloseTo(1200, 0);
});

test("a dearer hour is found, and an unknown hour is typical", () => {
  const orders = ordersLike("peak", 600, ({ metres, placedAt }) => ({
    delivery: Math.round(perKm(metres) * (hourOf(placedAt) >= 19 ? 1.4 : 1)),
  }));
  const model = fitFees(orders);
  const evening = START + 31 * DAY_MS + 20 * 3_600_000;
  const noon = START + 31 * DAY_MS + 12 * 3_600_000;
  for (const [at, times] of [
    [evening, 1.4],
    [noon, 1],
    [null, 1],
  ] as const) {
    const { delivery } = estimateFees(model, situation({ at, metres: 6000, restaurantId: 99 }));
    expect(Math.abs(delivery - perKm(6000) * times)).toBeLessThan(40);
  }
});

test("what is further is never cheaper: some who pay less on the way make no step down", () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 9 }), fc.integer({ min: 600, max: 1000 }), (km, fee) => {
      const orders = ordersLike(`way ${km}`, 500, ({ metres }) => ({
        delivery: Math.floor((metres ?? 0) / 1000) === km ? fee : (metres ?? 0) < 3000 ? 500 : 1100,
      }));
      const { distance } = fitFees(orders).platforms.platform_a?.paid ?? {};
      const values = distance?.kind === "steps" ? distance.values : [];
      expect(values.length).toBeGreaterThan(1);
      expect(values).toEqual([...values].sort((a, b) => a - b));
    }),
    { numRuns: 8 },
  );
});

test("a restaurant whose orders disagree among each other is hardly another than the rest, one whose orders agree is", () => {
  const plain = ordersLike("plain", 400, (_, random) => ({
    delivery: 880 + 20 * random.int(0, 2),
  }));
  const shownAt = (paid: readonly number[]) => {
    const own = paid.map((delivery, i) =>
      feeOrder(7000 + i, { restaurantId: 50, delivery, placedAt: START + (20 + i) * DAY_MS }),
    );
    return estimateFees(fitFees([...plain, ...own]), situation({ restaurantId: 50 })).delivery;
  };
  expect(Math.abs(shownAt([430, 560, 700, 820, 900, 480, 650, 880, 500]) - 900)).toBeLessThan(200);
  expect(Math.abs(shownAt([500, 500, 500, 500, 500, 500]) - 500)).toBeLessThan(25);
});

test("where restaurants alone tell nearly every fee, they do, though the dear ones are ordered from in the evening", () => {
  const orders = ordersLike("dear evenings", 300, ({ placedAt, restaurantId }, random) => {
    const isDear = restaurantId > 4;
    const day = Math.floor((placedAt - START) / DAY_MS);
    const isUsual = random.chance(0.85);
    return {
      restaurantId: 10 * restaurantId + random.int(0, 3),
      placedAt: START + day * DAY_MS + (isDear === isUsual ? 20 : 13) * 3_600_000,
    };
  }).map((order) => ({
    ...order,
    delivery: (order.restaurantId > 44 ? 1200 : 500) + 50 * (order.restaurantId % 4),
  }));
  const { platform_a: fees } = fitFees(orders).platforms;
  expect(fees?.paid.kinds).toHaveLength(1);
  expect(fees?.byRestaurant).toBe(true);
});

test("where half of the day is dearer, it is the hours that are, no distance and no restaurant", () => {
  const isDear = (at: number) => hourOf(at) % 2 === 0;
  const model = fitFees(
    ordersLike("half a day", 600, ({ placedAt }) => ({ delivery: isDear(placedAt) ? 1200 : 900 })),
  );
  for (const restaurantId of [1, 4, 99])
    for (const metres of [1000, 4000, 11_000])
      for (let hour = 0; hour < 24; hour++) {
        const at = START + 31 * DAY_MS + hour * 3_600_000;
        const { delivery } = estimateFees(model, situation({ at, metres, restaurantId }));
        expect(delivery).toBe(isDear(at) ? 1200 : 900);
      }
});

test("members pay their own fee, and who tells no membership is none", () => {
  const model = fitFees(
    ordersLike("members", 500, ({ metres }, random) => {
      const member = random.chance(0.4);
      const delivery = member ? 0 : Math.round(perKm(metres));
      return { delivery, member: random.chance(0.3) ? null : member };
    }),
  );
  const ask = (member: boolean | null) =>
    estimateFees(model, situation({ member, metres: 6000, restaurantId: 99 })).delivery;
  expect(ask(true)).toBe(0);
  expect(Math.abs(ask(false) - perKm(6000))).toBeLessThan(40);
  expect(ask(null)).toBe(ask(false));
});

test("a change of the fees wins within days", () => {
  const change = START + 26 * DAY_MS;
  const model = fitFees(
    ordersLike("change", 500, ({ metres, placedAt }) => ({
      delivery: Math.round(perKm(metres) * (placedAt < change ? 1 : 1.5)),
    })),
  );
  const { delivery } = estimateFees(model, situation({ metres: 6000, restaurantId: 99 }));
  expect(Math.abs(delivery - 1.5 * perKm(6000))).toBeLessThan(60);
});

test("the service fee follows the subtotal between its least and its most", () => {
  const service = (subtotal: number) => Math.round(Math.min(600, Math.max(200, 0.08 * subtotal)));
  const model = fitFees(
    ordersLike("service", 500, ({ subtotal }) => ({ service: service(subtotal) })),
  );
  for (const subtotal of [1500, 4000, 6000, 11_000]) {
    const estimate = estimateFees(model, situation({ subtotal }));
    expect(Math.abs(estimate.service - service(subtotal))).toBeLessThan(15);
  }
});

test("an order whose place is not told still counts for the restaurant", () => {
  const orders = ordersLike("placeless", 300, ({ restaurantId }) => ({
    delivery: restaurantId === 1 ? 500 : 900,
    ...(restaurantId === 1 ? { neighbourhoodId: null, metres: null } : {}),
  }));
  expect(estimateFees(fitFees(orders), situation({ restaurantId: 1 })).delivery).toBe(500);
  expect(estimateFees(fitFees(orders), situation({ restaurantId: 2 })).delivery).toBe(900);
});

test("one person's many orders at one restaurant in one week are one voice", () => {
  const honest = ordersLike("voice", 300, () => ({ delivery: 900 }));
  const one = Array.from({ length: 200 }, (_, i) =>
    feeOrder(1000 + i, {
      person: "loud",
      placedAt: START + 25 * DAY_MS + i * 60_000,
      delivery: 2000,
    }),
  );
  expect(estimateFees(fitFees([...honest, ...one]), situation()).delivery).toBe(900);
});

test("a neighbourhood that a restaurant delivers to for another fee is told that fee, others are not", () => {
  const dear = (order: FeeOrder) => order.restaurantId === 3 && order.neighbourhoodId === 5;
  const orders = ordersLike("here", 600, (order) => ({ delivery: dear(order) ? 1500 : 900 }));
  const more = Array.from({ length: 20 }, (_, i) =>
    feeOrder(1000 + i, {
      ...{ restaurantId: 3, neighbourhoodId: 5, delivery: 1500, person: `near ${i}` },
      placedAt: START + (i + 5) * DAY_MS,
    }),
  );
  const model = fitFees([...orders, ...more]);
  const to = (neighbourhoodId: number, restaurantId = 3) =>
    estimateFees(model, situation({ neighbourhoodId, restaurantId })).delivery;
  expect(to(5)).toBeGreaterThan(1200);
  expect(to(6)).toBeLessThan(1050);
  expect(to(5, 4)).toBeLessThan(1050);
});
