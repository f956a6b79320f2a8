import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

const ordered = (...said: string[]) =>
  linesOf(lastOf(...said)).map(({ dish, quantity }) => `${quantity ?? 1} ${dish}`);

test.each([
  ["2 cheeseburger aur 1 fries burger al hara se", "burger teen kar do"],
  ["2 cheeseburger and 1 fries from burger al hara", "make the burgers three"],
])("«%s», «%s»: of the cheeseburgers", (order, then) => {
  expect(ordered(order, then)).toEqual(["3 cheeseburger", "1 fries"]);
});

test("also after another line was spoken of", () => {
  const order = "2 cheeseburger aur 1 badi fries burger al hara se";
  expect(ordered(order, "fries chhoti kar do", "burger teen kar do")).toEqual([
    "3 cheeseburger",
    "1 fries",
  ]);
});

test("one more burger is another dish", () => {
  expect(ordered("2 cheeseburger aur 1 fries", "aur ek burger")).toEqual([
    ...["2 cheeseburger", "1 fries", "1 burger"],
  ]);
});

test.each(["بریانی کی پلیٹ کتنے کی", "biryani ki plate kitne ki", "बिरयानी की प्लेट कितने की"])(
  "«%s» is at no restaurant that is called a plate",
  (said) => expect(lastOf(said)).toMatchObject({ dish: "biryani", restaurant: "" }),
);

test("«mujhe lamb nahi pasand» tells what somebody does not like", () => {
  const { kind, facts } = lastOf("mujhe lamb nahi pasand yaad rakhna");
  expect([kind, facts.map((fact) => fact.kind)]).toEqual(["save", ["dislike"]]);
  expect(lastOf("mujhe lamb nahi chahiye").facts).toEqual([]);
});
