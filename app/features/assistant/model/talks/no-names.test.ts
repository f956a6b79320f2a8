import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["shawarma 77 se 2 chicken shawarma", /77/],
  ["24 karat coffee ka latte", /24 karat/i],
  ["zorblax se chicken burger", /zorblax/],
])("«%s»: a name with a number in it is one, and so is any other word", (said, name) =>
  expect(lastOf(said).restaurant).toMatch(name),
);

test.each([
  ["zorblax me kya milta hai?", "kuch meetha batao", "suggest"],
  ["what's on the menu of Zorblax?", "something sweet", "suggest"],
  ["وش عند زربليط؟", "ابي شي حلو", "suggest"],
])("«%s», «%s»: a place that we lack is not asked about again", (first, said, kind) =>
  expect(lastOf(first, said)).toMatchObject({ kind, restaurant: "" }),
);

test("a place that we have is", () =>
  expect(lastOf("what's on the menu of Khalti Hind?", "the cheapest thing there?")).toMatchObject({
    ...{ kind: "restaurant", restaurant: "Khalti Hind" },
  }));
