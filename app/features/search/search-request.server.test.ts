import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "~db/schema";
import { openSample, SAMPLE_NOW } from "~tests/support/sample-database";
import { requestOfParts } from "./parts-request.server";
import { readQuestion } from "./read-question.server";
import { search, searchRequest } from "./search.server";

let db: Kysely<Database>;
beforeAll(async () => {
  db = await openSample();
});
afterAll(() => db.destroy());

test.each([
  "2 شاورما دجاج من عمو حمزة",
  "عمو حمزة",
  "شاورما دجاج في العليا",
  "large latte",
  "مطاعم هندية",
  "حلى",
  "سوشي سلمون من عمو حمزة",
])("«%s» read once gives the answer of its words", async (query) => {
  const read = await search(db, { query, now: SAMPLE_NOW });
  const request = await readQuestion(db, query);
  expect(request).toEqual(read.request);
  const asked = await searchRequest(db, request, { now: SAMPLE_NOW });
  expect({ ...asked, request }).toEqual(read);
});

const parts = { dish: "", restaurant: "", area: "", quantity: 1 };
const answerTo = async (said: Partial<typeof parts>) =>
  searchRequest(db, await requestOfParts(db, { ...parts, ...said }), { now: SAMPLE_NOW });

test("the parts of a form are names, and a size may stand with the dish", async () => {
  const { intent, understood } = await answerTo({
    dish: "chiken shawarma large",
    restaurant: "3mo 7amza",
    area: "olaya",
    quantity: 3,
  });
  expect(intent).toEqual({ restaurant: "عمو حمزة", item: "Chicken Shawarma", quantity: 3 });
  expect([understood.size, understood.neighbourhood?.name]).toEqual(["large", "Olaya"]);
});

test("a size of several words is taken whole", async () => {
  const { intent, understood } = await answerTo({
    dish: "كبسة دجاج حبة كاملة",
    restaurant: "قدور الديرة",
  });
  expect([intent.item, understood.size]).toEqual(["كبسة دجاج", "whole"]);
});

test("words in a restaurant's field are no dish, and the other way round", async () => {
  const dish = await answerTo({ dish: "عمو حمزة" });
  expect([dish.emptyReason, dish.understood.restaurant]).toEqual(["item_not_in_db", null]);
  const restaurant = await answerTo({ restaurant: "شيء غير معروف أبدا" });
  expect(restaurant.emptyReason).toBe("restaurant_not_found");
  expect(restaurant.intent.restaurant).toBe("شيء غير معروف أبدا");
});

test("a menu is asked by the ids that were found before", async () => {
  const { request } = await search(db, { query: "شاورما دجاج من عمو حمزة", now: SAMPLE_NOW });
  const [line] = request.lines;
  const onlyIds = {
    ...request,
    restaurants: request.restaurants.map((one) => ({ ...one, words: "" })),
    lines: [
      { ...line, quantity: 4, dish: { words: "", ids: line?.dish?.ids ?? [], probability: 1 } },
    ],
  };
  const { intent } = await searchRequest(db, onlyIds, { now: SAMPLE_NOW });
  expect(intent.quantity).toBe(4);
  expect(intent.restaurant).toBe("عمو حمزة");
});

test.each([
  ["shrimp pad thai", "Tiger Wok", "shrimp"],
  ["تشيز برجر دجاج", "برجر الديرة", "دجاج"],
  ["pad tai", "Tiger Wok", undefined],
  ["sinigang na hipon", "Aling Nena", undefined],
  ["بيض شكشوكة", "فوال الصباح", undefined],
])("%s at %s: what is nothing of the name found there is unread: %s", async (...asked) => {
  const [dish, restaurant, unread] = asked;
  const { request, matches } = await answerTo({ dish, restaurant });
  expect(matches).not.toHaveLength(0);
  expect(request.unread).toBe(unread);
});
