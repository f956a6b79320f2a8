import { expect, test } from "vitest";
import { excludedIn } from "./excluded";

test.each([
  ["شاورما بدون بصل", ["بصل"]],
  ["شي يشبه الفحسة بس بدون لحم غنم", ["لحم غنم"]],
  ["زهقت من البرجر", ["البرجر"]],
  ["not kunafa", ["kunafa"]],
  ["something without cheese please", ["cheese"]],
  ["anything that isnt a burger", ["burger"]],
  ["something under 30, not a burger", ["burger"]],
  ["i don't want a burger", ["burger"]],
  ["skip the shawarma too", ["shawarma"]],
  ["we're 5, two don't eat fish, budget 200", ["fish"]],
  ["dinner for 4, one of us doesnt eat fish", ["fish"]],
  ["حنا 5 واثنين ما ياكلون لحم", ["لحم"]],
  ["two don't eat here", []],
  ["isn't it cheaper there", []],
  ["no, I meant adana kebab", []],
  ["ما ابي انتظر", []],
  ["burger near Hittin", []],
  ["no onion burger", ["onion"]],
  ["no mushroom burger please", ["mushroom"]],
  ["بدون سكر موهيتو", ["سكر"]],
  ["بدون بصل برجر لحم", ["بصل"]],
  ["لا مو دجاج لحم", []],
  ["not chicken beef", []],
  ["مو لحم غنم", ["لحم غنم"]],
  ["no onion rings", ["onion rings"]],
  ["burger, no garlic sauce", ["garlic sauce"]],
])("%s", (message, foods) => expect(excludedIn(message).foods).toEqual(foods));

test("what is left out is no longer in the question", () => {
  expect(excludedIn("شاورما بدون بصل من حمزة").rest).not.toContain("بصل");
  expect(excludedIn("شاورما بدون بصل من حمزة").rest).toContain("حمزة");
});

test.each(["no onion burger", "without cheese, pizza", "no sugar mojito", "no ice mojito"])(
  "«%s» wants the dish behind what is left out",
  (message) => expect(excludedIn(message).rest).toMatch(/burger|pizza|mojito/),
);

test.each([
  ["pizza no olives", "olives"],
  ["burger no onion and tomato", "tomato"],
  ["skip the drinks, 2 burgers", "drinks"],
  ["burger no rush", ""],
  ["burger no onion and fries", ""],
])("«%s» leaves out what no dish's name tells", (message, untold) =>
  expect(excludedIn(message, (words) => words.startsWith("olives")).untold).toBe(untold),
);
