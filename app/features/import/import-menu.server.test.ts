import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setRole } from "~/features/accounts/profile/queries.server";
import { createRestaurant } from "~/features/catalogue/queries.server";
import { hideDish } from "~/features/moderation/catalogue/hide.server";
import { mergeDishes } from "~/features/moderation/catalogue/merge-dishes.server";
import { renameDish, renameRestaurant } from "~/features/moderation/catalogue/rename.server";
import { DAY_MS } from "~/i18n/days";
import { openDatabase } from "~/server/database/db.server";
import { StartError } from "~/server/start-error";
import type { Database } from "~db/schema";
import { importMenu } from "./import-menu.server";
import type { MenuOptions } from "./menu-options";
import { pricesOf } from "./menu-prices";
import { IMPORTER_ID } from "./menu-queries.server";
import { readTable } from "./read-table";
import { reportText } from "./report";
import { splitSize } from "./sizes-in-names";

const SEEN = Date.UTC(2026, 2, 1);
const HEADER = "restaurant,dish_ar,dish_en,section,size,platform,item_price,delivery_fee";

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openDatabase("file::memory:");
});
afterEach(() => db.destroy());

async function run(lines: string[], { asOf = SEEN, dryRun = false } = {}) {
  const table = await readTable(new TextEncoder().encode([HEADER, ...lines].join("\n")));
  const report = await importMenu(db, table, {
    dryRun,
    columns: {},
    now: SEEN + DAY_MS,
    asOf,
    platformNames: { platform_b: "Tayyar" },
  });
  return reportText(report, { verbose: true });
}

const offers = () =>
  db
    .selectFrom("offers")
    .innerJoin("dishes", "dishes.id", "dish_id")
    .leftJoin("restaurant_fees as fees", (join) =>
      join
        .onRef("fees.restaurant_id", "=", "dishes.restaurant_id")
        .onRef("fees.platform", "=", "offers.platform"),
    )
    .select(["size", "offers.platform", "item_price", "typical", "newest_support_at"])
    .orderBy("dish_id")
    .orderBy("offers.platform")
    .execute();

test("dishes and prices come in, in either script, on platforms by any of their names", async () => {
  await createRestaurant(db, { name_ar: "عمو حمزة" }, 1);
  const report = await run([
    "Amo Hamza,شاورما دجاج,Chicken Shawarma,sandwiches,كبير,A,12.50,9",
    "عمو حمزه,شاورما دجاج,,السندويشات,large,tayyar,١٣٫٢٥,0",
    "قدور الديرة,كبسة,,,,platform_c,21 SAR,5",
    "قدور الديرة,جريش,,,,,,",
  ]);
  expect(report).toContain("1 restaurants added");
  expect(report).toContain("3 dishes added");
  expect(report).toContain("3 prices added");
  expect(await offers()).toMatchObject([
    { size: "large", platform: "platform_a", item_price: 1250, typical: 900 },
    { size: "large", platform: "platform_b", item_price: 1325, typical: 0 },
    { size: null, platform: "platform_c", item_price: 2100, typical: 500 },
  ]);
});

test("the same again changes nothing, a new price changes one, a later day confirms", async () => {
  const lines = ["قدور,كبسة,,,,A,21,5", "قدور,جريش,,,,A,14,5"];
  await run(lines);
  expect(await run(lines)).toContain("2 prices unchanged");
  expect(await db.selectFrom("observations").selectAll().execute()).toHaveLength(2);
  const changed = await run(["قدور,كبسة,,,,A,24,5", "قدور,جريش,,,,A,14,5"], {
    asOf: SEEN + DAY_MS,
  });
  expect(changed).toContain("1 prices changed");
  expect(changed).toContain("1 prices seen again");
  expect((await offers())[1]).toMatchObject({ item_price: 1400, newest_support_at: SEEN + DAY_MS });
  expect(await run(lines)).toContain("2 prices unchanged");
});

