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
  "شاورما دجاج بأقل من ٢٥ ريال",
  "chicken shawarma under 25",
  "25 riyal ke andar chicken shawarma",
])("%s: nothing dearer is shown", async (query) => {
  const { matches, request, understood } = await ask(query);
  expect(request).toMatchObject({ budget: 2500, restaurants: [] });
  expect(understood.overBudget).toBe(false);
  expect(matches.length).toBeGreaterThan(0);
  for (const { comparison } of matches)
    expect(comparison.ranked[0]?.total).toBeLessThanOrEqual(2500);
});

test.each([
  ["dinner for 4 under 120", 4, 12000],
  ["عشا لاربع اشخاص ب١٢٠ ريال", 4, 12000],
  ["غداء لستة باقل من 200", 6, 20000],
  ["something to eat under 20", 1, 2000],
  ["اكل رخيص تحت 25 ريال", 1, 2500],
  ["ہم پانچ لوگ ہیں 150 ریال میں کھانا", 5, 15000],
  ["4 logon ka khana 100 riyal mein", 4, 10000],
  ["5 लोगों के लिए खाना 150 रियाल में", 5, 15000],
  ["pagkain para sa apat na tao hanggang 120", 4, 12000],
  ["hapunan para sa dalawa wala pang 60 riyal", 2, 6000],
])("%s: without a dish, a main dish for each that is paid with so much", async (query, n, most) => {
  const { matches, intent, request } = await ask(query);
  expect([intent, request.budget]).toEqual([{ restaurant: "", item: "", quantity: n }, most]);
  expect(matches.length).toBeGreaterThan(5);
  for (const { comparison } of matches)
    expect(comparison.ranked[0]?.total).toBeLessThanOrEqual(most);
});

test.each([
  ["cheeseburger from Burger Al Hara for 3 under 60", 3, true],
  ["burger for 4 under 120", 4, false],
  ["kabsa for 4 people under 150", 4, false],
  ["كبسة لأربعة ب١٥٠ ريال", 4, false],
  ["برجر لأربعة تحت 20", 4, true],
  ["4 logon ke liye burger 120 riyal mein", 4, false],
  ["2 burgers for 4 under 120", 2, false],
  ["large pizza for 4 under 120", 1, false],
  ["kabsa for 4 people", 1, false],
])("%s: so much is paid for one each, unless it is said how many", async (query, n, isOver) => {
  const { intent, understood, matches } = await ask(query);
  expect([intent.quantity, understood.overBudget]).toEqual([n, isOver]);
  expect(matches.length).toBeGreaterThan(0);
});

test.each(["albaik for 4 under 100", "table for 4"])(
  "%s: what we lack is no meal of somebody else's",
  async (query) => {
    expect(await ask(query)).toMatchObject({ matches: [], emptyReason: "restaurant_not_found" });
  },
);

test.each(["breakfast for 2", "فطور لشخصين"])(
  "%s is what is eaten in the morning",
  async (query) => {
    const names = (await ask(query)).matches.map(({ item }) => item.name_en);
    expect(names.length).toBeGreaterThan(0);
    expect(names.join()).not.toMatch(/shawarma|pizza|burger/i);
  },
);

test.each([
  "chicken shawarma without garlic",
  "شاورما دجاج بدون ثوم",
  "lehsun ke bina chicken shawarma",
  "لہسن کے بغیر چکن شاورما",
  "लहसुन के बिना चिकन शवरमा",
  "chicken shawarma na walang bawang",
])("%s: what all of it has is left out by who makes it", async (query) => {
  const names = (await ask(query)).matches.map(({ item }) => item.name_en);
  expect(names.filter((name) => name === "Chicken Shawarma").length).toBeGreaterThan(2);
});

test.each([
  "shawarma within 20 m",
  "shawarma within 20 mins",
  "shawarma within 2 miles",
  "shawarma within 20min",
  "شاورما خلال 20 دقيقة",
  "burger around 20 minutes",
  "شاورما بحدود 500 متر",
  "burger 30 minuto",
])("%s: how far it is and how long it takes is no money", async (query) => {
  const { request, intent, matches } = await ask(query);
  expect([request.budget, intent.quantity]).toEqual([undefined, 1]);
  expect(matches.length).toBeGreaterThan(2);
});

