import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

const BURGER = "how much is a cheeseburger at Burger Al Hara";

test.each([
  [[BURGER, "remove the onions"]],
  [[BURGER, "burger, remove the onions"]],
  [["I don't like onions, remember that", BURGER, "burger, remove the onions"]],
  [["burger from Burger Al Hara, remove the onions"]],
  [["كم برجر لحم من برجر الديرة", "شيل البصل"]],
  [["ما احب البصل احفظها", "برجر لحم، شيل البصل"]],
])("%j leaves something out of a dish, and forgets nothing", (said) => {
  const ask = lastOf(...said);
  expect(ask).toMatchObject({ kind: "price", forgets: null });
  expect(ask.without.join() + ask.untold).toMatch(/onion|بصل/);
});

test.each([
  [["I don't like onions, remember that", "what do you know about me", "remove the onions"]],
  [[BURGER, "what do you know about me", "remove the onions"]],
  [[BURGER, "forget that I don't like onions"]],
  [[BURGER, "delete my onion allergy"]],
])("%j forgets it", (said) => {
  expect(lastOf(...said).kind).toBe("forget");
});

const ORDER = "two cheeseburgers and fries from Burger Al Hara";
const ordered = (...said: string[]) =>
  linesOf(lastOf(...said)).map(({ dish, quantity }) => [dish, quantity ?? 1]);

test.each([
  ["make it 3 burgers instead of the fries", [["cheeseburgers", 3]]],
  [
    "make it onion rings instead of the fries",
    [
      ["cheeseburgers", 2],
      ["onion rings", 1],
    ],
  ],
  ["remove the burger", [["fries", 1]]],
])("«%s» changes the order", (said, lines) => {
  expect(ordered(ORDER, said)).toEqual(lines);
});

test("of a dish that is named in part no second one is ordered", () => {
  expect(lastOf(BURGER, "burger, remove the onions")).toMatchObject({
    other: null,
    quantity: null,
  });
});

test.each(["ما نبي زيادة", "we don't want more"])("«%s» adds nothing", (said) => {
  const ask = lastOf("كم تشيز برجر من برجر الحارة", said);
  expect([ask.quantity, ask.query]).toEqual([null, ""]);
});

test("who asks of a dish whether it is double searches for nothing", () => {
  const ask = lastOf("mushroom burger from Burger Al Hara", "is it double?");
  expect(ask).toMatchObject({ kind: "inside", dish: "mushroom burger" });
  expect(lastOf("mushroom burger from Burger Al Hara", "double check please").focus).toBe("age");
});
