import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

const ordered = (said: string) =>
  linesOf(lastOf(said)).map(({ dish, quantity }) => `${quantity ?? 1} ${dish}`);

test.each([
  [
    "gusto ko mag order ng dalawang biryani, isang chicken isang mutton",
    ["1 chicken biryani", "1 mutton biryani"],
  ],
  ["3 shawarma at amo hamza, one beef and two chicken", ["1 beef shawarma", "2 chicken shawarma"]],
  ["dalawang adobo, isang lumpia, isang turon", ["2 adobo", "1 lumpia", "1 turon"]],
  ["2 burgers, 1 fries, 1 pepsi", ["2 burgers", "1 fries", "1 pepsi"]],
])("“%s” orders %j", (said, lines) => expect(ordered(said)).toEqual(lines));

test("the place said behind the dish is of each", () => {
  expect(linesOf(lastOf("2 shawarma at amo hamza, one beef one chicken"))).toMatchObject([
    { dish: "beef shawarma", restaurant: "amo hamza" },
    { dish: "chicken shawarma", restaurant: "amo hamza" },
  ]);
});