test.each([
  ["coffee without milk", "Latte", "Turkish Coffee"],
  ["قهوة من غير حليب", "Latte", "Turkish Coffee"],
  ["biryani bina chicken ke", "Chicken Biryani", "Mutton Biryani"],
])("%s: a dish known to have it is left out, also by another name", async (query, out, kept) => {
  const { matches } = await ask(query);
  const names = matches.map(({ item }) => item.name_en);
  expect(names).not.toContain(out);
  expect(names).toContain(kept);
});

test.each(["قهوة باردة من غير حليب", "iced coffee no milk"])(
  "%s is one of those without milk",
  async (query) => {
    const { matches } = await ask(query);
    expect(matches.map(({ item }) => item.name_en)).toEqual(["Iced Americano", "Cold Brew"]);
  },
);

test.each(["water", "مويه", "filter coffee please"])(
  "%s is a dish, though no menu has it, and no restaurant",
  async (query) => {
    const { request } = await ask(query);
    expect(request.restaurants).toEqual([]);
    expect(request.lines).toHaveLength(1);
  },
);

test.each(["kids meal", "dajaj 3ala al fahm"])("%s names no neighbourhood", async (query) => {
  expect((await ask(query)).understood.neighbourhood).toBeNull();
});

test("what all of a dish has is left out by who makes it", async () => {
  const { matches } = await ask("masala dosa without potato");
  expect(matches).toHaveLength(1);
});

test.each(["burger", "برجر"])(
  "%s is every burger, whatever it is called in full",
  async (query) => {
    const { matches } = await ask(query);
    expect(matches.map(({ brand }) => brand.name)).toContain(
      query === "burger" ? "Burger Dukkan 9" : "برجر دكان 9",
    );
  },
);

test("where nothing is as cheap, all is shown, and that is said", async () => {
  const { matches, understood } = await ask("mufattah under 100 riyals");
  expect(understood.overBudget).toBe(true);
  expect(matches.length).toBeGreaterThan(0);
});

test("what is paid at most is for all dishes of an order together", async () => {
  const cheap = await ask("cheeseburger and french fries from burger al hara under 20 riyals");
  expect(cheap.lines).toHaveLength(2);
  expect(cheap.understood.overBudget).toBe(true);
  const enough = await ask("cheeseburger and french fries from burger al hara under 90 riyals");
  expect(enough.understood.overBudget).toBe(false);
});

test("orders that cost more are left out where some do not", async () => {
  const query = "cheeseburger and french fries under 35 riyals";
  const { orders, lines, understood } = await ask(query);
  expect(understood.overBudget).toBe(false);
  expect(orders.length).toBeGreaterThan(0);
  expect((await ask(query.replace("35", "90"))).orders.length).toBeGreaterThan(orders.length);
  for (const { best } of orders) expect(best.total).toBeLessThanOrEqual(3500);
  for (const { comparison } of lines.flatMap(({ matches }) => matches))
    expect(comparison.ranked[0]?.total).toBeLessThanOrEqual(3500);
});

test.each([
  ["max 2 cheeseburgers", 2],
  ["not more than 3 chicken shawarma", 3],
])("%s: so few riyals before a dish count it", async (query, quantity) => {
  const { request, intent, understood } = await ask(query);
  expect(request.budget).toBeUndefined();
  expect(understood.overBudget).toBe(false);
  expect(intent.quantity).toBe(quantity);
});

test("two portions for one person each are ordered twice", async () => {
  const { request, intent } = await ask("2 نفر كبسة لحم من وليمة الأجداد");
  expect(request.people).toBeUndefined();
  expect(intent.quantity).toBe(2);
});

