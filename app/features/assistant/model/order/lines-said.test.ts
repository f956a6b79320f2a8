import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

const ordered = (said: string) =>
  linesOf(lastOf(said)).map(({ dish, quantity, size }) =>
    [quantity ?? 1, dish, size].filter(Boolean).join(" "),
  );

test.each([
  ["dosa teen aur chai karak ek, Kerala Palace se", "3 dosa", "1 chai karak"],
  ["edamame and mochi at Koi & Kumo", "1 edamame", "1 mochi"],
  ["أبي عصير برتقال كبير وعصير رمان صغير من رمان وتوت", "1 عصير برتقال كبير", "1 عصير رمان صغير"],
  ["turon tatlo at lumpia dalawa sa Bahay Manila", "3 turon", "2 lumpia"],
  ["1 dragon roll 4 miso soup and an edamame at koi", "1 dragon roll", "4 miso soup", "1 edamame"],
  [
    "2 pepperoni medium, 1 margherita large and a garlic bread from rukn al hajari",
    ...["2 pepperoni medium", "1 margherita large", "1 garlic bread"],
  ],
  ["3 tamees 2 foul and 1 shakshouka from am saeed", "3 tamees", "2 foul", "1 shakshouka"],
  ["1 chicken 65 at Kerala Palace", "1 chicken 65"],
  ["chicken and rice at Abu Rayan Chicken", "1 chicken rice"],
  ["sweet and sour chicken at Tiger Wok", "1 sweet and sour chicken"],
  ["chicken burger, 2 of them + fries", "2 chicken burger", "1 fries"],
  ["burgers, 2 of them, and fries", "2 burgers", "1 fries"],
] as const)("%s", (said, ...lines) => {
  expect(ordered(said)).toEqual(lines);
});

test.each([
  ["cheeseburger and fries at Burger Al Hara or Burger Dukkan 9", "1 cheeseburger", "1 fries"],
  ["smash burger and fries at Smoke Alley or Burger Dukkan 9", "1 smash burger", "1 fries"],
  ["cheeseburger and 9 fries at Burger Al Hara or Burger Dukkan 9", "1 cheeseburger", "9 fries"],
  ["latte and cheesecake at Rakwa or 24 Karat Coffee", "1 latte", "1 cheesecake"],
  ["شاورما دجاج وثومية من عمو حمزة ولا شاورما 77", "1 شاورما دجاج", "1 ثومية"],
  ["لاتيه وتشيز كيك من ركوة ولا قهوة ٢٤ قيراط", "1 لاتيه", "1 تشيز كيك"],
  ["cheeseburger aur fries Burger Al Hara ya Burger Dukkan 9 se", "1 cheeseburger", "1 fries"],
  ["چیز برگر اور فرائز برگر الحارہ یا شاورما 77 سے", "1 cheeseburger", "1 fries"],
  ["चीज़ बर्गर और फ्राइज़ बर्गर अल हारा या शावरमा 77 से", "1 cheese burger", "1 fries"],
  ["cheeseburger at fries sa Burger Al Hara o Burger Dukkan 9", "1 cheeseburger", "1 fries"],
])("the number in the name of any restaurant counts nothing: %s", (said, ...lines) => {
  expect(ordered(said)).toEqual(lines);
});

test("of what is listed, a word that nobody knows is told", () => {
  expect(lastOf("chicken burger, fries and zzyzx")).toMatchObject({ left: "zzyzx" });
});

test.each([
  ["halo halo and lumpia, two each", "2 halo halo", "2 lumpia"],
  ["halo halo at lumpia tig dalawa kay Aling Nena", "2 halo halo", "2 lumpia"],
  ["adobo at sinigang tigtatlo", "3 adobo", "3 sinigang"],
  ["we are three: burger and fries, one each", "3 burger", "3 fries"],
  ["dalawang halo halo at lumpia", "2 halo halo", "1 lumpia"],
])("so many each is said of every dish: %s", (said, ...lines) => {
  expect(ordered(said)).toEqual(lines);
});

test.each([
  "chicken adobo and lumpia under 60 riyals",
  "adobo at lumpia budget 60",
  "adobo at lumpia sa bahay manila, 60 lang budget ko",
  "كبسة دجاج وبطاطس بأقل من 60 ريال",
])("what “%s” may cost at most counts none of it", (said) => {
  const order = lastOf(said);
  expect(linesOf(order).map(({ quantity }) => quantity)).toEqual([null, null]);
  expect(order.maxTotal).toBe(60);
});

test("what is counted behind a dish has no limit", () => {
  expect(lastOf("chicken adobo and lumpia 6")).toMatchObject({
    ...{ maxTotal: null, other: { dish: "lumpia", quantity: 6 } },
  });
});

test.each([
  ["2 naan and one karahi", ["2 naan", "1 karahi"]],
  ["dalawang sisig at isang sinigang", ["2 sisig", "1 sinigang"]],
  ["ابي نفر مندي لحم ونفرين رز", ["1 مندي لحم", "2 رز"]],
])("of «%s» each is counted, known or not", (said, dishes) => {
  const lines = linesOf(lastOf(said)).map(({ dish, quantity }) => `${quantity ?? 1} ${dish}`);
  expect(lines).toEqual(dishes);
});

test.each([
  ["tapsilog at kape sa isang app lang", "tapsilog", "coffee"],
  ["biryani and chai all on one app", "biryani", "chai"],
  ["برجر وبطاطس من تطبيق واحد", "برجر", "بطاطس"],
  ["burger aur fries ek hi app par", "burger", "fries"],
])("«%s» is an order of two", (said, ...dishes) =>
  expect(linesOf(lastOf(said)).map(({ dish }) => dish)).toEqual(dishes),
);

test("whether one restaurant or several is asked of the order, and none is called so", () => {
  const order = ["burger and croissant", "is it cheaper from one restaurant or several?"];
  expect(linesOf(lastOf(...order)).map(({ dish, restaurant }) => [dish, restaurant])).toEqual([
    ["burger", ""],
    ["croissant", ""],
  ]);
  expect(lastOf("max 2 burgers")).toMatchObject({ quantity: 2, maxTotal: null });
});

test("who eats is no dish", () => {
  expect(lastOf("3 kids and 2 burgers")).toMatchObject({ kind: "price", quantity: 2, people: 3 });
});
