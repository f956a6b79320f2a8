import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "~db/schema";
import { SAMPLE_NOW as NOW, openSample } from "~tests/support/sample-database";
import { search } from "./search.server";

let db: Kysely<Database>;
beforeAll(async () => {
  db = await openSample();
});
afterAll(() => db.destroy());

const ask = (query: string) => search(db, { query, now: NOW });
const linesOf = async (query: string) =>
  (await ask(query)).lines.map(({ intent, understood }) => [
    understood.item?.name_en ?? intent.item,
    intent.quantity,
  ]);

describe("a dish at a restaurant", () => {
  test.each([
    ["عمو حمزہ سے دو چکن شاورما", 2],
    ["مجھے عمو حمزہ سے تین چکن شاورما چاہیے", 3],
    ["अमो हमज़ा से दो चिकन शावरमा", 2],
    ["मुझे तीन चिकन शावरमा चाहिए अमो हमज़ा से", 3],
    ["amo hamza se do chicken shawarma chahiye", 2],
    ["gusto ko ng tatlong chicken shawarma mula sa Amo Hamza", 3],
    ["singkong chicken shawarma sa amo hamza", 5],
    ["limang chicken shawarma amo hamza", 5],
    ["amo hamza ki do chicken shawarma", 2],
    ["chicken shawarma times three amo hamza", 3],
    ["chicken shawarma amo hamza two of them", 2],
  ])("%s", async (query, quantity) => {
    const { intent, understood } = await ask(query);
    expect(intent.quantity).toBe(quantity);
    expect([understood.restaurant?.name_ar, understood.item?.name_en]).toEqual([
      "عمو حمزة",
      "Chicken Shawarma",
    ]);
  });
});

describe("what is on the menu, in words of their own", () => {
  test.each([
    ["وادی انڈین ریسٹورنٹ سے دو چکن بریانی فل", [["Chicken Biryani", 2, "whole"]]],
    ["अबू रयान चिकन से 1 फुल रोटिसरी चिकन", [["Rotisserie Chicken", 1, "whole"]]],
    ["अबू रयान चिकन से 3 हाफ रोटिसरी चिकन", [["Rotisserie Chicken", 3, "half"]]],
    ["دلتين قهوة وليمة الاجداد", [["Saudi Coffee Pot", 2, undefined]]],
    ["لفة وصاج سے فلافل ریپ", [["Falafel Wrap", 1, undefined]]],
    [
      "bombay tiffin corner say 2 butter chikan or 6 garlic naan",
      [
        ["Butter Chicken", 2, undefined],
        ["Garlic Naan", 6, undefined],
      ],
    ],
    [
      "خالتي هند كنافه بالجبن كبير حبه وحده و ٢ ام علي",
      [
        ["Cheese Kunafa", 1, "large"],
        ["Umm Ali", 2, undefined],
      ],
    ],
    ["دجاج شواية حبه وحده ابو ريان", [["Rotisserie Chicken", 1, "whole"]]],
    ["turon bahay manila lima", [["Turon", 5, undefined]]],
    ["broast na 8 piraso al muqarmish dalawa", [["8 Piece Broast Meal", 2, undefined]]],
    ["8 pirasong lumpia bahay manila", [["Lumpiang Shanghai", 8, undefined]]],
    ["al muqarmish ka 8 piece broast teen", [["8 Piece Broast Meal", 3, undefined]]],
    ["pritong hipon 1/2 kilo shibak al bahar", [["Fried Shrimp", 1, "half_kilo"]]],
    ["كباب لحم ١/٢ كيلو مشويات ابو راكان", [["Lamb Kebab", 1, "half_kilo"]]],
    ["kalahating inihaw na manok sa uling, abu rakan", [["Charcoal Grilled Chicken", 1, "half"]]],
  ])("%s", async (query, wanted) => {
    const answer = await ask(query);
    const lines = answer.lines.length > 0 ? answer.lines : [answer];
    expect(
      lines.map(({ understood, intent, request }) => [
        understood.item?.name_en,
        intent.quantity,
        request.lines[0]?.size,
      ]),
    ).toEqual(wanted);
  });
});

describe("words that are others' elsewhere", () => {
  test.each([
    ["how much do 2 chicken shawarma cost", 2],
    ["what do you have, chicken shawarma", 1],
    ["at amo hamza chicken shawarma", 1],
    ["شاورما دجاج من ام علي", 1],
  ])("%s is no Hindi, Urdu or Filipino", async (query, quantity) => {
    expect((await ask(query)).intent.quantity).toBe(quantity);
  });
});

describe("several dishes", () => {
  test.each([
    [
      "burger and fries",
      [
        ["burger", 1],
        ["French Fries", 1],
      ],
    ],
    [
      "do burger aur ek fries chahiye",
      [
        ["burger", 2],
        ["French Fries", 1],
      ],
    ],
    [
      "2 chicken shawarma and a pepsi from amo hamza",
      [
        ["Chicken Shawarma", 2],
        ["Soft Drink", 1],
      ],
    ],
  ])("%s", async (query, lines) => {
    expect(await linesOf(query)).toEqual(lines);
  });

  test.each(["رز مع دجاج", "شاورما دجاج", "foul w tamees al am saeed shakshouka"])(
    "%s is one",
    async (query) => expect(await linesOf(query)).toEqual([]),
  );
});

test.each(["شاورما دجاج في جدة", "biryani in mumbai", "दिल्ली में बिरयानी", "कबाब जेद्दा में"])(
  "%s is asked of another city, where we know no price",
  async (query) => {
    const { matches, understood, intent } = await ask(query);
    expect([matches, intent.restaurant]).toEqual([[], ""]);
    expect(understood.city).not.toBeNull();
  },
);

test.each([
  ["shawarma no chicken", "chicken"],
  ["شاورما بدون دجاج", "دجاج"],
  ["burger na walang manok", "manok"],
])("%s: none of what is offered is called so", async (query, avoided) => {
  const { matches, request } = await ask(query);
  expect(request.avoid).toEqual([avoided]);
  expect(matches.length).toBeGreaterThan(0);
  for (const { item } of matches) expect(item.name_en ?? "").not.toMatch(/chicken/i);
});

test.each(["no rush, burger please", "burger extra chicken"])(
  "%s leaves no dish out",
  async (query) => {
    const { matches, request } = await ask(query);
    expect(request.avoid).toEqual([]);
    expect(matches.length).toBeGreaterThan(0);
  },
);

test("a neighbourhood we don't know is said to be none, and no restaurant", async () => {
  const { understood, intent, matches } = await ask("شاورما دجاج في حي الفضاء");
  expect([understood.unknownArea, intent.restaurant]).toEqual(["الفضاء", ""]);
  expect(matches.length).toBeGreaterThan(0);
});

test("only the sentence that asks counts", async () => {
  const { intent } = await ask(
    "My brother is visiting us on friday! 2 chicken shawarma from amo hamza. Zorblax quux.",
  );
  expect(intent).toEqual({ restaurant: "عمو حمزة", item: "Chicken Shawarma", quantity: 2 });
});

test("sinangag is that, and not every rice", async () => {
  const { matches } = await ask("sinangag");
  expect(matches.map(({ item }) => item.name_en)).toEqual(["Garlic Sinangag"]);
});

test.each(["halo halo sa malapit", "malapit na halo halo"])("“%s” names no place", async (said) => {
  const { matches, intent } = await ask(said);
  expect(intent.restaurant).toBe("");
  expect(matches.map(({ item }) => item.name_en)).toEqual(["Halo-Halo"]);
});