test("how many eat is not how many are ordered", async () => {
  const { request, intent } = await ask("مندي لحم لخمسة أشخاص من مندي الشيخ سالم");
  expect(request).toMatchObject({ people: 5 });
  expect(request.unread).toBeUndefined();
  expect(intent.quantity).toBe(1);
});

test("a platform is no restaurant, and what has no price on it is left out", async () => {
  const { matches, request } = await ask("تشيز برجر على المنصة ب");
  expect(request).toMatchObject({ platforms: ["platform_b"], restaurants: [] });
  expect(matches.length).toBeGreaterThan(0);
  for (const { comparison } of matches)
    expect(comparison.ranked.map(({ platform }) => platform)).toContain("platform_b");
});

test("what is paid at most is for the platform that is asked for", async () => {
  const { matches } = await ask("cheeseburger on platform c under 35");
  expect(matches.length).toBeGreaterThan(0);
  for (const { comparison } of matches)
    expect(
      comparison.ranked.find(({ platform }) => platform === "platform_c")?.total,
    ).toBeLessThanOrEqual(3500);
});

test("an order on a platform is the one that is cheapest there", async () => {
  const { orders } = await ask("cheeseburger and french fries on platform c");
  expect(orders.length).toBeGreaterThan(0);
  for (const { best } of orders) expect(best.platform).toBe("platform_c");
});

test("where a platform has nothing of it, the others are shown, and that is said", async () => {
  const { matches } = await ask("cheeseburger");
  const [first] = matches;
  await db.deleteFrom("offers").where("platform", "=", "platform_c").execute();
  const { matches: others, understood } = await ask("cheeseburger on platform c");
  expect(understood.notOnPlatform).toBe(true);
  expect(others[0]?.item.id).toBe(first?.item.id);
  expect((await ask("cheeseburger on platform b")).understood.notOnPlatform).toBe(false);
});

test.each([
  ["चिकन के बिना बिरयानी", "Chicken"],
  ["biryani without chicken", "Chicken"],
  ["kabsa but no lamb", "Lamb"],
  ["indian without chicken", "Chicken"],
  ["burgers without chicken", "Chicken"],
  ["بيتزا من غير دجاج", "Chicken"],
])("%s", async (query, word) => {
  const { matches } = await ask(query);
  expect(matches.length).toBeGreaterThan(0);
  for (const { item } of matches) expect(item.name_en).not.toContain(word);
});

test("what nothing here is called is told of any dish of an order", async () => {
  const { lines, request } = await ask("cheeseburger and french fries on careem");
  expect(lines).toHaveLength(2);
  expect(request.unread).toBe("careem");
});

test("what is not wanted is in no dish of an order of several", async () => {
  const { lines, request } = await ask("burgers without chicken and french fries");
  expect(request.avoid).toEqual(["chicken"]);
  expect(lines).toHaveLength(2);
  expect(lines[0]?.matches.length).toBeGreaterThan(0);
  for (const { item } of lines[0]?.matches ?? []) expect(item.name_en).not.toContain("Chicken");
});

test.each(["pyaz ke bina burger", "پیاز کے بغیر برگر", "burger na walang sibuyas"])(
  "%s finds burgers",
  async (query) => {
    const { matches } = await ask(query);
    expect(matches.length).toBeGreaterThan(0);
    for (const { item } of matches) expect(item.name_en).toMatch(/burger/i);
  },
);

test("each of three dishes is a line, whichever of them names the restaurant", async () => {
  const { lines } = await ask("شيش طاووق وحمص وتبولة زيتون وزعتر");
  expect(lines.map(({ understood }) => understood.item?.name_en)).toEqual([
    "Shish Tawook",
    "Hummus",
    "Tabbouleh",
  ]);
});

test("what an app delivers no order of by itself costs what is lacking as well", async () => {
  const under = (riyals: number) => ask(`laban at mandi al sheikh salem under ${riyals} riyals`);
  const { matches, understood } = await under(15);
  expect(matches[0]?.comparison.ranked[0]?.total).toBeLessThanOrEqual(1500);
  expect(understood.overBudget).toBe(true);
  expect((await under(60)).understood.overBudget).toBe(false);
});
