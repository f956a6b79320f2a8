import { expect, test } from "vitest";
import { emptyReading, type ReadAmounts, type Reading } from "../reading";
import { partsSum } from "./parts-sum";

function reading(amounts: Partial<Record<keyof ReadAmounts, number>>, vatIncluded = true): Reading {
  const fields = Object.entries(amounts).map(([name, value]) => [name, { value, sure: true }]);
  return {
    ...emptyReading(),
    ...Object.fromEntries(fields),
    vatIncluded: { value: vatIncluded, sure: true },
  };
}

test("VAT that the prices hold is not added again", () => {
  expect(partsSum(reading({ subtotal: 4000, deliveryFee: 1200, vat: 678, total: 5200 }))).toBe(
    true,
  );
  expect(partsSum(reading({ subtotal: 4000, vat: 600, total: 4600 }, false))).toBe(true);
  expect(partsSum(reading({ subtotal: 4000, vat: 600, total: 4600 }, true))).toBe(false);
});

test("a discount is taken off and a wallet is not", () => {
  const amounts = { subtotal: 4000, deliveryFee: 500, discount: 1000, wallet: 2000, total: 3500 };
  expect(partsSum(reading(amounts))).toBe(true);
});

test("a price and a quantity stand in for a subtotal", () => {
  const two = { ...reading({ itemPrice: 1500, total: 3000 }), quantity: { value: 2, sure: true } };
  expect(partsSum(two)).toBe(true);
});

test("without a total nothing sums", () => {
  expect(partsSum(emptyReading())).toBe(false);
});
