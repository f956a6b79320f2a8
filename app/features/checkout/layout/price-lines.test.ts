import { expect, test } from "vitest";
import type { OrderLine } from "./order-line";
import { itemSums, priceLines } from "./price-lines";

const line = (
  amount: number,
  quantity: number | null,
  more: Partial<OrderLine> = {},
): OrderLine => ({
  name: "Falafel",
  quantity,
  belief: quantity === null ? 0 : 1,
  amount,
  others: [],
  one: null,
  from: [],
  at: null,
  ownName: true,
  ...more,
});

test("an amount for all of them is parted by the quantity", () => {
  const { lines, fits, belief } = priceLines([line(3000, 2), line(1000, 1)], 4000);
  expect(lines.map(({ price }) => price)).toEqual([1500, 1000]);
  expect([fits, belief]).toEqual([true, 1]);
});

test("an amount for one is multiplied when only that comes to the sum", () => {
  const { lines, fits } = priceLines([line(1500, 2), line(1000, 1)], 4000);
  expect(lines.map(({ price }) => price)).toEqual([1500, 1000]);
  expect(fits).toBe(true);
});

test("an old price beside the new one is passed over", () => {
  const old = line(2425, 1, { others: [{ value: 2025, probability: 0.5 }] });
  expect(priceLines([old, line(4895, 3)], 16710).lines[0]?.price).toBe(2025);
});

test("misread digits of several lines are mended together", () => {
  const read = [
    line(7500, 1, { others: [{ value: 1500, probability: 0.1 }] }),
    line(8000, 1, { others: [{ value: 3000, probability: 0.1 }] }),
  ];
  expect(priceLines(read, 4500).lines.map(({ price }) => price)).toEqual([1500, 3000]);
});

test("a row that is no dish is left out, one without a name first", () => {
  const { lines, fits } = priceLines([line(900, 1, { name: "" }), line(4000, 1)], 4000);
  expect(lines).toHaveLength(1);
  expect(fits).toBe(true);
});

test("a guessed quantity is not relied on", () => {
  const { lines, belief } = priceLines([line(1500, null)], 4500);
  expect(lines[0]).toMatchObject({ quantity: 3, price: 1500 });
  expect(belief).toBe(0);
});

test("a second amount that proves the price for one wins", () => {
  expect(priceLines([line(6000, 3, { one: 2000 })], 6000).lines[0]?.price).toBe(2000);
});

test("when nothing fits, the plain reading stands and says so", () => {
  expect(priceLines([line(1500, 1)], 99_900)).toMatchObject({ fits: false, sum: 1500 });
  expect(priceLines([], 100)).toMatchObject({ lines: [], fits: false });
});

test("a whole number above the dishes is left out sooner than a dish", () => {
  const number = line(28_431, null, { name: "Your order is confirmed" });
  const dishes = [line(1600, 1), line(3600, 3)];
  expect(priceLines([number, ...dishes], 5200).lines.map(({ price }) => price)).toEqual([
    1600, 1200,
  ]);
  expect(itemSums([number, ...dishes]).get(5200)?.lines).toBe(2);
});

test("both plain ways to understand lines are likelier than any guess", () => {
  const sums = [...itemSums([line(1500, 2)]).values()];
  expect(sums.map(({ sum }) => sum).slice(0, 2)).toEqual([1500, 3000]);
  expect(itemSums([line(1500, null)]).get(4500)?.cost).toBeGreaterThan(2);
});

test("an unread quantity of a new price beside the old one is found by the sum", () => {
  const stepper = line(5800, null, { others: [{ value: 4600, probability: 0.5 }] });
  expect(priceLines([stepper, line(2900, null)], 16_700).lines).toMatchObject([
    { price: 4600, quantity: 3 },
    { price: 2900, quantity: 1 },
  ]);
});

test("a quantity that does not divide its amount is not believed", () => {
  expect(priceLines([line(4550, 9)], 4550).belief).toBe(0);
  expect(priceLines([line(4550, 7)], 4550).belief).toBe(1);
});

test("an amount in smaller type than those of the dishes is left out sooner", () => {
  const at = (tall: number) => {
    const box = { x0: 0, x1: 90, y0: 0, y1: tall };
    return [{ value: 0, negative: false, decimals: true, box, candidates: [], agreed: true }];
  };
  const lines = [line(802, null, { from: at(20) }), line(6375, 3, { from: at(36) })];
  const sums = (all: OrderLine[]) => itemSums([...all, line(1350, 1, { from: at(36) })]);
  expect(sums(lines).get(7725)?.cost).toBeLessThan(3);
  const [time, ...dishes] = lines as [OrderLine, OrderLine];
  expect(sums([{ ...time, from: at(36) }, ...dishes]).get(7725)).toBeUndefined();
});

test("a quantity that is clear is not changed for the sum: a line was not seen", () => {
  const { lines, fits } = priceLines([line(2000, 1), line(1500, 1)], 9500);
  expect(lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
  expect(fits).toBe(false);
});

test("what an option costs is no free dish", () => {
  const option = line(300, null, { others: [{ value: 0, probability: 0.4 }] });
  const { lines, fits } = priceLines([line(2975, 1), option, line(5095, 1)], 8070);
  expect([lines.map(({ price }) => price), fits]).toEqual([[2975, 5095], true]);
});
