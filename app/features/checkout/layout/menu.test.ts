import { expect, test } from "vitest";
import { typedRows } from "~tests/support/typed-page";
import { labelledAmounts } from "./labelled";
import { menuLines, menuReading } from "./menu";
import { moneyOf } from "./money";
import { orderLines } from "./order-lines";

function menuOf(...lines: string[]) {
  const rows = typedRows(...lines);
  const labelled = labelledAmounts(rows);
  return menuLines(rows, orderLines(rows, labelled, moneyOf(rows, labelled)), labelled);
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

test("the price of a dish on a shelf may stand above its name, beside an old one", () => {
  const shelves = menuOf(
    ...["14.00                   9.50   12.00", "Chicken Shawarma        Falafel Wrap"],
    ...["", "", "", "7.00                    11.00", "French Fries            Orange Juice"],
  );
  expect(shelves?.map(({ name, price }) => [name, price])).toEqual([
    ["Chicken Shawarma", 1400],
    ["Falafel Wrap", 950],
    ["French Fries", 700],
    ["Orange Juice", 1100],
  ]);
});

/** Dishes with what is in them and how filling it is between the name and the price. */
const described = (...names: string[]) =>
  names.flatMap((name, at) => [name, "with fries and sauce", "320 kcal", `${at + 5}.50`, "", ""]);

test("what is in a dish is not its name, how filling it is no price, a heading no dish", () => {
  const menu = menuOf(
    ...["Minimum order:   30.00     Delivery fee:   9.00", "", ""],
    ...described("Falafel Wrap", "Lamb Kabsa", "Mixed Grill"),
    ...["Main dishes", "", ""],
    ...described("Orange Juice", "Fattoush Salad"),
  );
  expect(menu?.map(({ name, price }) => [name, price])).toEqual([
    ["Falafel Wrap", 550],
    ["Lamb Kabsa", 650],
    ["Mixed Grill", 750],
    ["Orange Juice", 550],
    ["Fattoush Salad", 650],
  ]);
});

test("prices over their names go with the names below", () => {
  const over = menuOf(
    ...["14.00", "Chicken Shawarma", "", "", "", "", "9.50", "Falafel Wrap", "", "", "", ""],
    ...["7.00", "French Fries", "", "", "", "", "11.00", "Orange Juice"],
  );
  expect(over?.map(({ name, price }) => [name, price])).toEqual([
    ["Chicken Shawarma", 1400],
    ["Falafel Wrap", 950],
    ["French Fries", 700],
    ["Orange Juice", 1100],
  ]);
});

test("a price stays whose name was not read, for somebody to say", () => {
  const menu = menuOf(...DISHES, "", "", "", "", "18.00");
  expect(menu?.map(({ name, price }) => [name, price]).at(-1)).toEqual(["", 1800]);
  expect(menuOf(...DISHES.slice(0, 3), "", "", "", "", "18.00")).toBeNull();
});
