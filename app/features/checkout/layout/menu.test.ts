import { expect, test } from "vitest";
import { typedRows } from "~tests/support/typed-page";
import { labelledAmounts } from "./labelled";
import { menuLines, menuReading } from "./menu";
import { moneyOf } from "./money";
import { orderLines } from "./order-lines";

function menuOf(...lines: string[]) {
  const rows = typedRows(...lines);
  const labelled = labelledAmounts(rows);
  return menuLines(orderLines(rows, labelled, moneyOf(rows, labelled)), labelled);
}

const DISHES = [
  "Chicken Shawarma     14.00",
  "Falafel Wrap          9.50",
  "French Fries          7.00",
  "Orange Juice         11.00",
];

test("many prices and nothing to pay are a menu, each price for one", () => {
  expect(menuOf(...DISHES)?.map(({ name, quantity, price }) => [name, quantity, price])).toEqual([
    ["Chicken Shawarma", 1, 1400],
    ["Falafel Wrap", 1, 950],
    ["French Fries", 1, 700],
    ["Orange Juice", 1, 1100],
  ]);
});

test.each([
  ["a total", [...DISHES, "Total                41.50"]],
  ["a subtotal", [...DISHES, "Subtotal             41.50"]],
  ["quantities", DISHES.map((line) => `2x ${line}`)],
  ["few dishes", DISHES.slice(0, 3)],
])("with %s it is an order", (_, lines) => {
  expect(menuOf(...lines)).toBeNull();
});

test("a menu tells what is on it, and nothing of an order", () => {
  const reading = menuReading(menuOf(...DISHES) ?? [], {
    restaurant: { value: "Ammu Hamza", sure: false },
    date: { value: null, sure: false },
    text: "",
  });
  expect(reading).toMatchObject({
    ...{ menu: true, itemPrice: { value: 1400 }, total: { value: null } },
    deliveryFee: { value: null },
  });
});

test("dishes on shelves, side by side, are each a line", () => {
  const shelves = menuOf(
    "Chicken Shawarma        Falafel Wrap",
    "14.00                   9.50",
    "French Fries            Orange Juice",
    "7.00                    11.00",
  );
  expect(shelves?.map(({ name, price }) => [name, price])).toEqual([
    ["Chicken Shawarma", 1400],
    ["Falafel Wrap", 950],
    ["French Fries", 700],
    ["Orange Juice", 1100],
  ]);
});