test("a file that has a dish as it was before moderators renamed, joined or hid it finds it again", async () => {
  const lines = ["قدور,كبسه لحم,,,,A,21,5", "قدور,كبسة لحم بلدي,,,,A,21,5", "قدور,جريش,,,,A,14,5"];
  await run(lines);
  const by = { actorId: IMPORTER_ID, reason: "Spelling", now: SEEN };
  await renameDish(db, { id: 1, name_ar: "كبسة لحم", name_en: null }, by);
  await mergeDishes(db, { from: 2, into: 1 }, by);
  await hideDish(db, { id: 3, hidden: true }, by);
  expect(await run(lines)).toContain("3 dishes unchanged");
  expect(await db.selectFrom("dishes").select("id").execute()).toHaveLength(3);
});

test("a file that has a restaurant as it was before moderators renamed it finds its menu again", async () => {
  const lines = ["قدور,كبسة,,,,A,21,5"];
  await run(lines);
  const by = { actorId: IMPORTER_ID, reason: "The sign says so", now: SEEN };
  await renameRestaurant(db, { id: 1, name_ar: "مندي الوادي", name_en: null }, by);
  expect(await run(lines)).toContain("1 dishes unchanged");
  expect(await db.selectFrom("restaurants").select(["id", "name_ar"]).execute()).toEqual([
    { id: 1, name_ar: "مندي الوادي" },
  ]);
  await run(["قدور الديرة,كبسة,,,,A,25,5"]);
  expect(await db.selectFrom("restaurants").select("id").execute()).toHaveLength(2);
});

test("broken lines are named and skipped", async () => {
  const report = await run([
    "قدور,كبسة,,,,A,21,5",
    ",كبسة,,,,A,21,5",
    "قدور,,,,,A,21,5",
    "قدور,طبق اليوم,,nowhere,,A,21,5",
    "قدور,كبسة,,,huge,A,21,5",
    "قدور,كبسة,,,,D,21,5",
    "قدور,كبسة,,,,A,,5",
    "قدور,كبسة,,,,A,free,5",
    "قدور,كبسة,,,,A,-3,5",
    "قدور,كبسة,,,,A,21,",
    "قدور,كبسة,,,,,21,5",
  ]);
  for (const line of [
    "no restaurant (line 3)",
    "no dish (line 4)",
    "headings kept in their own words, and what their dishes count as: nowhere (mains)",
    "a choice that is no size kept behind the dish's name (line 6)",
    'unknown platform "D" (line 7)',
    "dishes unchanged",
    "what is no price, or several that don't say what they are for, left out (lines 9, 10)",
    "1 the restaurant's own prices added",
  ])
    expect(report).toContain(line);
});

const HEADINGS = "restaurant,dish,heading,price";
async function runMenu(lines: string[], more: Partial<MenuOptions> = {}) {
  const header = more.restaurant ? HEADINGS.replace("restaurant,", "") : HEADINGS;
  const report = await importMenu(
    db,
    await readTable(new TextEncoder().encode([header, ...lines].join("\n"))),
    {
      ...{ dryRun: false, columns: {}, now: SEEN + DAY_MS, asOf: SEEN, platformNames: {} },
      ...more,
    },
  );
  return reportText(report, { verbose: true });
}

const menu = () =>
  db
    .selectFrom("dishes")
    .innerJoin("dish_names", "dish_names.id", "dish_name_id")
    .leftJoin("own_prices", "dish_id", "dishes.id")
    .select(["name_ar", "name_en", "size", "section", "item_price"])
    .orderBy("dishes.id")
    .execute();

test("a restaurant's own menu comes in with its headings, sizes and several prices", async () => {
  const lines = [
    "Latte (Large),Hot Drinks,18",
    "لاتيه - وسط,المشروبات الساخنة,١٤",
    "Fries,Sides,small 6 / large 9.50",
    "Kabsa,Chef Specials,30",
    "Kabsa,Chef Specials,45",
    "Kabsa,Chef Specials,45",
    "Pizza,Pizza,12 / 18",
  ];
  const report = await runMenu(lines, { restaurant: "Heel", map: "Chef Specials = rice" });
  expect(report).toContain("the same dish and price were there before (line 7)");
  expect(report).toContain("several that don't say what they are for, left out (line 8)");
  expect(await menu()).toMatchObject([
    { name_en: "Latte", size: "large", section: "drinks", item_price: 1800 },
    { name_ar: "لاتيه", size: "medium", section: "drinks", item_price: 1400 },
    { name_en: "Fries", size: "small", section: "sides", item_price: 600 },
    { name_en: "Fries", size: "large", section: "sides", item_price: 950 },
    { name_en: "Kabsa", size: null, section: "rice", item_price: 3000 },
    { name_en: "Kabsa (2)", size: null, section: "rice", item_price: 4500 },
    { name_en: "Pizza", size: null, section: "pizza", item_price: null },
  ]);
  expect(await db.selectFrom("observations").selectAll().execute()).toEqual([]);
  const again = await runMenu(lines, { restaurant: "Heel", map: "Chef Specials = rice" });
  expect(again).toContain("6 the restaurant's own prices unchanged");
  expect(again).not.toContain("added");
});

