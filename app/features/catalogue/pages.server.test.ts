import type { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "~/server/database/db.server";
import type { Database, Offer } from "~db/schema";
import { setFees } from "~tests/support/typical-fees";
import { dishPage } from "./dish-page.server";
import { createBranch, createRestaurant, dishNameId } from "./queries.server";
import { restaurantPage } from "./restaurant-page.server";

const NOW = Date.UTC(2026, 2, 14);
const DAY = 24 * 60 * 60 * 1000;

let db: Kysely<Database>;
let near: number;
let far: number;
let shawarma: number;

beforeEach(async () => {
  db = await openDatabase("file::memory:");
  near = await createRestaurant(db, { name_ar: "عمو حمزة", cuisine: "shawarma", rating: 4.4 }, NOW);
  far = await createRestaurant(db, { name_en: "Steak House" }, NOW);
  for (const restaurant of [near, far]) await setFees(db, restaurant, 500);
  shawarma = await dishNameId(db, { name_ar: "شاورما دجاج", name_en: "Chicken Shawarma" });
});

afterEach(() => db.destroy());

async function dish(
  restaurant_id: number,
  rest: { size?: string; section?: string; dish_name_id?: number } = {},
) {
  const { id } = await db
    .insertInto("dishes")
    .values({
      restaurant_id,
      dish_name_id: shawarma,
      size: null,
      section: "sandwiches",
      asked_count: 0,
      ...rest,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function offer(dish_id: number, platform: string, item_price: number, ageDays = 1) {
  const at = NOW - ageDays * DAY;
  const row: Offer = {
    dish_id,
    platform,
    item_price,
    support: 3,
    contradiction: 0,
    evidence_at: at,
    supporters: 2,
    has_proof: 1,
    newest_support_at: at,
    newest_trusted_proof_at: null,
    firm_at: at,
    since: at,
  };
  await db.insertInto("offers").values(row).execute();
  await db
    .updateTable("dishes")
    .set({ cheapest_total: item_price + 500 })
    .where("id", "=", dish_id)
    .execute();
}

describe("the page of a restaurant", () => {
  test("there is none for an unknown id", async () => {
    expect(await restaurantPage(db, 999, NOW)).toBeUndefined();
  });

  test("names the cheapest price that is not old", async () => {
    const id = await dish(near);
    await offer(id, "platform_a", 900, 45);
    await offer(id, "platform_b", 1200);
    const page = await restaurantPage(db, near, NOW);
    expect(page?.menu[0]?.dishes[0]?.sizes[0]?.best).toEqual({
      platform: "platform_b",
      total: 1700,
      status: "verified",
      newestSupportAt: NOW - DAY,
    });
  });

  test("an old price alone is shown as old, and no price as none", async () => {
    await offer(await dish(near, { size: "small" }), "platform_a", 900, 45);
    await dish(near, { size: "large" });
    const page = await restaurantPage(db, near, NOW);
    expect(page?.menu[0]?.dishes[0]?.sizes.map(({ best }) => best?.status)).toEqual([
      "stale",
      undefined,
    ]);
  });

  test("counts the branches of each neighbourhood, the fullest first", async () => {
    const { id } = await db
      .insertInto("neighbourhoods")
      .values({ name_ar: "العليا", name_en: "Olaya", lat: 24.7, lng: 46.7 })
      .returning("id")
      .executeTakeFirstOrThrow();
    await createBranch(db, near, { lat: 24.6, lng: 46.6 });
    await createBranch(db, near, { lat: 24.7, lng: 46.7, neighbourhood_id: id });
    await createBranch(db, near, { lat: 24.71, lng: 46.7, neighbourhood_id: id });
    expect((await restaurantPage(db, near, NOW))?.areas).toEqual([
      { names: { ar: "العليا", en: "Olaya" }, path: `/districts/${id}-olaya`, branches: 2 },
      { names: null, path: null, branches: 1 },
    ]);
  });
});

describe("the page of a dish", () => {
  test("there is none for an unknown id", async () => {
    expect(await dishPage(db, { id: 999, quantity: 1, now: NOW })).toBeUndefined();
  });

  test("compares the quantity asked for", async () => {
    const id = await dish(near);
    await offer(id, "platform_a", 1000);
    const page = await dishPage(db, { id, quantity: 3, now: NOW });
    expect(page?.comparison?.ranked[0]?.total).toBe(3500);
  });

  test("without a price there is nothing to compare", async () => {
    const id = await dish(near);
    const page = await dishPage(db, { id, quantity: 1, now: NOW });
    expect(page).toMatchObject({ comparison: null, history: null });
  });

  test("names the sizes of this menu, small first, and the priced ones elsewhere, cheapest first", async () => {
    const large = await dish(near, { size: "large" });
    const small = await dish(near, { size: "small" });
    const dear = await dish(far, { size: "large" });
    const cheap = await dish(far, { size: "small" });
    await dish(far, { size: "family" });
    await offer(small, "platform_a", 900);
    await offer(dear, "platform_a", 2000);
    await offer(cheap, "platform_a", 1000);
    const page = await dishPage(db, { id: large, quantity: 1, now: NOW });
    expect(page?.sizes.map(({ id }) => id)).toEqual([small, large]);
    expect(page?.elsewhere.map(({ id, best }) => [id, best.total])).toEqual([
      [cheap, 1500],
      [dear, 2500],
    ]);
  });

  test("names what else can be chosen of it on this menu, whichever of them it is", async () => {
    const named = async (restaurant: number, name_en: string, size?: string) =>
      dish(restaurant, {
        ...(size && { size }),
        dish_name_id: await dishNameId(db, { name_ar: null, name_en }),
      });
    const hot = await named(near, "Latte (hot)");
    const iced = await named(near, "Latte (iced)", "large");
    const plain = await named(near, "latte");
    for (const other of ["Latte (2)", "Latte Macchiato (hot)", "Mocha (hot)"])
      await named(near, other);
    await named(far, "Latte (oat)");
    for (const id of [hot, iced, plain]) {
      const page = await dishPage(db, { id, quantity: 1, now: NOW });
      expect(page?.sizes.map((one) => [one.id, one.choice?.en ?? null, one.size])).toEqual([
        [hot, "hot", null],
        [iced, "iced", "large"],
        [plain, null, null],
      ]);
    }
  });

  test.each([
    ["Ztea", "ztea (mint)", "Ztea (ginger)", "ZTEA (lemon)"],
    ["Crêpe", "Crepe (Nutella)", "CREPE (كراميل)"],
    ["أرز", "ارز (كبير جدا)", "أَرُز (بالخلطة)"],
    ["50% Cocoa", "50% cocoa (hot)"],
  ])("names are one dish on its page where they are one on the menu: %s", async (...names) => {
    const ids: number[] = [];
    for (const name of [...names, "50 kinds of cocoa (hot)", "Zteas (mint)"]) {
      const said = /[a-z]/i.test(name.charAt(0)) || /^\d/.test(name) ? "name_en" : "name_ar";
      const dish_name_id = await dishNameId(db, { name_ar: null, name_en: null, [said]: name });
      ids.push(await dish(near, { dish_name_id }));
    }
    const one = ids.slice(0, names.length);
    for (const id of one) {
      const page = await dishPage(db, { id, quantity: 1, now: NOW });
      expect(page?.sizes.map((line) => line.id)).toEqual(one);
    }
    const menu = (await restaurantPage(db, near, NOW))?.menu.flatMap(({ dishes }) => dishes);
    expect(menu?.map(({ sizes }) => sizes.length)).toContain(one.length);
  });

  test("a price elsewhere that is old gives way to a newer one, or says that it is old", async () => {
    const id = await dish(near);
    const renewed = await dish(far, { size: "small" });
    await offer(renewed, "platform_a", 300, 45);
    await offer(renewed, "platform_b", 1500);
    const old = await dish(far, { size: "large" });
    await offer(old, "platform_a", 900, 45);
    const page = await dishPage(db, { id, quantity: 1, now: NOW });
    expect(page?.elsewhere.map(({ id, best }) => [id, best.total, best.status])).toEqual([
      [old, 1400, "stale"],
      [renewed, 2000, "verified"],
    ]);
  });
});
