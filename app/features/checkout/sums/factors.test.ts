import { describe, expect, test } from "vitest";
import type { ItemSum } from "../layout/price-lines";
import { type PageContext, scoreFactors } from "./factors";
import { NO_PARTS, type PartValues } from "./parts";

const nothing: PageContext = { itemSums: new Map(), invoice: null, repeats: () => 0 };
const items = (...sums: ItemSum[]) => new Map(sums.map((one) => [one.sum, one]));
const choice = (parts: Partial<PartValues>): PartValues => ({ ...NO_PARTS, ...parts });

describe("the parts sum", () => {
  test("with VAT on top, which is 15 % of what it is charged on", () => {
    const parts = choice({ subtotal: 5000, deliveryFee: 1000, vat: 900, total: 6900 });
    expect(scoreFactors(parts, null, nothing)).toMatchObject({
      sums: true,
      vatFits: true,
      vatIncluded: false,
      base: 5000,
    });
  });

  test("with VAT within, less a discount", () => {
    const parts = choice({
      subtotal: 8000,
      deliveryFee: 900,
      discount: 2000,
      vat: 900,
      total: 6900,
    });
    expect(scoreFactors(parts, true, nothing)).toMatchObject({ sums: true, vatFits: true });
  });

  test("with a discount on the delivery that is as much as another charge", () => {
    const parts = choice({ subtotal: 6000, serviceFee: 103, deliveryDiscount: 103, total: 6000 });
    expect(scoreFactors(parts, null, nothing)).toMatchObject({ sums: true, exact: true });
    const alone = choice({ subtotal: 6000, total: 6000 });
    expect(scoreFactors(alone, null, nothing).sums).toBe(false);
  });

  test("by the lines of the order where no subtotal was read", () => {
    const parts = choice({ deliveryFee: 1000, total: 6000 });
    const itemSums = items({ sum: 4000, cost: 0, lines: 1 }, { sum: 5000, cost: 1, lines: 1 });
    expect(scoreFactors(parts, null, { ...nothing, itemSums })).toMatchObject({
      sums: true,
      base: 5000,
    });
    expect(scoreFactors(parts, null, nothing).sums).toBe(false);
  });

  test("the less likely what the lines come to is, the less it is worth", () => {
    const parts = choice({ deliveryFee: 1000, total: 6000 });
    const [likely, unlikely] = [0.5, 3].map((cost) => {
      const itemSums = items({ sum: 5000, cost, lines: 1 });
      return scoreFactors(parts, null, { ...nothing, itemSums }).reward;
    });
    expect(likely).toBeGreaterThan(unlikely as number);
  });

  test("not when the total is the subtotal again and nothing was added", () => {
    expect(scoreFactors(choice({ subtotal: 5000, total: 5000 }), null, nothing).sums).toBe(false);
    const free = choice({ subtotal: 5000, deliveryFee: 0, total: 5000 });
    expect(scoreFactors(free, null, nothing).sums).toBe(true);
    const dishes = (lines: number) => {
      const itemSums = items({ sum: 5000, cost: 0, lines });
      return scoreFactors(choice({ subtotal: 5000, total: 5000 }), null, { ...nothing, itemSums })
        .sums;
    };
    expect([dishes(1), dishes(2)]).toEqual([false, true]);
  });

  test("not when they are off by a digit that is easily misread", () => {
    const off = (total: number) => choice({ subtotal: 20440, deliveryFee: 1300, total });
    expect(scoreFactors(off(21745), null, nothing).sums).toBe(false);
    expect(scoreFactors(off(21741), null, nothing).sums).toBe(true);
  });

  test("not without a total", () => {
    expect(scoreFactors(choice({ subtotal: 5000, vat: 750 }), null, nothing)).toMatchObject({
      sums: false,
      reward: 0,
    });
  });
});

test("a tax said to be included that makes the sum is worth less than one that is not", () => {
  const parts = choice({ subtotal: 5000, deliveryFee: 1000, vat: 900, total: 6900 });
  expect(scoreFactors(parts, true, nothing).reward).toBeLessThan(
    scoreFactors(parts, null, nothing).reward,
  );
});

test("a total that stands there twice, and one less the wallet", () => {
  const twice = { ...nothing, repeats: (value: number) => (value === 6000 ? 2 : 0) };
  expect(scoreFactors(choice({ total: 6000 }), null, twice).repeated).toBe(true);
  expect(scoreFactors(choice({ total: 6100 }), null, twice).repeated).toBe(false);
  const paid = choice({ total: 6000, wallet: 1500, charged: 4500 });
  expect(scoreFactors(paid, null, nothing).repeated).toBe(true);
});

test("agreeing with the invoice's code speaks for a reading", () => {
  const coded = { ...nothing, invoice: { total: 6900, vat: 900 } };
  const parts = choice({ total: 6900, vat: 900 });
  expect(scoreFactors(parts, null, coded).reward).toBeGreaterThan(
    scoreFactors(parts, null, nothing).reward,
  );
});
