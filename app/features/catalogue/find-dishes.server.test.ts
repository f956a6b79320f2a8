import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "~db/schema";
import { openSample } from "~tests/support/sample-database";
import { findDishes } from "./find-dishes.server";

let db: Kysely<Database>;
beforeAll(async () => {
  db = await openSample();
});
afterAll(() => db.destroy());

test.each([
  ["عمو حمزة", "شاورما دجاج"],
  ["مطعم عمو حمزه", "شاورما دجاج"],
  ["Ammu Hamza", "Chicken Shawarma"],
])("%s, %s is found, and likely", async (restaurant, dish) => {
  const [first] = await findDishes(db, { restaurant, dish });
  expect(first).toMatchObject({ name_ar: "شاورما دجاج", likely: true });
  expect(first?.restaurant.ar).toBe("عمو حمزة");
});

test("without a dish there is the menu, without a restaurant nothing", async () => {
  expect((await findDishes(db, { restaurant: "عمو حمزة", dish: "" })).length).toBeGreaterThan(3);
  expect(await findDishes(db, { restaurant: "", dish: "شاورما" })).toEqual([]);
});

test("a dish nobody has is not likely anything", async () => {
  const found = await findDishes(db, { restaurant: "عمو حمزة", dish: "كافيار أسود مع ذهب" });
  expect(found.filter(({ likely }) => likely)).toEqual([]);
});
