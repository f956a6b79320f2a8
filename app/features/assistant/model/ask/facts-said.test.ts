import { expect, test } from "vitest";
import { factsSaid } from "./facts-said";

test.each([
  "I'm allergic to peanuts",
  "my son is allergic to eggs",
  "I don't eat lamb",
  "I'm vegetarian",
  "I live in Hittin",
  "عندي حساسية من السمسم",
  "ما آكل بصل",
  "أنا ساكن في الملقا",
])("kept: %s", (message) => expect(factsSaid(message)).toHaveLength(1));

test.each([
  ["I'm vegetarian, remember that please", "I'm vegetarian"],
  ["remember that I'm vegetarian please", "I'm vegetarian"],
  ["تذكر إني نباتي لو سمحت", "إني نباتي"],
  ["remember no onions for me", "no onions"],
])("courtesy is no part of it: %s", (message, text) =>
  expect(factsSaid(message)).toMatchObject([{ text }]),
);

test.each(["remember that my brother pays on Fridays", "تذكر إن أخوي يحب البرجر"])(
  "kept because it is asked: %s",
  (message) => expect(factsSaid(message)).toHaveLength(1),
);

test.each([
  "my brother is coming over",
  "my wife has a meeting tonight",
  "my name is Sara",
  "I like this place",
  "I don't like waiting",
  "I love football",
  "I work in Olaya",
  "my office is in Malaz",
  "أحب الهلال",
  "اسمي خالد",
  "أخوي جاي عندي",
])("nobody asked to keep: %s", (message) => expect(factsSaid(message)).toEqual([]));

test.each([
  ["عندي حساسية من السمسم وما آكل الكبدة", "عندي حساسية من السمسم", "ما آكل الكبدة"],
  ["I'm allergic to sesame and I live in Nafal", "I'm allergic to sesame", "I live in Nafal"],
  ["remember that I'm vegan and I hate garlic", "I'm vegan", "I hate garlic"],
  ["أنا نباتية، ساكنة في الملز", "أنا نباتية", "ساكنة في الملز"],
])("two facts are kept apart, so that one can be forgotten: %s", (message, ...facts) =>
  expect(factsSaid(message).map(({ text }) => text)).toEqual(facts),
);

test("what joins foods joins no facts", () => {
  expect(factsSaid("I don't eat lamb and beef")).toHaveLength(1);
  expect(factsSaid("ما آكل لحم ودجاج")).toHaveLength(1);
});
