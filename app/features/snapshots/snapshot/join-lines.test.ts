import fc from "fast-check";
import { expect, test } from "vitest";
import type { ReadLine } from "~/features/checkout";
import { joinLines } from "./join-lines";

const line = (name: string, price: number | null = 1000, quantity = 1): ReadLine => ({
  name,
  price,
  quantity,
});
const [SHAWARMA, FALAFEL, FRIES, JUICE] = [
  line("Chicken Shawarma", 1400),
  line("Falafel Wrap", 950),
  line("French Fries", 700, 2),
  line("Orange Juice", 1100),
];

test("what two pictures both show is one line", () => {
  expect(
    joinLines([
      [SHAWARMA, FALAFEL, FRIES],
      [FALAFEL, FRIES, JUICE],
    ]),
  ).toEqual([SHAWARMA, FALAFEL, FRIES, JUICE]);
});

test("whoever scrolled up took the end first, and a picture within another adds nothing", () => {
  expect(
    joinLines([
      [FRIES, JUICE],
      [SHAWARMA, FALAFEL, FRIES],
    ]),
  ).toHaveLength(4);
  expect(joinLines([[SHAWARMA, FALAFEL, FRIES, JUICE], [FALAFEL, FRIES], []])).toHaveLength(4);
});

test("a line that is read worse the second time is the same, and fills what was missing", () => {
  const worse = line("Falafe1 Wrap", 950);
  const blank = { ...FALAFEL, price: null };
  expect(
    joinLines([
      [SHAWARMA, FALAFEL],
      [worse, JUICE],
    ]),
  ).toEqual([SHAWARMA, FALAFEL, JUICE]);
  expect(
    joinLines([
      [SHAWARMA, blank],
      [FALAFEL, JUICE],
    ]),
  ).toEqual([SHAWARMA, FALAFEL, JUICE]);
});

test("another quantity, price or dish is another line", () => {
  for (const other of [
    { ...FALAFEL, quantity: 2 },
    { ...FALAFEL, price: 900 },
    line("Kunafa", 950),
  ])
    expect(
      joinLines([
        [SHAWARMA, FALAFEL],
        [other, JUICE],
      ]),
    ).toHaveLength(4);
});

test("any order cut into overlapping pictures comes back whole", () => {
  const orders = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 3, maxLength: 40 });
  fc.assert(
    fc.property(orders, fc.nat(), fc.nat(), (prices, cut, more) => {
      const whole = prices.map((price) => line(`dish ${price} of ${price * 7}`, price * 100));
      const end = 1 + (cut % (whole.length - 1));
      const start = Math.max(0, end - 1 - (more % 3));
      expect(joinLines([whole.slice(0, end), whole.slice(start)])).toEqual(whole);
    }),
  );
});