const placed = () =>
  db
    .selectFrom("dishes")
    .select(["section", "heading_ar", "heading_en"])
    .orderBy("id")
    .execute()
    .then((rows) =>
      rows.map(({ section, heading_ar, heading_en }) => [section, heading_ar, heading_en]),
    );

test("a heading that is none of ours stays in its own words, until a map says what it is", async () => {
  const lines = [
    "Shish Tawook,From The Charcoal,28",
    "برجر صغير,ركن الأطفال - Kids Corner,15",
    "Karak,مشروبات ساخنة,5",
    "Water,,1",
    "Karak,Kids Corner,5",
  ];
  const report = await runMenu(lines, { restaurant: "Heel" });
  expect(report).toContain("From The Charcoal (grills), ركن الأطفال (burgers)");
  const asFirst = [
    ["grills", null, "From The Charcoal"],
    ["burgers", "ركن الأطفال", "Kids Corner"],
    ["drinks", null, null],
    ["drinks", null, null],
  ];
  expect(await placed()).toEqual(asFirst);
  const again = await runMenu(lines, { restaurant: "Heel" });
  expect(again).toContain("4 dishes unchanged");
  expect(again).not.toContain("another heading");
  const mapped = await runMenu(lines, { restaurant: "Heel", map: "From The * = grills" });
  expect(mapped).toContain("1 dishes put under another heading");
  expect(await placed()).toEqual([["grills", null, null], ...asFirst.slice(1)]);
});

test("a file without headings leaves dishes under those they have", async () => {
  await runMenu(["Karak,Tea Time,5"], { restaurant: "Heel" });
  expect(await runMenu(["Karak,,5"], { restaurant: "Heel" })).toContain("1 dishes unchanged");
  expect(await placed()).toEqual([["drinks", null, "Tea Time"]]);
});

test("columns are known in other letters, both scripts of a name, and prices of sizes side by side", async () => {
  const table = await readTable(
    new TextEncoder().encode(
      [
        "Category,Item Name,Item-Name (Arabic),Price (SAR),Small Price,سعر كبير,Calories",
        "Pizza,Margherita,مارغريتا,,22,34,800",
        "Pizza,Calzone,كالزوني,30,-,–,900",
        "Tea,Karak,كرك,5,5,8,90",
        "Tea,Mint,نعناع,,free,8,90",
      ].join("\n"),
    ),
  );
  const options = { dryRun: false, columns: {}, now: SEEN, asOf: SEEN, platformNames: {} };
  const report = reportText(await importMenu(db, table, { ...options, restaurant: "Heel" }));
  expect(report).toContain("left out (line 5)");
  expect(report).toContain("columns not used: Calories");
  expect(await menu()).toMatchObject([
    { name_ar: "مارغريتا", name_en: "Margherita", size: "small", item_price: 2200 },
    { name_en: "Margherita", size: "large", section: "pizza", item_price: 3400 },
    { name_ar: "كالزوني", name_en: "Calzone", size: null, item_price: 3000 },
    { name_en: "Karak", size: "small", item_price: 500 },
    { name_en: "Karak", size: "large", item_price: 800 },
    { name_en: "Mint", size: "large", item_price: 800 },
  ]);
});

test("one column with a size in its name holds no price of that size", async () => {
  const table = await readTable(new TextEncoder().encode("dish,price,regular price\nTea,3,5"));
  const options = { dryRun: false, columns: {}, now: SEEN, asOf: SEEN, platformNames: {} };
  const report = reportText(await importMenu(db, table, { ...options, restaurant: "Heel" }));
  expect(report).toContain("columns not used: regular price");
  expect(await menu()).toMatchObject([{ name_en: "Tea", size: null, item_price: 300 }]);
});

