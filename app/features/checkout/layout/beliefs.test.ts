import { expect, test } from "vitest";
import { NO_PARTS } from "../sums/parts";
import type { Solution } from "../sums/solve";
import { dishField, type Grounds, partField } from "./beliefs";
import type { PageAmount } from "./page-amounts";

const amount = (value: number): PageAmount => ({
  ...{ value, negative: false, decimals: true, agreed: true },
  box: { x0: 0, y0: 0, x1: 90, y1: 30 },
  candidates: [{ value, probability: 0.98 }],
});

/** A page that sums with delivery on two lines, the less clear of which is named so far for certain. */
function deliveryOf(label: number) {
  const from = [amount(1200), amount(399)];
  const solution: Solution = {
    ...{ ...NO_PARTS, subtotal: 7950, deliveryFee: 1599, vat: 1246, total: 9549 },
    ...{ sums: true, exact: true, vatFits: true, vatIncluded: true, repeated: false },
    ...{ base: 7950, reward: 14, score: 14, used: from, lead: () => 14 },
    taken: { deliveryFee: { value: 1599, probability: 0.96, from, label } },
  };
  return partField({ solution, invoice: null }, "deliveryFee");
}

test("a part of two lines is certain only where both are clearly called so", () => {
  expect(deliveryOf(0.95)).toEqual({ value: 1599, sure: true });
  expect(deliveryOf(0.66)).toEqual({ value: 1599, sure: false });
});

test("a part whose halalas may not have been read is certain only where a tax fits it", () => {
  const total = { ...amount(23000), decimals: false, cut: true };
  const read = (vatFits: boolean, from: PageAmount) => {
    const solution: Solution = {
      ...{ ...NO_PARTS, subtotal: 21800, deliveryFee: 1200, total: 23000 },
      ...{ sums: true, exact: true, vatFits, vatIncluded: true, repeated: false },
      ...{ base: 21800, reward: 14, score: 14, used: [from], lead: () => 14 },
      taken: { total: { value: 23000, probability: 0.96, from: [from], label: 0.98 } },
    };
    return partField({ solution, invoice: null }, "total").sure;
  };
  expect([read(false, amount(23000)), read(false, total)]).toEqual([true, false]);
  expect(read(true, total)).toBe(true);
});

test("nothing is certain beside a tax that is the share of nothing, but for what an invoice's code says", () => {
  const read = (vatFits: boolean, invoice: Grounds["invoice"] = null) => {
    const from = [amount(4900)];
    const solution: Solution = {
      ...{ ...NO_PARTS, subtotal: 3000, deliveryFee: 1900, vat: 649, total: 4900 },
      ...{ sums: true, exact: true, vatFits, vatIncluded: true, repeated: false },
      ...{ base: 3000, reward: 14, score: 14, used: from, lead: () => 14 },
      taken: { total: { value: 4900, probability: 0.98, from, label: 0.98 } },
    };
    return partField({ solution, invoice }, "total").sure;
  };
  const code = { seller: "Najd Kitchen", time: null, timeIfUtc: null, total: 4900, vat: 649 };
  expect([read(true), read(false), read(false, code)]).toEqual([true, false, true]);
});

test("one dish that comes to its subtotal is certain only where the order sums", () => {
  const read = (sums: boolean) => {
    const solution: Solution = {
      ...{ ...NO_PARTS, subtotal: 8790, deliveryFee: 1450, total: 10240 },
      ...{ sums, exact: sums, vatFits: false, vatIncluded: null, repeated: false },
      ...{ base: 8790, reward: 14, score: 14, used: [], lead: () => 14 },
      taken: { subtotal: { value: 8790, probability: 0.98, from: [amount(8790)], label: 0.98 } },
    };
    const lines = [{ name: "Burger", quantity: 2, price: 4395 }];
    const priced = { lines, sum: 8790, fits: true, belief: 1, cost: 0 };
    return dishField({ solution, priced, invoice: null }, "price").sure;
  };
  expect([read(true), read(false)]).toEqual([true, false]);
});
