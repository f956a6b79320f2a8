import { expect, test } from "vitest";
import { dishShare, type Order, vatWasAdded } from "./order";

const order = (parts: Partial<Order>): Order => ({
  quantity: 1,
  itemPrice: 0,
  others: 0,
  deliveryFee: 0,
  serviceFee: 0,
  vat: 0,
  discount: 0,
  total: 0,
  ...parts,
});

test("the total tells whether VAT was added", () => {
  const parts = { itemPrice: 2000, deliveryFee: 1000, vat: 450 };
  expect(vatWasAdded(order({ ...parts, total: 3450 }))).toBe(true);
  expect(vatWasAdded(order({ ...parts, vat: 391, total: 3000 }))).toBe(false);
  expect(vatWasAdded(order({ ...parts, total: 9999 }))).toBeNull();
  expect(vatWasAdded(order({ itemPrice: 2000, discount: 500, total: 1500 }))).toBe(false);
});

test("an order of one dish is that dish's share", () => {
  const one = order({ quantity: 2, itemPrice: 1500, deliveryFee: 900, vat: 585, total: 4485 });
  expect(dishShare(one)).toEqual({
    quantity: 2,
    itemPrice: 1500,
    deliveryFee: 900,
    serviceFee: 0,
    vatOnTop: 585,
    discount: 0,
    paidTotal: 4485,
  });
});

test("beside other dishes it has its share of VAT and discount, and the whole fee", () => {
  const shared = order({
    itemPrice: 2000,
    others: 2000,
    deliveryFee: 1000,
    vat: 750,
    discount: 400,
    total: 5350,
  });
  expect(dishShare(shared)).toEqual({
    quantity: 1,
    itemPrice: 2000,
    deliveryFee: 1000,
    serviceFee: 0,
    vatOnTop: 450,
    discount: 200,
    paidTotal: 3250,
  });
});

test("parts that don't make the total leave it as it was shown", () => {
  const odd = order({ itemPrice: 2000, others: 500, vat: 300, total: 9999 });
  expect(dishShare(odd)).toMatchObject({ vatOnTop: 0, paidTotal: 9999 });
});

test("nothing that costs nothing divides by nothing", () => {
  expect(dishShare(order({ vat: 500, total: 500 })).vatOnTop).toBe(500);
});
