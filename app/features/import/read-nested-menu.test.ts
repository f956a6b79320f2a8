import { expect, test } from "vitest";
import { readNestedMenu } from "./read-nested-menu";

const lines = (data: unknown) => readNestedMenu(data).rows.map(({ values }) => values);

test("groups under keys give their dishes what they are called", () => {
  expect(lines({ "cold-drinks": [{ en: "Iced Latte", ar: "ايس لاتيه", price: 13 }] })).toEqual([
    { section: "Cold drinks", en: "Iced Latte", ar: "ايس لاتيه", price: "13" },
  ]);
  expect(lines({ coldDrinks: [{ nameEn: "Iced Latte", price: 13 }] })).toEqual([
    { section: "Cold drinks", nameEn: "Iced Latte", price: "13" },
  ]);
});

test("capitals that are the menu's own stay", () => {
  const said = {
    "McDonalds Specials": "McDonalds Specials",
    McDonalds: "McDonalds",
    BBQ_Ribs: "BBQ Ribs",
    "KFC-Buckets": "KFC Buckets",
    ColdDrinks: "Cold Drinks",
    hot_drinks: "Hot drinks",
    مشويات_مشكلة: "مشويات مشكلة",
  };
  for (const [key, section] of Object.entries(said))
    expect(lines({ [key]: [{ name: "X", price: 13 }] })).toMatchObject([{ section }]);
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

test("what sizes add is put on the dish's own price; what platforms ask, and whole prices, are left", () => {
  const priced = (dish: object) =>
    lines({ menu: [{ name: "Pizza", ...dish }] }).map(({ size, price }) => [size, price]);
  const sizes = (prices: Record<string, unknown>, key = "price") =>
    Object.entries(prices).map(([name, price]) => ({ name, [key]: price }));
  const large = ["large", "30"];
  const all: [object, unknown[]][] = [
    [{ price: 20, sizes: sizes({ small: 0, large: 10 }) }, [["small", "20"], large]],
    [{ price: "20 SAR", sizes: { small: 0, large: 10 } }, [["small", "20"], large]],
    [{ price: 13, variants: sizes({ large: "17" }, "addPrice") }, [large]],
    [{ price: 13, portions: sizes({ large: "+17.00" }) }, [large]],
    [{ price: 13, portions: sizes({ small: 0, large: "+17.00" }) }, [["small", "13"], large]],
    [{ price: 13, portions: sizes({ small: 13, large: "+17" }) }, [["small", "13"], large]],
    [{ price: 13, sizes: sizes({ small: 13, large: 30 }) }, [["small", "13"], large]],
    [{ sizes: sizes({ small: 0, large: 30 }) }, [["small", "0"], large]],
    // A size for nothing among whole prices is one that is not sold.
    [{ price: 20, sizes: { small: 0, large: 30 } }, [["small", "0"], large]],
    [
      { price: 20, sizes: sizes({ small: 20, large: 30, family: "0.00" }) },
      [["small", "20"], large, ["family", "0.00"]],
    ],
    [
      { price: 30, sizes: sizes({ half: 20, large: 30, family: 0 }) },
      [["half", "20"], large, ["family", "0"]],
    ],
    [
      { price: 13, platforms: sizes({ platform_a: 0, platform_b: 15 }) },
      [
        ["platform_a", "0"],
        ["platform_b", "15"],
      ],
    ],
  ];
  for (const [dish, prices] of all) expect(priced(dish)).toEqual(prices);
});

test("sizes that may be whole or added are as others in the file are", () => {
  const priced = (...dishes: object[]) =>
    lines({ menu: dishes.map((dish) => ({ name: "Pizza", ...dish })) }).map(({ price }) => price);
  const unsure = { price: 13, sizes: { small: 0, large: 17 } };
  const added = { price: 20, sizes: { small: 0, large: 10 } };
  const whole = { price: 20, sizes: { small: 20, large: 30 } };
  expect(priced(unsure, added)).toEqual(["13", "30", "20", "30"]);
  expect(priced(unsure, whole)).toEqual(["0", "17", "20", "30"]);
  expect(priced(unsure, added, whole)).toEqual(["0", "17", "20", "30", "20", "30"]);
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
  expect(lines({ ...named, items: [{ name: "Kebab", categoryId: "7", price: 30 }] })).toEqual([
    { section: "Grills", name: "Kebab", price: "30" },
  ]);
  // Where the names are nowhere, a number says nothing.
  expect(lines([{ name: "Kebab", category_id: 7, price: 30 }])).toEqual([
    { category_id: "7", name: "Kebab", price: "30" },
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
