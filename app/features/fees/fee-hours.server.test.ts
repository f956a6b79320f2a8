import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS, startOfRiyadhDay } from "~/i18n/days";
import type { Offer } from "~db/schema";
import { fitFees } from "./book";
import { feeHours } from "./fee-hours.server";
import { ordersLike, START } from "./orders.arbitrary";
import { orderFees, TYPICAL_TERMS } from "./quote";
import { hourOf } from "./time";

/** Dearer at noon and in the evening, and on Fridays. */
const model = fitFees(
  ordersLike("by hour", 600, ({ placedAt }) => {
    const hour = hourOf(placedAt);
    return { delivery: 900 + (hour >= 12 && hour < 14 ? 400 : 0) + (hour >= 19 ? 250 : 0) };
  }),
);
const platform = "platform_a";
const known = { model, typical: null, vatShare: 0 };
const restaurantId = 1;

test("each hour says what an order at that hour is charged", () => {
  const asked = fc.record({
    item_price: fc.integer({ min: 100, max: 20_000 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    now: fc.integer({ min: START, max: START + 30 * DAY_MS }),
    member: fc.constantFrom(null, true, false),
  });
  let drawn = 0;
  fc.assert(
    fc.property(asked, ({ item_price, quantity, now, member }) => {
      const terms = { ...TYPICAL_TERMS, member };
      const offer = { item_price } as Offer;
      const day = feeHours([{ offer, platform, restaurantId, known }], quantity, { terms, now });
      if (!day) return;
      drawn += 1;
      const order = { platform, restaurantId, items: item_price * quantity } as const;
      const charged = Array.from({ length: 24 }, (_, hour) => {
        const at = startOfRiyadhDay(now) + (hour * DAY_MS) / 24;
        const { delivery, service } = orderFees(known, order, { ...terms, at });
        return delivery + service;
      });
      expect(day).toEqual({ hour: hourOf(now), platforms: [{ platform, fees: charged }] });
    }),
  );
  expect(drawn).toBeGreaterThan(0);
});

test("a platform whose fees nobody knows is not drawn as free", () => {
  const offer = { item_price: 2000 } as Offer;
  const unknown = { model: null, typical: null, vatShare: 0 };
  const day = feeHours(
    [
      { offer, platform, restaurantId, known },
      { offer, platform: "platform_b", restaurantId, known: unknown },
    ],
    1,
    { now: START },
  );
  expect(day?.platforms).toMatchObject([{ platform }]);
});
