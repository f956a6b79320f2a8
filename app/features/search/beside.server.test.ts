import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "~db/schema";
import { openSample, SAMPLE_NOW } from "~tests/support/sample-database";
import { search } from "./search.server";

let db: Kysely<Database>;

beforeAll(async () => {
  db = await openSample();
});
afterAll(() => db.destroy());

const ask = (query: string) => search(db, { query, now: SAMPLE_NOW });

test.each([
  ["سبانش لاتيه بارد", "", "سبانش لاتيه", 1],
  ["سبانش لاتيه بارد من ركوة", "محمصة ركوة", "سبانش لاتيه", 1],
  ["مشتهيلي كبسة لحم من قدور الديرة", "قدور الديرة", "كبسة لحم", 1],
  ["كبسه لحم حاشي", "", "كبسة حاشي", 1],
  ["ودي بشاورما دجاج من عمو حمزه", "عمو حمزة", "شاورما دجاج", 1],
  ["كوبين شاي عدني ليالي شبام", "ليالي شبام", "شاي عدني", 2],
  ["صحنين فلافل لفة وصاج", "لفة وصاج", "صحن فلافل", 2],
])("%s", async (query, restaurant, item, quantity) => {
  const { intent, emptyReason } = await ask(query);
  expect(intent).toEqual({ restaurant, item, quantity });
  expect(emptyReason).toBeNull();
});

test.each([
  ["latte 24 karat", "24 Karat Coffee", "latte"],
  ["flat white 24 carat", "24 Karat Coffee", "flat white"],
  ["آيس امريكانو من ديون دريب", "Dune Drip Coffee", "آيس امريكانو"],
])("%s: a restaurant we know, without that dish", async (query, restaurant, item) => {
  const { intent, emptyReason } = await ask(query);
  expect(intent).toEqual({ restaurant, item, quantity: 1 });
  expect(emptyReason).toBe("item_not_in_db");
});

test.each([
  ["chicken shawarma zorblax", "zorblax", "Chicken Shawarma"],
  ["شاورما دجاج زربليط", "زربليط", "شاورما دجاج"],
  ["zorblax wala chicken shawarma chahiye", "zorblax", "Chicken Shawarma"],
])("%s: a word that nothing says is a restaurant is left unread", async (query, unread, item) => {
  const { intent, request, matches } = await ask(query);
  expect(intent).toEqual({ restaurant: "", item, quantity: 1 });
  expect(request.unread).toBe(unread);
  expect(matches.length).toBeGreaterThan(0);
});

test.each([
  ["وجبة مسحب هرفي", "هرفي"],
  ["starbucks spanish latte", "starbucks"],
  ["کے ایف سی چکن برگر", "کے ایف سی"],
  ["डोमिनोज़ पिज़्ज़ा", "डोमिनोज़"],
  ["halo halo chowking", "chowking"],
  ["burger king cheeseburger", "burger king"],
])(
  "%s: a well-known restaurant that we lack is one without any word for it",
  async (query, name) => {
    const { intent, emptyReason, matches } = await ask(query);
    expect(intent.restaurant).toBe(name);
    expect([emptyReason, matches]).toEqual(["restaurant_not_found", []]);
  },
);

test.each([
  ["برجر مو دجاج من برجر الديرة", ["دجاج"]],
  ["i don't want chicken, a burger from burger al deera", ["chicken"]],
  ["چکن نہیں، برگر الدیرہ سے برگر", ["چکن"]],
  ["चिकन नहीं चाहिए, बर्गर अल दीरा से बर्गर", ["चिकन"]],
  ["hindi manok, burger galing sa burger al deera", ["manok"]],
])("%s: what is not wanted is not shown", async (query, avoid) => {
  const { request, understood, matches } = await ask(query);
  expect(request.avoid).toEqual(avoid);
  expect(understood.restaurant?.name_en).toBe("Burger Al Deera");
  expect(matches[0]?.item.name_en).not.toMatch(/chicken/i);
});

test.each([
  ["pad thai w/o peanuts tiger wok", "Tiger Wok", "Pad Thai", 1],
  ["bombay tiffin se garlic naan 4 dena", "Bombay Tiffin Corner", "Garlic Naan", 4],
  ["ایک درجن گارلک نان بمبئی ٹفن کارنر سے", "Bombay Tiffin Corner", "Garlic Naan", 12],
  ["तीन प्लेट इडली सांभर केरल पैलेस से", "Kerala Palace", "Idli Sambar", 3],
  ["limang pirasong turon sa bahay manila", "Bahay Manila", "Turon", 5],
  ["غداء سعودي كبسة حاشي يكفي ستة من وليمة الاجداد", "Walimat Al Ajdad", "Camel Kabsa", 1],
])("%s", async (query, restaurant, item, quantity) => {
  const { intent, understood } = await ask(query);
  expect([understood.restaurant?.name_en, understood.item?.name_en, intent.quantity]).toEqual([
    restaurant,
    item,
    quantity,
  ]);
});

test.each([
  ["cheeseburger from five guys", "five guys"],
  ["spanish latte from half million", "half million"],
  ["شاورما دجاج من مطعم شاورمر", "شاورمر"],
])("%s: a restaurant nobody knows", async (query, restaurant) => {
  const { intent, emptyReason } = await ask(query);
  expect(intent).toMatchObject({ restaurant, quantity: 1 });
  expect(emptyReason).toBe("restaurant_not_found");
});
