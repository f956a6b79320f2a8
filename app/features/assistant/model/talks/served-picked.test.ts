import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();
const SERVED = ["cheeseburger", "which of them has fries?"] as const;

test.each([
  ["the second", 1],
  ["second one pls", 1],
  ["the cheapest one", 0],
  ["cheapest", 0],
])("after which of them has something, «%s» picks from those", (said, nth) => {
  const ask = lastOf(...SERVED, said);
  expect(ask).toMatchObject({ dish: "fries", nth });
  expect(ask.list).toMatchObject({ dish: "cheeseburger" });
});

test("what was picked is what is spoken of next", () => {
  const { from } = lastOf(...SERVED, "the second", "how much is delivery");
  expect(from).toMatchObject({ nth: 1, ask: { dish: "fries", list: { dish: "cheeseburger" } } });
});

test("who of a list has something else, or is the cheapest of it, is asked of that list", () => {
  expect(lastOf(...SERVED, "which of them has onion rings?")).toMatchObject({
    ...{ dish: "onion rings", list: { dish: "cheeseburger" } },
  });
  expect(lastOf("cheeseburger", "cheapest")).toMatchObject({ dish: "cheeseburger", nth: 0 });
  expect(lastOf("cheeseburger", "which of them has dessert", "the second").list).toBeNull();
});
