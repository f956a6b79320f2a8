import fc from "fast-check";
import type { DishOrder, KnownPrice, PlatformPrices } from "~/features/fees";
import { type OrderFees, PLATFORMS } from "~/features/prices";

/** Amounts lie on a grid of half riyals, so that whoever tries every amount misses none. */
export const GRID_HALALAS = 50;

const amount = (most: number) =>
  fc.integer({ min: 0, max: most / GRID_HALALAS }).map((steps) => steps * GRID_HALALAS);
const rarely = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** What a platform charges by what the dishes cost: with thresholds, a service fee that grows, and VAT on top or not. */
const feesOf = fc
  .record({
    delivery: amount(2000),
    service: amount(400),
    serviceFrom: amount(6000),
    freeFrom: rarely(amount(9000)),
    small: rarely(fc.record({ below: amount(6000), fee: amount(1500) })),
    minimum: rarely(amount(4000)),
    vatShare: fc.constantFrom(0, 0, 0.15),
  })
  .map(({ freeFrom, small, minimum, ...rule }) => (items: number): OrderFees => {
    const delivery = freeFrom !== undefined && items >= freeFrom ? 0 : rule.delivery;
    const service = items >= rule.serviceFrom ? rule.service : 0;
    const smallOrder = small && items < small.below ? small.fee : 0;
    const sum = delivery + service + smallOrder;
    return {
      ...{ delivery, service, smallOrder, low: sum, high: sum, confidence: "high" },
      vat: Math.round((items + sum) * rule.vatShare),
      basis: { level: "restaurant", orders: 5, people: 5, newest: 0 },
      thresholds: {
        ...(freeFrom !== undefined && { freeFrom }),
        ...(small && { smallOrderBelow: small.below, smallOrderFee: small.fee }),
        ...(minimum !== undefined && { minimum }),
      },
    };
  });

const price: fc.Arbitrary<KnownPrice> = fc.record({
  itemPrice: amount(3000).map((halalas) => halalas + GRID_HALALAS),
  status: fc.constantFrom("verified", "verified", "unverified", "stale"),
  confidence: fc.constant("high"),
  newestSupportAt: fc.constant(0),
});

/** An order of a few dishes, and what each platform asks for it: not every dish is sold on every one. */
export const pricedOrder: fc.Arbitrary<{ order: DishOrder[]; platforms: PlatformPrices[] }> = fc
  .array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 })
  .chain((quantities) =>
    fc.record({
      order: fc.constant(quantities.map((quantity, at) => ({ dishId: at + 1, quantity }))),
      platforms: fc.tuple(
        ...PLATFORMS.map((platform) =>
          fc
            .record({
              feesOf,
              list: fc.array(fc.option(price, { freq: 8 }), {
                minLength: quantities.length,
                maxLength: quantities.length,
              }),
            })
            .map(({ feesOf, list }): PlatformPrices => {
              const prices = list.flatMap((one, at) => (one ? [[at + 1, one] as const] : []));
              return { platform, feesOf, prices: new Map(prices) };
            }),
        ),
      ),
    }),
  );
