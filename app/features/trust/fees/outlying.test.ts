import fc from "fast-check";
import { expect, test } from "vitest";
import { type FeeOrder, fitFees } from "~/features/fees";
import { feeOrder, feeOrders, ordersLike, START } from "~/features/fees/orders.arbitrary";
import { DAY_MS } from "~/i18n/days";
import { outlyingOrders } from "./outlying";

const byDistance = (metres: number | null) => Math.round(500 + 0.12 * (metres ?? 0));

/** By distance, a little apart from one home to the next. */
const honest = ordersLike("honest", 600, ({ metres }, random) => ({
  delivery: byDistance(metres) + random.int(-60, 60),
}));

const judged = (more: readonly FeeOrder[], others = honest) =>
  outlyingOrders(fitFees([...others, ...more]), [...others, ...more]);

const stated = (said: Partial<FeeOrder> = {}) =>
  feeOrder(9000, { person: "amal", placedAt: START + 20 * DAY_MS, ...said });

test("a fee that nothing explains is judged, a true one is not, and honest people are left alone", () => {
  expect(judged([stated({ delivery: 4000 })])).toEqual([9000]);
  expect(judged([stated({ delivery: 100, metres: 8000 })])).toEqual([9000]);
  expect(judged([stated({ delivery: byDistance(3000) + 150 })])).toEqual([]);
});

test("nobody is ever judged for living further away, whether others live there or nobody does", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 60_000 }),
      fc.constantFrom(1, 5, 77),
      fc.integer({ min: -60, max: 60 }),
      (metres, restaurantId, apart) => {
        const delivery = byDistance(metres) + apart;
        expect(judged([stated({ metres, restaurantId, delivery })])).toEqual([]);
      },
    ),
    { numRuns: 5 },
  );
});

test("where nobody else has ordered from as far, or there at all, any fee may be true", () => {
  const furthest = Math.max(...honest.map(({ metres }) => metres ?? 0));
  fc.assert(
    fc.property(
      fc.integer({ min: furthest + 1000, max: 60_000 }),
      fc.integer({ min: 0, max: 20_000 }),
      (metres, delivery) => {
        expect(judged([stated({ metres, delivery })])).toEqual([]);
      },
    ),
    { numRuns: 4 },
  );
  expect(judged([stated({ restaurantId: 77, delivery: 9000 })])).toEqual([]);
});

test("what was not told speaks for the person", () => {
  for (const untold of [{ metres: null, neighbourhoodId: null }, { hourKnown: false }])
    expect(judged([stated({ delivery: 4000, ...untold })])).toEqual([]);
  expect(judged([stated({ delivery: 0, metres: 9000 })])).toEqual([]);
});

test("what others were charged as well is a change or a campaign, once three days have shown it; a ring bears nobody out", () => {
  const alike = (newcomer: boolean) =>
    Array.from({ length: 30 }, (_, n) =>
      stated({ orderId: 9001 + n, person: `other ${n}`, newcomer, delivery: 4000 }),
    );
  const one = stated({ delivery: 4000 });
  expect(judged([one, ...alike(false)])).toEqual([]);
  expect(judged([one, ...alike(true)])).toContain(9000);
  const newest = honest.reduce((latest, { placedAt }) => Math.max(latest, placedAt), 0);
  expect(judged([{ ...one, placedAt: newest - DAY_MS }])).toEqual([]);
});

test("who tells it does not bear out their own: the same again by one person is judged each time", () => {
  const again = Array.from({ length: 4 }, (_, n) =>
    stated({ orderId: 9000 + n, delivery: 4000, placedAt: START + (15 + n) * DAY_MS }),
  );
  expect(judged(again)).toEqual([9000, 9001, 9002, 9003]);
});

test("whoever's order arrives first, the same ones are judged", () => {
  const shuffled = feeOrders.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  fc.assert(
    fc.property(shuffled, ([one, other]) => {
      expect(judged(other, [])).toEqual(judged(one, []));
    }),
    { numRuns: 20 },
  );
  const lies = [stated({ delivery: 4000 }), stated({ orderId: 9001, delivery: 100, metres: 8000 })];
  const reversed = [...honest, ...lies].reverse();
  expect(judged(reversed, [])).toEqual([9000, 9001]);
});