test("a choice that has a price of its own is a dish of its own", async () => {
  await runMenu(["Spanish Latte,Coffee,Hot: 18 / Iced: 20"], { restaurant: "Heel" });
  expect(await menu()).toMatchObject([
    { name_en: "Spanish Latte (Hot)", item_price: 1800 },
    { name_en: "Spanish Latte (Iced)", item_price: 2000 },
  ]);
});

test("prices under the names of platforms are those platforms' own", async () => {
  const menu = {
    restaurant: "Heel",
    items: [
      { name: "Latte", prices: { platform_a: 12, tayyar: 14 } },
      {
        name: "Tea",
        offers: [
          { platform: "platform_a", price: 5, delivery_fee: 9 },
          { platform: "Tayyar", price: 6 },
        ],
      },
      { name: "Water", platforms: { platform_c: { price: 2, delivery_fee: 0 } } },
    ],
  };
  const table = await readTable(new TextEncoder().encode(JSON.stringify(menu)), { isMenu: true });
  const platformNames = { platform_b: "Tayyar" };
  await importMenu(db, table, {
    ...{ dryRun: false, columns: {}, now: SEEN + DAY_MS, asOf: SEEN, platformNames },
  });
  await run(["Heel,,Cake,,,,platform_a 20 / tayyar 22,"]);
  expect(await offers()).toMatchObject([
    { platform: "platform_a", item_price: 1200, typical: 900 },
    { platform: "platform_b", item_price: 1400, typical: null },
    { platform: "platform_a", item_price: 500, typical: 900 },
    { platform: "platform_b", item_price: 600 },
    { platform: "platform_c", item_price: 200, typical: 0 },
    { platform: "platform_a", item_price: 2000 },
    { platform: "platform_b", item_price: 2200 },
  ]);
});

test("JSON nested ever deeper is refused in a sentence, as a menu and as places", async () => {
  const deep = new TextEncoder().encode(`${"[".repeat(100_000)}${"]".repeat(100_000)}`);
  for (const isMenu of [true, false])
    await expect(readTable(deep, { isMenu })).rejects.toThrow("nested more than 100 deep");
});

test("a size that both scripts say is taken out of both", async () => {
  await run(["قدور,نصف دجاجة,Half Chicken,,,,,", "قدور,وجبة كبيرة,Meal,,,,,"]);
  expect(await menu()).toMatchObject([
    { name_ar: "دجاجة", name_en: "Chicken", size: "half" },
    { name_ar: "وجبة", name_en: "Meal", size: "large" },
  ]);
});

test("a line of another restaurant than the menu is said to be of is refused, and new ones are named", async () => {
  const table = await readTable(
    new TextEncoder().encode("restaurant,dish,price\nKudu,Burger,20\nHEEL,Tea,5\n,Water,1"),
  );
  const options = { dryRun: false, columns: {}, now: SEEN, asOf: SEEN, platformNames: {} };
  const report = reportText(await importMenu(db, table, { ...options, restaurant: "Heel" }));
  expect(report).toContain("of another restaurant: Kudu, and not Heel (line 2)");
  expect(report).toContain("new restaurants, of which no place is known: Heel");
  expect(await menu()).toMatchObject([{ name_en: "Tea" }, { name_en: "Water" }]);
});

test("a restaurant in another script, or with what it is, is the one that the menu is said to be of", async () => {
  const table = await readTable(
    new TextEncoder().encode(
      "restaurant,dish,price\nكودو,Burger,20\nKudu Restaurant,Tea,5\nهرفي,Pie,9",
    ),
  );
  const options = { dryRun: false, columns: {}, now: SEEN, asOf: SEEN, platformNames: {} };
  const report = reportText(await importMenu(db, table, { ...options, restaurant: "Kudu" }));
  expect(await menu()).toMatchObject([{ name_en: "Burger" }, { name_en: "Tea" }]);
  expect(report).toContain("of another restaurant: هرفي, and not Kudu (line 4)");
});

test("dishes that share a name in one script only stay two", async () => {
  await run(["قدور,دجاج مشوي,Chicken,,,A,21,5", "قدور,دجاج فحم,Chicken,,,A,25,5"]);
  expect((await offers()).map(({ item_price }) => item_price)).toEqual([2100, 2500]);
});

