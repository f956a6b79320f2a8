import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRestaurant } from "~/features/catalogue/queries.server";
import type { Database } from "~db/schema";
import { SAMPLE_NOW as NOW, openSample } from "~tests/support/sample-database";
import { search } from "./search.server";

let db: Kysely<Database>;
beforeAll(async () => {
  db = await openSample();
});
afterAll(() => db.destroy());

const ask = (query: string) => search(db, { query, now: NOW });

test("two in one word are two of the dish in a list as well", async () => {
  const { lines } = await ask("شاورمتين دجاج وحمص من عمو حمزة");
  expect(lines.map(({ intent }) => [intent.item, intent.quantity])).toEqual([
    ["شاورما دجاج", 2],
    ["حمص", 1],
  ]);
  expect(lines[0]?.matches).toHaveLength(1);
});

test.each([
  ["شاورما وبطاطس وبيبسي", ["شاورما:1", "بطاطس:1", "بيبسي:1"]],
  ["2 شاورما دجاج وبيبسي", ["شاورما دجاج:2", "بيبسي:1"]],
  ["ابغى 3 تشيز برجر و2 بطاطس وحلقات بصل", ["تشيز برجر:3", "بطاطس:2", "حلقات بصل:1"]],
  ["cheeseburger + fries + coke", ["cheeseburger:1", "fries:1", "coke:1"]],
  ["do chicken biryani aur ek raita", ["chicken biryani:2", "raita:1"]],
  ["chiken biryani or naan alwadi se", ["chiken biryani:1", "naan:1"]],
  ["2 burger aur fries sab milake kitna", ["burger:2", "fries:1"]],
  ["biryani aur lassi dono ka total", ["biryani:1", "lassi:1"]],
  ["كم حساب 2 شاورما وبطاطس مع بعض", ["شاورما:2", "بطاطس:1"]],
  ["dalawang chicken adobo saka isang halo-halo lahat-lahat", ["chicken adobo:2", "halo-halo:1"]],
  ["idli sambhar and filter coffee", ["idli sambhar:1", "filter coffee:1"]],
  ["كبسة وموية وشاهي", ["كبسة:1", "موية:1", "شاهي:1"]],
  ["दो मसाला डोसा और एक चाय सब मिलाकर", ["मसाला डोसा:2", "चाय:1"]],
])("each dish is a line of its own, also one that no menu has: %s", async (query, lines) => {
  const { request } = await ask(query);
  expect(request.lines.map(({ dish, quantity }) => `${dish?.words}:${quantity}`)).toEqual(lines);
});

test.each([
  ["6 cold brews at dune drip", "Cold Brew", 6],
  ["2 cokes", "Soft Drink", 2],
  ["adobong manok dalawa", "Chicken Adobo", 2],
])("%s", async (query, item, quantity) => {
  const { understood, intent } = await ask(query);
  expect([understood.item?.name_en, intent.quantity]).toEqual([item, quantity]);
});

test.each([
  ["fattoush and hummus zaytoon w zaatar", "Zaytoon w Zaatar", ["Fattoush", "Hummus"]],
  ["زیتون و زعتر سے حمص اور متبل", "Zaytoon w Zaatar", ["Hummus", "Mutabbal"]],
])("a restaurant's name is not cut where dishes are: %s", async (query, restaurant, dishes) => {
  const { lines } = await ask(query);
  expect(lines.map(({ understood }) => understood.item?.name_en)).toEqual(dishes);
  expect(lines.map(({ understood }) => understood.restaurant?.name_en)).toEqual(
    dishes.map(() => restaurant),
  );
});

test.each([
  ["steak n shake", "steak n shake"],
  ["cheeseburger from halal corner", "halal corner"],
  ["تشيز برجر من سوا", "سوا"],
  ["تشيز برجر من محتار", "محتار"],
  ["pizza n pasta house", "pizza n pasta house"],
])("whom we lack is said, and nobody else's price: %s", async (query, name) => {
  const { request, matches, lines } = await ask(query);
  expect(request.restaurants).toMatchObject([{ words: name, ids: [] }]);
  expect([matches, lines]).toEqual([[], []]);
});

test("a restaurant called by a word that else says nothing is found, with or without a menu", async () => {
  await createRestaurant(db, { name_ar: "ركن حلال", name_en: "The Halal Corner" }, NOW);
  await createRestaurant(db, { name_ar: "سوا", name_en: "Sawa" }, NOW);
  const asked = [
    ...["halal corner", "cheeseburger from the halal corner", "halal corner cheeseburger"],
    ...["سوا", "تشيز برجر من سوا"],
  ];
  const found = await Promise.all(asked.map(async (query) => (await ask(query)).intent.restaurant));
  const [corner, sawa] = ["The Halal Corner", "سوا"];
  expect(found).toEqual([corner, corner, corner, sawa, sawa]);
  expect((await ask("halal burger")).matches.length).toBeGreaterThan(2);
});

test.each([
  "شاورما دجاج عمو حمزة بدون مخلل وزيادة ثوم",
  "chicken shawarma from amo hamza with extra cheese and no onions",
])("how it is wanted is no dish of its own: %s", async (query) => {
  const { lines, intent } = await ask(query);
  expect(lines).toEqual([]);
  expect(intent.restaurant).toBe("عمو حمزة");
});

test("the sentence that asks for most is the question, whatever is said around it", async () => {
  const { intent } = await ask(
    `${"Lovely weather again, is it not? ".repeat(20)}2 chicken shawarma from amo hamza. See you.`,
  );
  expect(intent).toEqual({ restaurant: "عمو حمزة", item: "Chicken Shawarma", quantity: 2 });
});

test.each([
  ["pav bhaji 2 vada pav 3", ["Pav Bhaji:2", "Vada Pav:3"]],
  ["lumpia tatlo tapos leche flan isa", ["Lumpiang Shanghai:3", "Leche Flan:1"]],
  ["chicken adobo x2 n halo halo aling nena", ["Chicken Adobo:2", "Halo-Halo:1"]],
  ["halo-halo at leche flan", ["Halo-Halo:1", "Leche Flan:1"]],
  ["half biryani full biryani kerala", ["Chicken Biryani:1", "Chicken Biryani:1"]],
])(
  "what counts the dish before it, «tapos» and the next size begin another line: %s",
  async (query, lines) => {
    const found = (await ask(query)).lines;
    expect(
      found.map(({ understood, intent }) => `${understood.item?.name_en}:${intent.quantity}`),
    ).toEqual(lines);
  },
);
