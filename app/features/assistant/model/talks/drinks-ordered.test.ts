import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

const dishesOf = (said: string) => linesOf(lastOf(said)).map(({ dish }) => dish);

test.each([
  ["شاورما وببسي", ["شاورما", "ببسي"]],
  ["برجر وميرندا", ["برجر", "ميرندا"]],
  ["بيتزا وفانتا", ["بيتزا", "فانتا"]],
  ["pizza and 7up", ["pizza", "7up"]],
  ["shawarma with coke zero", ["shawarma", "coke zero"]],
])("a soft drink is a dish of the order, whatever it is called: %s", (said, dishes) =>
  expect(dishesOf(said)).toEqual(dishes),
);

test("«كريب» is no «ريب»: what begins a dish is written onto none", () =>
  expect(dishesOf("برجر وكريب")).not.toContain("ريب"));

test.each([
  ["كم سعر بالمندي", "المندي"],
  ["برجر وبيتزا", "برجر"],
])("what is written onto a dish is no part of it: %s", (said, dish) =>
  expect(dishesOf(said)[0]).toBe(dish),
);
