import fc from "fast-check";
import { expect, test } from "vitest";
import { type Checkout, chargesOf, checkoutOf, checkoutSums, RARE_CHARGES } from "./checkout";

const halalas = fc.nat(50_000);
const fees = ["delivery_fee", "service_fee", "vat_on_top", "discount", ...RARE_CHARGES] as const;
const checkouts = fc
  .record({
    quantity: fc.integer({ min: 1, max: 99 }),
    item_price: fc.integer({ min: 1, max: 50_000 }),
    others: halalas,
    ...(Object.fromEntries(fees.map((fee) => [fee, fc.oneof(fc.constant(0), halalas)])) as Record<
      (typeof fees)[number],
      fc.Arbitrary<number>
    >),
  })
  .map((parts): Checkout & { others: number } => ({ ...parts, paid_total: null }));

test("a checkout taken apart into charges is put together again, and sums", () => {
  fc.assert(
    fc.property(checkouts, (checkout) => {
      const { item_price, quantity, others } = checkout;
      const again = checkoutOf({ item_price, quantity, others }, chargesOf(checkout));
      expect({ ...again, paid_total: null }).toEqual(checkout);
      expect(checkoutSums(again)).toBe(true);
      expect(checkoutSums({ ...again, paid_total: (again.paid_total ?? 0) + 6 })).toBe(false);
    }),
  );
});
