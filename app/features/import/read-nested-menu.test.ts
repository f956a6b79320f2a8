import { expect, test } from "vitest";
import { readNestedMenu } from "./read-nested-menu";

const lines = (data: unknown) => readNestedMenu(data).rows.map(({ values }) => values);

test("groups under keys give their dishes what they are called", () => {
  expect(lines({ "cold-drinks": [{ en: "Iced Latte", ar: "ايس لاتيه", price: 13 }] })).toEqual([
    { section: "Cold drinks", en: "Iced Latte", ar: "ايس لاتيه", price: "13" },
  ]);
});

test("a restaurant, groups with names in both languages and dishes under keys", () => {
  const menu = {
    restaurant_info: { name: "King Croissant" },
    menu: [
      {
        category_ar: "كرواسون",
        category_en: "Croissants",
        items: { plain: { item_ar: "سادة", price: "7" }, new: { item_ar: "لوز" } },
      },
    ],
  };
  expect(lines({ restaurants: [menu] })).toEqual([
    {
      restaurant: "King Croissant",
      section: "كرواسون / Croissants",
      item_ar: "سادة",
      price: "7",
    },
    { restaurant: "King Croissant", section: "كرواسون / Croissants", item_ar: "لوز" },
  ]);
});

test("a dish with several prices is a line for each", () => {
  const [pizza, tea, kept] = [
    { name: "Margherita", prices: { small: 45, large: 85, family: "-" } },
    {
      name: { en: "Tea", ar: "شاي" },
      sizes: [
        { name: "Hot", price: 5 },
        { name: "Iced", price: 7 },
      ],
    },
    { name: "Burger", price: 20, extras: [{ name: "Cheese", price: 3 }] },
  ];
  expect(lines({ menu: [pizza, tea, kept] })).toEqual([
    { name: "Margherita", size: "small", price: "45" },
    { name: "Margherita", size: "large", price: "85" },
    { name_en: "Tea", name_ar: "شاي", size: "Hot", price: "5" },
    { name_en: "Tea", name_ar: "شاي", size: "Iced", price: "7" },
    { name: "Burger", price: "20", extras: '[{"name":"Cheese","price":3}]' },
  ]);
});

test("an amount with its currency is one price, and of which kind a dish is says none", () => {
  const menu = [
    { name: "Burger", price: { amount: 12, currency: "SAR" } },
    { name: "Tea", sizes: [{ name: "Hot", price: { value: "5.50", unit: "SAR" } }] },
    { name: "Steak", price: 80, type: { id: 3, name: "Grilled" } },
  ];
  expect(lines({ menu })).toMatchObject([
    { name: "Burger", price: "12" },
    { name: "Tea", size: "Hot", price: "5.50" },
    { name: "Steak", price: "80" },
  ]);
});

test("groups that have their names in a list of their own", () => {
  const named = {
    categories: [
      { id: "salads", name: "السلطات" },
      { id: 7, name: "Grills" },
    ],
  };
  expect(lines({ ...named, products: { salads: [{ name: "فتوش", price: 12 }] } })).toEqual([
    { section: "السلطات", name: "فتوش", price: "12" },
  ]);
  expect(lines({ ...named, items: [{ name: "Kebab", category: 7, price: 30 }] })).toEqual([
    { section: "Grills", name: "Kebab", price: "30" },
  ]);
});

test("what has a name and no price near it is told", () => {
  const { rows, broken } = readNestedMenu({
    social: [{ name: "Instagram" }],
    menu: [{ name: "Kabsa", price: 20 }],
  });
  expect(rows).toMatchObject([{ line: 2 }]);
  expect(broken).toMatchObject([{ line: 1, why: "has no price, and nothing beside it has one" }]);
});

test("JSON without a price is no menu", () => {
  expect(() => readNestedMenu({ places: [{ name: "Kudu", lat: 24.7 }] })).toThrow(
    "nothing in it has a price",
  );
});
