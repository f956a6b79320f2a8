import { expect, test } from "vitest";
import { NO_PARTS } from "../sums/parts";
import type { Solution } from "../sums/solve";
import { partField } from "./beliefs";
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
