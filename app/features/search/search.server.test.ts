import fc from "fast-check";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as catalogue from "~/features/catalogue/queries.server";
import type { Section } from "~/features/catalogue/section";
import type { Size } from "~/features/catalogue/size";
import { openDatabase } from "~/server/database/db.server";
import type { Database, Offer } from "~db/schema";
import { setFees } from "~tests/support/typical-fees";
import { searchResponseSchema } from "./schema";
import { search } from "./search.server";
import { toWire } from "./wire";

const NOW = Date.UTC(2026, 0, 15);
let db: Kysely<Database>;

/** A dish at a restaurant; `prices` in halalas for one on each platform in turn, delivered for 5 SAR more. */
async function dish(
  restaurant: number,
  name: [ar: string | null, en: string | null],
  prices: number[],
  {
    size = null,
    asked = 0,
    section = "mains",
  }: { size?: Size | null; asked?: number; section?: Section } = {},
): Promise<void> {
  const dish_name_id = await catalogue.dishNameId(db, { name_ar: name[0], name_en: name[1] });
  const cheapest_total = prices.length > 0 ? Math.min(...prices) + 500 : null;
  const { id } = await db
    .insertInto("dishes")
    .values({
      restaurant_id: restaurant,
      dish_name_id,
      size,
      section,
      asked_count: asked,
      cheapest_total,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await setFees(db, restaurant, 500);
  for (const [at, item_price] of prices.entries())
    await db
      .insertInto("offers")
      .values(offer(id, at, item_price))
      .execute();
}

function offer(dish_id: number, platform: number, item_price: number): Offer {
  return {
    dish_id,
    platform: ["platform_a", "platform_b", "platform_c"][platform] ?? "platform_a",
    item_price,
    support: 3,
    contradiction: 0,
    evidence_at: NOW,
    supporters: 3,
    has_proof: 1,
    newest_support_at: NOW,
    newest_trusted_proof_at: NOW,
    firm_at: NOW,
    since: NOW,
  };
}

beforeAll(async () => {
  db = await openDatabase("file::memory:");
  const { id: olaya } = await db
    .insertInto("neighbourhoods")
    .values({ name_ar: "العليا", name_en: "Olaya", lat: 24.69, lng: 46.68 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const add = async (name_ar: string | null, name_en: string | null, area?: number) => {
    const id = await catalogue.createRestaurant(db, { name_ar, name_en }, NOW);
    await catalogue.createBranch(db, id, { lat: 24.7, lng: 46.7, neighbourhood_id: area ?? null });
    return id;
  };
  const shawarma: [string, string] = ["شاورما دجاج", "Chicken Shawarma"];
  const hamza = await add("عمو حمزة", null, olaya);
  await dish(hamza, shawarma, [1500, 1400, 1600], { size: "small", asked: 50 });
  await dish(hamza, shawarma, [2500, 2400], { size: "large", asked: 9 });
  await dish(hamza, ["فلافل", "Falafel"], []);
  const seven = await add("مطعم 7", null);
  await dish(seven, shawarma, [1100], { asked: 3 });
  const kabir = await add("كبير", null);
  await dish(kabir, ["برجر لحم", "Beef Burger"], [3000, 3500]);
  const steak = await add(null, "Steak House");
  await dish(steak, ["ريب آي", "Ribeye"], [9000], { asked: 1 });
  await dish(steak, [null, "7 Up"], [500], { asked: 30 });
  await dish(steak, ["شاورما لحم", "Beef Shawarma"], [8000]);
  await dish(steak, ["كنافة بالجبن", "Cheese Kunafa"], [2000], { section: "sweets" });
  await dish(steak, ["وجبة أجنحة 8 قطع", "8 Piece Wings Meal"], [4000]);
  await dish(steak, ["وجبة أجنحة حارة", "Spicy Wings Meal"], [4000]);
  await add("كباب رستم بيك", null);
  const sizes = await add("قدور السعد", null);
  await dish(sizes, ["مرقوق لحم", null], [5000], { size: "large", asked: 1 });
  await dish(sizes, ["مرقوق لحم", null], [3000], { size: "small", asked: 9 });
});
afterAll(() => db.destroy());

const ask = (query: string) => search(db, { query, now: NOW, suggest: true });

describe("what is understood", () => {
  test.each([
    ["2 شاورما دجاج من عمو حمزة", "عمو حمزة", "شاورما دجاج", 2],
    ["عمو حمزة شاورما دجاج ٢ لو سمحت", "عمو حمزة", "شاورما دجاج", 2],
    ["شاورمتين دجاج من عمو حمزة", "عمو حمزة", "شاورما دجاج", 2],
    ["3mo 7amza chicken shawarma x3", "عمو حمزة", "Chicken Shawarma", 3],
    ["how much is the ribeye at ستيك هاوس", "Steak House", "Ribeye", 1],
    ["شاورما دجاج من مطعم 7", "مطعم 7", "شاورما دجاج", 1],
    ["2 7 up from steak house", "Steak House", "7 Up", 2],
    ["برجر لحم من كبير", "كبير", "برجر لحم", 1],
    ["كبير", "كبير", "", 1],
    ["عمو حمزة", "عمو حمزة", "", 1],
    ["chicken shawarma near olaya", "", "Chicken Shawarma", 1],
    ["twenty five chicken shawarma from amo hamza", "عمو حمزة", "Chicken Shawarma", 25],
    ["شاورما دجاج من من عمو حمزة", "عمو حمزة", "شاورما دجاج", 1],
    ["3 wings 8 pieces", "", "8 Piece Wings Meal", 3],
    ["wings 8 pieces spicy", "", "8 Piece Wings Meal", 1],
    ["steak house 8 pieces", "Steak House", "8 Piece Wings Meal", 1],
  ])("%s", async (query, restaurant, item, quantity) => {
    const result = await ask(query);
    expect(result.intent).toEqual({ restaurant, item, quantity });
    expect(result.emptyReason).toBeNull();
  });
});

test("the comparison is for the quantity and size asked for", async () => {
  const [match] = (await ask("2 شاورما دجاج كبير من عمو حمزة")).matches;
  expect(match?.item.size).toBe("large");
  expect(match?.comparison.ranked.map(({ total }) => total)).toEqual([5300, 5500]);
});

test("a restaurant alone compares what it is asked for most", async () => {
  const [match] = (await ask("steak house")).matches;
  expect(match?.item.name).toBe("7 Up");
});

test("a dish alone gives each brand once, cheapest first", async () => {
  const { matches } = await ask("شاورما دجاج");
  expect(matches.map(({ brand }) => brand.name)).toEqual(["مطعم 7", "عمو حمزة"]);
});

test("a word that several dishes have is none of them", async () => {
  const { intent, understood, matches } = await ask("شاورما");
  expect(intent).toEqual({ restaurant: "", item: "شاورما", quantity: 1 });
  expect(understood.item).toBeNull();
  expect(matches.map(({ item }) => item.name)).toEqual([
    "شاورما دجاج",
    "شاورما دجاج",
    "شاورما لحم",
  ]);
});

test("a quantity nobody can order is said to be refused", async () => {
  for (const query of [
    "0 شاورما دجاج من عمو حمزة",
    "1000 chicken shawarma amo hamza",
    "-2 شاورما دجاج عمو حمزة",
    "شاورما دجاج عدد 100 عمو حمزة",
  ]) {
    const { intent, understood } = await ask(query);
    expect(intent.quantity).toBe(1);
    expect(understood).toMatchObject({
      quantityRefused: true,
      restaurant: { name_ar: "عمو حمزة" },
    });
  }
  expect((await ask("2 شاورما دجاج من عمو حمزة")).understood.quantityRefused).toBe(false);
  expect((await ask("7-up من steak house")).understood.quantityRefused).toBe(false);
});

test("small words misspelled are still small words", async () => {
  for (const query of [
    "شاورما دجاج منن عمو حمزة",
    "chicken shawarma frrom amo hamza",
    "شاورما دجاج م نعمو حمزة",
  ])
    expect((await ask(query)).understood.restaurant?.name_ar).toBe("عمو حمزة");
});

test("of several sizes the one asked for most is compared, when asked first and when asked again", async () => {
  for (const time of ["first", "again"]) {
    const [match] = (await ask("مرقوق لحم من قدور السعد")).matches;
    expect(match?.comparison.ranked[0]?.itemPrice, time).toBe(3000);
  }
});

test("a neighbourhood keeps those with a branch there", async () => {
  const { matches, understood } = await ask("شاورما دجاج بالعليا");
  expect(matches.map(({ brand }) => brand.name)).toEqual(["عمو حمزة"]);
  expect(understood.neighbourhood?.name).toBe("العليا");
});

test("the heading of a menu stands for its dishes", async () => {
  for (const query of ["dessert", "حلى", "ابغى حلويات"]) {
    const { matches, intent } = await ask(query);
    expect(matches.map(({ item }) => item.name_en)).toEqual(["Cheese Kunafa"]);
    expect(intent.restaurant).toBe("");
  }
});

test("a neighbourhood alone offers the restaurants there", async () => {
  for (const query of ["العليا", "olaya", "restaurants in olaya"]) {
    const result = await ask(query);
    expect(result).toMatchObject({ matches: [], emptyReason: "restaurant_not_found" });
    expect(result.understood.neighbourhood?.name_en).toBe("Olaya");
    expect(result.nearMatches.restaurants.map(({ name_ar }) => name_ar)).toEqual(["عمو حمزة"]);
  }
});

test("a part of a name is answered by it where it tells, not where it is a mere title", async () => {
  expect((await ask("رستم")).understood.restaurant?.name).toBe("كباب رستم بيك");
  expect((await ask("البيك")).understood.restaurant).toBeNull();
});

test("a question broken off before its restaurant names none", async () => {
  const result = await ask("كنافة نابلسية من");
  expect(result.intent).toMatchObject({ restaurant: "", item: "كنافة نابلسية" });
  expect(result.emptyReason).toBe("item_not_in_db");
});

describe("what is missing", () => {
  test("a restaurant nobody knows, though the dish is", async () => {
    const result = await ask("شاورما دجاج من مطعم زحل الأزرق");
    expect(result).toMatchObject({ matches: [], emptyReason: "restaurant_not_found" });
    expect(result.intent).toMatchObject({ restaurant: "زحل الأزرق", item: "شاورما دجاج" });
    expect(result.nearMatches.elsewhere.length).toBeGreaterThan(0);
  });
  test("a dish the restaurant does not have", async () => {
    const result = await ask("برجر لحم من عمو حمزة");
    expect(result).toMatchObject({ matches: [], emptyReason: "item_not_in_db" });
    expect(result.intent.restaurant).toBe("عمو حمزة");
    expect(result.nearMatches.dishes[0]?.name).toBe("شاورما دجاج");
    expect(result.nearMatches.elsewhere[0]?.brand.name).toBe("كبير");
  });
  test("a dish without a price", async () => {
    const result = await ask("فلافل من عمو حمزة");
    expect(result).toMatchObject({ matches: [], emptyReason: "no_prices_yet" });
    expect(result.intent).toEqual({ restaurant: "عمو حمزة", item: "فلافل", quantity: 1 });
    expect((await ask("falafel")).emptyReason).toBe("no_prices_yet");
  });
  test.each([
    "",
    "🍔🍔",
    "\u0000",
    "\u202eabc\u202c",
    "'; drop table restaurants; --",
    "<script>alert(1)</script>",
    "x".repeat(1_000_000),
    "من من من في في 2 2 كبير",
  ])("nonsense finds nothing", async (query) => {
    expect((await ask(query)).matches.filter(({ brand }) => brand.name !== "كبير")).toEqual([]);
  });
});

test("a restaurant added a moment ago is found", async () => {
  expect((await ask("ركن التنور")).emptyReason).toBe("restaurant_not_found");
  const id = await catalogue.createRestaurant(db, { name_ar: "ركن التنور" }, NOW);
  expect((await ask("ركن التنور")).understood.restaurant?.id).toBe(id);
  await catalogue.deleteRestaurant(db, id);
  expect((await ask("ركن التنور")).understood.restaurant).toBeNull();
});

test("any text gets an answer of the contract's shape", async () => {
  const word = fc.constantFrom(
    "شاورما",
    "من",
    "عمو حمزة",
    "2",
    "كبير",
    "العليا",
    "steak",
    "x",
    "up",
  );
  const query = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.array(word, { maxLength: 12 }).map((words) => words.join(" ")),
  );
  await fc.assert(
    fc.asyncProperty(query, async (text) => {
      const answer = searchResponseSchema.parse(toWire(await ask(text)));
      expect(answer.emptyReason === null).toBe(answer.matches.length > 0);
      for (const { comparison } of answer.matches) {
        const totals = comparison.ranked.map(({ total }) => total);
        expect(totals).toEqual([...totals].sort((a, b) => a - b));
        expect(comparison.winner).toBe(comparison.ranked[0]?.platform);
      }
    }),
    { numRuns: 60 },
  );
});
