import fc from "fast-check";
import { expect, test } from "vitest";
import type { Checkout } from "~/features/checkout";
import { hasOddCharge } from "./plausible";

const ORDER = 4000;
const DELIVERY = 900;
const usual: Checkout = {
  ...{ item_price: ORDER / 2, quantity: 2, delivery_fee: DELIVERY, service_fee: 200 },
  ...{ vat_on_top: 0, discount: 0, paid_total: null },
};

/** What each charge may come to at most, halalas. */
const MOST = {
  ...{ service_fee: ORDER, small_order_fee: ORDER, cash_fee: ORDER, tip: ORDER, donation: ORDER },
  ...{ discount: ORDER, delivery_discount: DELIVERY, delivery_fee: ORDER },
  vat_on_top: (ORDER + DELIVERY) / 5,
} as const;
const charges = fc.constantFrom(...(Object.keys(MOST) as (keyof typeof MOST)[]));

test("a charge that is negative or larger than the order is odd, whichever it is, and no other", () => {
  fc.assert(
    fc.property(charges, fc.integer({ min: -20_000, max: 20_000 }), (charge, amount) => {
      expect(hasOddCharge({ ...usual, [charge]: amount })).toBe(
        amount < 0 || amount > MOST[charge],
      );
    }),
    { numRuns: 300 },
  );
});

test.each(Object.entries(MOST))("%s of %s is the most", (charge, most) => {
  expect(hasOddCharge({ ...usual, [charge]: most })).toBe(false);
  expect(hasOddCharge({ ...usual, [charge]: most + 1 })).toBe(true);
  expect(hasOddCharge({ ...usual, [charge]: -1 })).toBe(true);
});
