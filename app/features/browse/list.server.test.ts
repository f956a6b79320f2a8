import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createBranch, createRestaurant, dishNameId } from "~/features/catalogue/queries.server";
import { TYPICAL_TERMS } from "~/features/fees";
import { foldTotals } from "~/features/fees/index.server";
import { openDatabase } from "~/server/database/db.server";
import type { Database, Offer } from "~db/schema";
import { setFees } from "~tests/support/typical-fees";
import { areaGroups, cuisineGroups } from "./groups.server";
import { ON_A_PAGE, restaurantList } from "./list.server";

const NOW = Date.UTC(2026, 2, 14);
const DAY = 24 * 60 * 60 * 1000;
const JUDGED = { now: NOW, terms: TYPICAL_TERMS };
const ALL = { name: "", cuisine: null, area: null, page: 1 };

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openDatabase("file::memory:");
});
afterEach(() => db.destroy());

/** A dish with one price; halalas, days. */
async function dish(
  restaurant_id: number,
  name_en: string,
  { price, age = 1, section = "mains" }: { price: number; age?: number; section?: string },
): Promise<number> {
  const dish_name_id = await dishNameId(db, { name_ar: null, name_en });
  const { id } = await db
    .insertInto("dishes")
    .values({ restaurant_id, dish_name_id, size: null, section, asked_count: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const at = NOW - age * DAY;
  const offer: Offer = {
    ...{ dish_id: id, platform: "platform_a", item_price: price, support: 3, contradiction: 0 },
    ...{ evidence_at: at, supporters: 2, has_proof: 1, newest_support_at: at, since: at },
    ...{ newest_trusted_proof_at: null, firm_at: at },
  };
  await db.insertInto("offers").values(offer).execute();
  await foldTotals(db, [id]);
  return id;
}

async function restaurant(name_en: string, rest: { cuisine?: string; rating?: number } = {}) {
  const id = await createRestaurant(db, { name_en, ...rest }, NOW);
  await setFees(db, id, 500);
  return id;
}

test("those with prices come first, each with what is cheapest there by a price that is not stale", async () => {
  await restaurant("Best Rated", { rating: 5 });
  const priced = await restaurant("Steak House", { rating: 3 });
  const old = await restaurant("Old Prices", { rating: 4 });
  await dish(priced, "Sparkling Water", { price: 200, section: "drinks" });
  await dish(priced, "Last Year's Wings", { price: 500, age: 40 });
  const wings = await dish(priced, "Wings", { price: 1500 });
  await dish(priced, "Ribeye", { price: 9000 });
  await dish(old, "Soup", { price: 300, age: 31 });
  const list = await restaurantList(db, ALL, JUDGED);
  expect(list?.restaurants.map(({ names, cheapest }) => [names.en, cheapest?.id])).toEqual([
    ["Old Prices", undefined],
    ["Steak House", wings],
    ["Best Rated", undefined],
  ]);
  expect(list?.restaurants[1]?.cheapest?.best).toMatchObject({ total: 2000, status: "verified" });
  expect(list?.cheapest.map(({ dish, restaurant }) => [dish.id, restaurant.en])).toEqual([
    [wings, "Steak House"],
  ]);
});

test("a juice bar is no place without prices: what is drunk is what it sells", async () => {
  const bar = await restaurant("Mango Corner", { cuisine: "juice" });
  await dish(bar, "Fruit Salad", { price: 1500, section: "sweets" });
  const juice = await dish(bar, "Mango Juice", { price: 900, section: "drinks" });
  const list = await restaurantList(db, { ...ALL, cuisine: "juice" }, JUDGED);
  expect(list?.restaurants[0]?.cheapest?.id).toBe(juice);
  expect(list?.cheapest.map(({ dish }) => dish.id)).toEqual([juice]);
});

test("a list is of a cuisine, a neighbourhood, a name, or of all that these leave", async () => {
  const { id: area } = await db
    .insertInto("neighbourhoods")
    .values({ name_ar: "العليا", name_en: "Olaya", lat: 24.7, lng: 46.7 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const steak = await restaurant("Steak House", { cuisine: "steak" });
  const burger = await restaurant("Burger Boutique", { cuisine: "burger" });
  const here = await restaurant("Burger Palace", { cuisine: "burger" });
  for (const id of [steak, here])
    await createBranch(db, id, { lat: 24.7, lng: 46.7, neighbourhood_id: area });
  const ids = async (wanted: Partial<Parameters<typeof restaurantList>[1]>) =>
    (await restaurantList(db, { ...ALL, ...wanted }, JUDGED))?.restaurants.map(({ id }) => id);
  expect(await ids({ cuisine: "burger" })).toEqual([here, burger]);
  expect(await ids({ area })).toEqual([steak, here]);
  expect(await ids({ area, cuisine: "burger" })).toEqual([here]);
  expect(await ids({ area: "other" })).toEqual([burger]);
  expect(await ids({ area: area + 1 })).toEqual([]);
  expect(await ids({ name: "ستيك هاوس" })).toEqual([steak]);
  expect(await ids({ name: "burger", area })).toEqual([here]);
  expect(await areaGroups(db, "en", NOW)).toEqual([
    { names: { ar: "العليا", en: "Olaya" }, path: `/districts/${area}-olaya`, count: 2, pages: 1 },
    { names: null, path: "/districts/other", count: 1, pages: 1 },
  ]);
  expect((await cuisineGroups(db, NOW)).map(({ path, count }) => [path, count])).toEqual([
    ["/cuisines/burger", 2],
    ["/cuisines/steak", 1],
  ]);
});

test("every restaurant stands on one page, and there is none after the last", async () => {
  for (let number = 0; number <= ON_A_PAGE; number++) await restaurant(`Restaurant ${number}`);
  const pages = await Promise.all(
    [1, 2, 3].map((page) => restaurantList(db, { ...ALL, page }, JUDGED)),
  );
  expect(pages.map((list) => list?.restaurants.length)).toEqual([ON_A_PAGE, 1, undefined]);
  const ids = pages.flatMap((list) => list?.restaurants.map(({ id }) => id) ?? []);
  expect(new Set(ids).size).toBe(ON_A_PAGE + 1);
  expect(pages[0]).toMatchObject({ count: ON_A_PAGE + 1, pages: 2 });
});
