import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each(["best steak in riyadh?", "وش احسن شاورما بالرياض", "best burger?"])(
  "«%s» is told by what people rate the places",
  (said) => expect(lastOf(said)).toMatchObject({ kind: "price", rated: true, aside: "best" }),
);

test.each(["sabse acchi biryani kahan hai", "saan ang pinakamasarap na adobo"])(
  "«%s» asks for the best rated place",
  (said) => expect(lastOf(said)).toMatchObject({ kind: "nearest", rated: true }),
);

test.each(["best cheap burger", "best price for kabsa", "احسن سعر مندي", "best burger under 30"])(
  "«%s» is told by what it costs",
  (said) => expect(lastOf(said).rated).toBe(false),
);

test("one of them is that of the list, the cheapest the one that costs least", () => {
  expect(lastOf("best steak?", "how much is the first one?")).toMatchObject({ rated: true });
  expect(lastOf("best steak?", "which is the cheapest of them?").rated).toBe(false);
});
