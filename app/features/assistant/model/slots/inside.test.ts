import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["pork to nahi hota na?", "pork"],
  ["मूंगफली तो नहीं है?", "peanuts"],
  ["مونگ پھلی تو نہیں؟", "peanuts"],
])("«%s» asks whether it is in what was spoken of", (said, inside) =>
  expect(lastOf("butter chicken", said)).toMatchObject({
    kind: "inside",
    inside,
    dish: "butter chicken",
  }),
);

test("who wants none of it asks nothing", () =>
  expect(lastOf("biryani", "peanuts to nahi chahiye")).toMatchObject({
    kind: "price",
    without: ["peanuts"],
  }));
