import { expect, test } from "vitest";
import { emptyReading, type ReadLine } from "~/features/checkout/reading";
import { countLines } from "./snapshots/lines";

const truth = {
  file: "one.png",
  layout: "card",
  ...{ total: 3500, itemPrice: 1000, deliveryFee: 0, vat: null },
  lines: [
    { name: "شاورما دجاج", quantity: 2, price: 1000 },
    { name: "فلافل", quantity: 1, price: 1500 },
  ],
};
const count = (items: ReadLine[]) => countLines({ truth, reading: { ...emptyReading(), items } });

test("a line is found by its price or its name, and counts as right by its price alone", () => {
  const [shawarma, falafel] = [
    { name: "شاورما دجاح", quantity: 2, price: 1000 },
    { name: "", quantity: 1, price: 1500 },
  ];
  expect(count([shawarma, falafel])).toEqual({ lines: 2, found: 2, prices: 2, right: 2 });
  expect(count([{ ...shawarma, price: 2000 }])).toEqual({
    lines: 2,
    found: 1,
    prices: 1,
    right: 0,
  });
});

test("a line nobody drew is a wrong price, and none of two", () => {
  const twice = { name: "", quantity: 1, price: 1500 };
  expect(count([twice, twice])).toEqual({ lines: 2, found: 1, prices: 2, right: 1 });
  expect(countLines({ truth, reading: null })).toEqual({ lines: 2, found: 0, prices: 0, right: 0 });
});
