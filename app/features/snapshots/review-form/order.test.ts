import { expect, test } from "vitest";
import { checkoutSums } from "~/features/checkout";
import { ORDER_FIELDS } from "./fields";
import { type Order, orderedCheckout, vatWasAdded } from "./order";

const NOTHING = Object.fromEntries(ORDER_FIELDS.map((field) => [field, 0])) as Order;
const order = (parts: Partial<Order>): Order => ({ ...NOTHING, quantity: 1, ...parts });

test("the total tells whether VAT was added", () => {
  const parts = { item_price: 2000, delivery_fee: 1000, vat: 450 };
  expect(vatWasAdded(order({ ...parts, total: 3450 }))).toBe(true);
  expect(vatWasAdded(order({ ...parts, vat: 391, total: 3000 }))).toBe(false);
  expect(vatWasAdded(order({ ...parts, total: 9999 }))).toBeNull();
  expect(vatWasAdded(order({ item_price: 2000, discount: 500, total: 1500 }))).toBe(false);
});

test("an order is sent whole, each charge by its kind", () => {
  const parts = {
    ...{ quantity: 2, item_price: 1500, others: 700, delivery_fee: 900, service_fee: 100 },
    ...{ small_order_fee: 500, cash_fee: 200, tip: 300, donation: 100 },
    ...{ discount: 400, delivery_discount: 900 },
  };
  const checkout = orderedCheckout(order({ ...parts, vat: 800, total: 5300 }));
  expect(checkout).toEqual({ ...parts, vat_on_top: 800, paid_total: 5300 });
  expect(checkoutSums(checkout)).toBe(true);
  expect(checkoutSums({ ...checkout, tip: 0 })).toBe(false);
});

test("parts that don't make the total leave it as it was shown", () => {
  const odd = order({ item_price: 2000, others: 500, vat: 300, total: 9999 });
  expect(orderedCheckout(odd)).toMatchObject({ vat_on_top: 0, paid_total: 9999 });
});
