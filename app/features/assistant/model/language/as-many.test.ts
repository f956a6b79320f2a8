import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { withAsMany } from "./as-many";

const { lastOf } = sampleTalk();

test.each([
  ["how many sandwiches for 300", "as many as possible sandwiches max 300 riyal"],
  ["how many can i get for 50?", "as many as possible max 50 riyal"],
  ["with 50 how many shawarmas", "as many as possible shawarmas max 50 riyal"],
  ["how many samosas will 20 riyals get me", "as many as possible samosas max 20 riyal"],
  [
    "how many vada pav can u get for 40 sar from bombay tiffin",
    "as many as possible vada pav from bombay tiffin max 40 riyal",
  ],
])("«%s» asks for as many as so much pays for", (said, read) =>
  expect(withAsMany(said)).toBe(read),
);

test.each([
  "how many people does it feed for 50",
  "how many branches in 24 streets",
  "how many points for 10 photos",
  "how many burgers did i order",
])("«%s» sets no limit", (said) => expect(withAsMany(said)).toBe(said));

test("of a dish that is named, of what was spoken of, and no longer once something else is asked", () => {
  expect(lastOf("how many sandwiches for 300")).toMatchObject({
    ...{ kind: "price", dish: "sandwiches", maxTotal: 300, fills: true },
  });
  const there = ["cheeseburger at burger al hara", "how many for 100?"];
  expect(lastOf(...there)).toMatchObject({
    ...{ dish: "cheeseburger", restaurant: "burger al hara", maxTotal: 100, fills: true },
  });
  expect(lastOf(...there, "which app is cheapest").fills).toBe(false);
});
