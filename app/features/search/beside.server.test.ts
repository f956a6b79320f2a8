import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "~/server/db.server";
import { loadSample } from "~db/sample/load";
import type { Database } from "~db/schema";
import { search } from "./search.server";

const NOW = Date.UTC(2026, 0, 15);
let db: Kysely<Database>;

beforeAll(async () => {
  db = await openDatabase("file::memory:");
  await loadSample(db, NOW);
});
afterAll(() => db.destroy());

const ask = (query: string) => search(db, { query, now: NOW });

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
  ["cheeseburger from five guys", "five guys"],
  ["spanish latte from half million", "half million"],
  ["شاورما دجاج من مطعم شاورمر", "شاورمر"],
])("%s: a restaurant nobody knows", async (query, restaurant) => {
  const { intent, emptyReason } = await ask(query);
  expect(intent).toMatchObject({ restaurant, quantity: 1 });
  expect(emptyReason).toBe("restaurant_not_found");
});
