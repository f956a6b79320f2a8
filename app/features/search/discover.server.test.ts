import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRestaurant } from "~/features/catalogue/queries.server";
import { type ExternalPlace, type Maps, MapsUnavailable } from "~/providers/maps/maps";
import { openDatabase } from "~/server/database/db.server";
import type { Database } from "~db/schema";
import { searchAndDiscover } from "./discover.server";

let db: Kysely<Database>;
beforeAll(async () => {
  db = await openDatabase("file::memory:");
  await createRestaurant(db, { name_ar: "عمو حمزة" }, 1);
});
afterAll(() => db.destroy());

const place = (name: string): ExternalPlace => ({
  placeId: "ChIJa",
  name,
  lat: 24.7,
  lng: 46.7,
  rating: null,
  types: ["restaurant"],
});

const ask = (query: string, found: ExternalPlace[] | Error) => {
  const asked: (string | null)[] = [];
  const maps: Maps = {
    async find({ keyword }) {
      asked.push(keyword);
      if (found instanceof Error) throw found;
      return found;
    },
  };
  return searchAndDiscover({ db, maps }, { query, now: 1 }).then((result) => ({
    ...result,
    asked,
  }));
};

test("a restaurant that only the maps provider knows exists, and its dish can't be priced", async () => {
  const result = await ask("قهوة سهيل", [place("بيت المندي"), place("قهوة سهيل")]);
  expect(result).toMatchObject({
    discoveredViaExternal: true,
    emptyReason: "item_not_in_db",
    matches: [],
    intent: { restaurant: "قهوة سهيل" },
  });
});

test.each([
  ["۴ قهوة سهيل", 4],
  ["٤ قهوة سهيل", 4],
  ["قهوة سهيل ×3", 3],
  ["two قهوة سهيل", 2],
  ["قهوة سهيل", 1],
])("%s: how many stands beside the name of the restaurant", async (query, quantity) => {
  const { intent } = await ask(query, [place("قهوة سهيل")]);
  expect(intent).toEqual({ restaurant: "قهوة سهيل", item: "", quantity });
});

test("a number that is part of the restaurant's name is no quantity", async () => {
  const { intent } = await ask("سهيل 90", [place("سهيل 90")]);
  expect(intent).toMatchObject({ restaurant: "سهيل 90", quantity: 1 });
});

test("in the other script too", async () => {
  const result = await ask("Suhail Coffee", [place("قهوة سهيل")]);
  expect(result.discoveredViaExternal).toBe(true);
});

test.each([
  ["another name is another restaurant", [place("بيت المندي")]],
  ["nothing found is nothing", []],
  ["a provider that is down knows nothing", new MapsUnavailable()],
])("%s", async (_why, found) => {
  const result = await ask("شاورما من قهوة سهيل", found);
  expect(result).toMatchObject({
    discoveredViaExternal: false,
    emptyReason: "restaurant_not_found",
  });
});

test("what our store knows is not asked of anybody", async () => {
  const { asked, discoveredViaExternal } = await ask("عمو حمزة", [place("عمو حمزة")]);
  expect([asked, discoveredViaExternal]).toEqual([[], false]);
});

test("a word that names no restaurant is not asked of anybody", async () => {
  expect((await ask("🍔", [])).asked).toEqual([]);
});
