import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "~db/schema";
import { SAMPLE_NOW as NOW, openSample } from "~tests/support/sample-database";
import { search } from "./search.server";

let db: Kysely<Database>;
beforeAll(async () => {
  db = await openSample();
});
afterAll(() => db.destroy());

const ask = (query: string) => search(db, { query, now: NOW });

test.each([
  ["onion rings from Dukkan 9", 1],
  ["onion rings dukkan 9", 1],
  ["2 onion rings from Dukkan 9", 2],
  ["قهوة من دكان 9", 1],
  ["3 smash burger from burger dukkan 9", 3],
  ["onion rings from Smoke Alley 9", 9],
])("%s are %i: the number of a restaurant's name counts no dish", async (query, quantity) => {
  expect((await ask(query)).intent.quantity).toBe(quantity);
});

test.each([
  "quinoa salad without feta green plate",
  "green plate quinoa salad without feta",
  "سلطة كينوا بدون جبن صحن أخضر",
])("%s: what is left out ends where the restaurant begins", async (query) => {
  const { understood } = await ask(query);
  expect([understood.restaurant?.name_en, understood.item?.name_en]).toEqual([
    "Green Plate",
    "Quinoa Salad",
  ]);
});

test.each([
  ["نص دجاج مضغوط و لبن من مضغوط نجد", false],
  ["لبن وكبسة دجاج", false],
  ["كبسة دجاج قرب لبن", true],
  ["كبسة دجاج في حي لبن", true],
])(
  "%s: a drink that a neighbourhood is called like is that only where a place is announced",
  async (query, isPlace) => {
    const { request } = await ask(query);
    expect(Boolean(request.area)).toBe(isPlace);
  },
);

test.each([
  ["شاورما صاروخ زينه من عمو حمزه", 1],
  ["شاورما دجاج زينة", 1],
  ["دزينة سمبوسة لحم من قدور الديرة", 12],
])("%s are %i: praise counts nothing", async (query, quantity) => {
  expect((await ask(query)).intent.quantity).toBe(quantity);
});

test.each([
  ["coffee iced", ["Iced Americano", "Cold Brew"]],
  ["hot coffee", ["Coffee of the Day", "Turkish Coffee"]],
  ["kape na malamig", ["Iced Americano", "Cold Brew"]],
  ["latte iced", ["Iced Matcha Latte"]],
])("%s: how a drink is wanted may stand behind it", async (query, names) => {
  const { matches } = await ask(query);
  expect(matches.slice(0, 2).map(({ item }) => item.name_en)).toEqual(names);
});

test.each([
  ["برقر لحم ديرة", "Burger Al Deera", "Beef Burger", 1],
  ["beef burger deera", "Burger Al Deera", "Beef Burger", 1],
  ["بیف برگر میل دیرہ", "Burger Al Deera", "Beef Burger Meal", 1],
  ["beef burger in deera", undefined, "Beef Burger", 1],
  ["كبسة دجاج الديرة", undefined, "Chicken Kabsa", 1],
  ["بروست 8 حبات المقرمش", "Al Muqarmish Broast", "8 Piece Broast Meal", 1],
  ["چار پیس بروسٹ المقرمش", "Al Muqarmish Broast", "4 Piece Broast Meal", 1],
  ["rakwa spanish late small", "Rakwa Roasters", "Spanish Latte", 1],
  ["sharwama beef medium", undefined, "Beef Shawarma", 1],
  ["kfc style broast 4 piece", undefined, "4 Piece Broast Meal", 1],
])("%s", async (query, restaurant, item, quantity) => {
  const { understood, intent } = await ask(query);
  expect([understood.restaurant?.name_en, understood.item?.name_en, intent.quantity]).toEqual([
    ...[restaurant, item, quantity],
  ]);
});

test("«open late» is no latte", async () => {
  expect((await ask("shawarma open late")).understood.item).toBeNull();
});

test("a restaurant whose Arabic name alone is known is found before «ka»", async () => {
  const { understood } = await ask("half kg lamb kebab abu rakan ka");
  expect(understood.restaurant?.name_ar).toBe("مشويات أبو راكان");
});

test.each([
  ["kusina adobo 2", "Kusina ni Aling Nena", "Chicken Adobo", 2],
  ["3 lumpia shanghai kusina", "Kusina ni Aling Nena", "Lumpiang Shanghai", 3],
  ["شاورما كبير حار ٧٧", "Shawarma 77", "Spicy Shawarma", 1],
  ["كنافه خالتي هند وسط", "Khalti Hind Kunafa", "Cheese Kunafa", 1],
  ["mandi shiekh salem nos", "مندي الشيخ سالم", "Chicken Mandi", 1],
  ["onoin rings", undefined, "Onion Rings", 1],
  ["sushi 24", undefined, "24 Piece Sushi Box", 1],
  ["آٹھ پیس بروسٹ سپائسی", undefined, "8 Piece Broast Meal", 1],
  ["24 chicken kabsa", undefined, "Chicken Kabsa", 24],
  ["4 nos vegetable samosa", undefined, "Vegetable Samosa", 4],
  ["large adobo 25", undefined, "Chicken Adobo", 25],
])(
  "%s: a part of one restaurant's name is that restaurant, and its number counts nothing",
  async (query, place, dish, quantity) => {
    const { understood, intent, matches } = await ask(query);
    const { restaurant } = understood;
    expect([
      restaurant?.name_en ?? restaurant?.name_ar,
      matches[0]?.item.name_en,
      intent.quantity,
    ]).toEqual([place, dish, quantity]);
  },
);

test("a short word is no dish that it only sounds like a part of", async () => {
  expect((await ask("put")).matches).toEqual([]);
  expect((await ask("fol")).matches).not.toEqual([]);
});

test.each([
  ["butter chicken garlic naan", ["Butter Chicken", "Garlic Naan"]],
  ["chicken biryani mango lassi", ["Chicken Biryani", "Mango Lassi"]],
  ["chicken shawarma saj", []],
  ["mocha latte", []],
])("%s: whole names side by side are several dishes", async (query, dishes) => {
  const { lines } = await ask(query);
  expect(lines.map(({ understood }) => understood.item?.name_en)).toEqual(dishes);
});

test("a short word that only sounds like one of a longer name is no restaurant's", async () => {
  expect((await ask("pit")).understood.restaurant).toBeNull();
  expect((await ask("koi")).understood.restaurant?.name_en).toBe("Koi & Kumo");
});
