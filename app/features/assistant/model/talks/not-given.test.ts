import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

const FIRST = "burger al hara se cheeseburger aur fries";
const dishes = (...said: string[]) =>
  linesOf(lastOf(...said)).map(({ dish, quantity }) => [dish, quantity ?? 1]);

test.each([
  "fries mat do",
  "fries mat dena",
  "fries na do",
  "فرائز مت دو",
  "فرائز نہ دیں",
  "फ्राइज़ मत दो",
])("«%s» takes them off, and gives no more of them", (said) => {
  expect(dishes(FIRST, said)).toEqual([["cheeseburger", 1]]);
});

test("«fries de do» still gives them", () => {
  expect(dishes("burger al hara se cheeseburger", "fries de do")).toEqual([
    ["cheeseburger", 1],
    ["fries", 1],
  ]);
});

test.each([
  ["क्या बिरयानी में काजू होता है?", "biryani"],
  ["biryani mein badam to nahi", "biryani"],
  ["بریانی میں بادام تو نہیں؟", "biryani"],
])("«%s» asks whether nuts are in it", (said, dish) => {
  expect(lastOf(said)).toMatchObject({ kind: "inside", dish });
});

test("a drink that is called after almonds is asked for itself", () => {
  expect(lastOf("badam milk kitne ka hai").kind).toBe("price");
});