test("a line that says another price of the same dish is told, and does not flip it", async () => {
  const lines = ["قدور,كبسة,Kabsa,,,A,21,5", "قدور,كبسة,,,,A,30,5"];
  expect(await run(lines)).toContain("1 prices left out: an earlier line has another");
  await run(lines);
  expect(await offers()).toMatchObject([{ item_price: 2100 }]);
});

test("a platform's price without a fee is a price, and says nothing of the fee", async () => {
  expect(await run(["قدور,كبسة,,,,A,21,"])).toContain("1 prices added");
  expect(await run(["قدور,كبسة,,,,A,21,"])).toContain("1 prices unchanged");
  expect(await offers()).toMatchObject([{ item_price: 2100 }]);
  expect(await db.selectFrom("orders").selectAll().execute()).toEqual([]);
});

test("a menu goes to a name in the other script with a word, and to no neighbour that sounds alike", async () => {
  await createRestaurant(db, { name_ar: "بيت الشاورمة" }, 1);
  await createRestaurant(db, { name_ar: "عمو حمزة" }, 1);
  expect(await runMenu(["Amo Hamza,Tea,Drinks,3"])).toContain("Amo Hamza taken for عمو حمزه");
  expect(await runMenu(["بيت الشاورما,شاي,,3"])).toContain("1 restaurants added");
});

test.each([
  ["Latte (Large)", "Latte", "large"],
  ["لاتيه كبير", "لاتيه", "large"],
  ["Large Fries", "Fries", "large"],
  ["Kabab half kilo", "Kabab", "half_kilo"],
  ["كبسة دجاج - نص حبة", "كبسة دجاج", "half"],
  ["Mixed Grill - 1 Kilo", "Mixed Grill", "kilo"],
  ["مشاوي مشكلة ١ كيلو", "مشاوي مشكلة", "kilo"],
  ["Pizza L", "Pizza L", null],
  ["Large", "Large", null],
  ["كعكة حبة", "كعكة حبة", null],
  ["نصف دجاج مضغوط", "دجاج مضغوط", "half"],
  ["نص كيلو لحم", "لحم", "half_kilo"],
  ["نفر سلتة", "سلتة", "person"],
  ["نص جبنة نص زعتر", "نص جبنة نص زعتر", null],
  ["حبة البركة", "حبة البركة", null],
  ["Quarter Pounder", "Quarter Pounder", null],
  ["Kabsa (spicy)", "Kabsa (spicy)", null],
])("%s is %s in size %s", (name, bare, size) => {
  expect(splitSize(name)).toEqual({ name: bare, size });
});

test.each([
  [
    "small 9 / large 14",
    [
      ["small", 900],
      ["large", 1400],
    ],
  ],
  [
    "وسط: ١٢، كبير: ١٨",
    [
      ["medium", 1200],
      ["large", 1800],
    ],
  ],
  ["12.50 SAR", [[null, 1250]]],
  [
    "9 (S) | 12 (L)",
    [
      ["small", 900],
      ["large", 1200],
    ],
  ],
  ["12 / 14", undefined],
  ["SAR 12 / SAR 14", undefined],
  ["from 12", undefined],
  ["was 20 / now 15", undefined],
  ["lunch 12", undefined],
  ["small 9 / small 12", undefined],
  ["0", undefined],
  ["free", undefined],
])("prices of %j", (text, prices) => {
  expect(pricesOf(text)?.map(({ size, price }) => [size, price])).toEqual(prices);
});

test("a dry run and a file without a usable line write nothing", async () => {
  expect(await run(["قدور,كبسة,,,,A,21,5"], { dryRun: true })).toContain("1 prices added");
  await expect(run(["قدور,,,,,A,21,5"])).rejects.toThrow(StartError);
  for (const table of ["restaurants", "dishes", "observations", "users", "meta"] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
});

test("the importer's voice is a service, which nobody can make a person", async () => {
  await run(["قدور الديرة,كبسة,,,,platform_c,21 SAR,5"]);
  expect(await setRole(db, "menu-import", "moderator")).toBe(false);
  expect(await db.selectFrom("users").select(["is_service", "role", "phone"]).execute()).toEqual([
    { is_service: 1, role: "member", phone: null },
  ]);
});
