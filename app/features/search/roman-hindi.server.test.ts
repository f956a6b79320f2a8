import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { search } from "~/features/search/index.server";
import type { Database } from "~db/schema";
import { openSample } from "~tests/support/sample-database";

let db: Kysely<Database>;
beforeAll(async () => {
  db = await openSample();
});
afterAll(() => db.destroy());

test.each([
  ["amo saleh ki fahsa do", "Lamb Fahsa", 2],
  ["kerala palace ki half biryani teen", "Chicken Biryani", 3],
  ["al muqarmish ka 8 piece broast teen", "8 Piece Broast Meal", 3],
  ["ام فہد کی پنیر والی چھوٹی فطیرہ پانچ عدد", "فطيرة جبن", 5],
  ["khalti hind ki cheese wali kunafa bari", "Cheese Kunafa", 1],
  ["आठ पीस ब्रोस्ट मील अल मुकरमिश", "8 Piece Broast Meal", 1],
  ["aath piece broast al muqarmish", "8 Piece Broast Meal", 1],
  ["walong piraso broast muqarmish", "8 Piece Broast Meal", 1],
  ["آٹھ پیس بروسٹ", "وجبة بروست 8 قطع", 1],
  ["دو پیس نان", "خبز نان", 2],
  ["do masala dosa", "Masala Dosa", 2],
  ["gusto ko yung adobo ka 2", "Chicken Adobo", 2],
])("«%s»", async (query, item, quantity) => {
  const { intent } = await search(db, { query, now: Date.now() });
  expect(intent).toMatchObject({ item, quantity });
});
