import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freshCatalogue } from "~/features/catalogue/index.server";
import { RESTAURANTS } from "~/sample/restaurants";
import type { Database } from "~db/schema";
import { openSample } from "~tests/support/sample-database";
import { readQuestion } from "./read-question.server";

let db: Kysely<Database>;
beforeAll(async () => {
  db = await openSample();
});
afterAll(() => db.destroy());

/** Characters of the longest message. */
const LONGEST = 4_000;

const MENU = RESTAURANTS.flatMap(({ ar, en, menu }) =>
  menu.map(([, dishAr, dishEn]) => ({
    ar: [dishAr ?? dishEn ?? "", ar ?? en ?? ""] as const,
    en: [dishEn ?? dishAr ?? "", en ?? ar ?? ""] as const,
  })),
);

/** An order for four of the sample's dishes after the other, in which hardly a name occurs twice. */
function orders(language: "ar" | "en", and: string, from: string): string {
  const said: string[] = [];
  for (let at = 0; said.join(" ").length < LONGEST; at += 28) {
    const four = MENU.slice(at % 300, (at % 300) + 4).map((one) => one[language]);
    const dishes = four.map(([dish], place) => `${place + 1} ${dish}`);
    said.push(`${dishes.join(and)} ${from} ${four[0]?.[1]}.`);
  }
  return said.join(" ").slice(0, LONGEST);
}

/** How many names are looked up to read a text that nobody asked before. */
async function lookedUp(text: string): Promise<number> {
  const { dishIndex, restaurantIndex } = await freshCatalogue(db);
  const spies = [dishIndex, restaurantIndex].map((index) => vi.spyOn(index, "search"));
  await readQuestion(db, text);
  const count = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return count;
}

/** A search of a name takes up to a third of a millisecond: with more, one message keeps everybody waiting. */
const MOST_NAMES = 250;

test.each([
  ["ar", " و", "من"],
  ["en", " and ", "from"],
] as const)(
  "an order of 4,000 characters looks up no more names than can still win: %s",
  async (language, and, from) => {
    expect(await lookedUp(orders(language, and, from))).toBeLessThanOrEqual(MOST_NAMES);
  },
);

test("what is surely a list is never read as one dish", async () => {
  const spoken = "2 Kofta Saj and 3 Tabbouleh and 1 Lasagna and 2 Tiramisu";
  const { lines } = await readQuestion(db, spoken);
  expect(lines.map(({ dish, quantity }) => [dish?.words, quantity])).toEqual([
    ["Kofta Saj", 2],
    ["Tabbouleh", 3],
    ["Lasagna", 1],
    ["Tiramisu", 2],
  ]);
});

test.each([
  ["رمان و توت سلطة فواكه", "رمان و توت"],
  ["3a9eer romman kbeer mn romman w toot", "romman w toot"],
])("a restaurant whose name is cut like a list is still one: %s", async (text, restaurant) => {
  const { restaurants, lines } = await readQuestion(db, text);
  expect(restaurants.map(({ words }) => words)).toEqual([restaurant]);
  expect(lines).toHaveLength(1);
});
