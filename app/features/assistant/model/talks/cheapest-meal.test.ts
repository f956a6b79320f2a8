import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  "جوعان ومفلس وش ارخص وجبه بالرياض",
  "im broke whats the cheapest meal",
  "ارخص اكل بالرياض",
  "sabse sasta khana kya hai",
  "سب سے سستا کھانا کیا ہے؟",
  "सबसे सस्ता खाना क्या है?",
  "ano ang pinakamurang pagkain?",
  "ano ang pinakamurang ulam",
])("«%s» asks for whatever costs least", (said) =>
  expect(lastOf(said)).toMatchObject({ kind: "suggest", dish: "", cheaper: true, left: "" }),
);

test("a meal of something is a dish", () =>
  expect(lastOf("cheapest broast meal")).toMatchObject({ kind: "price", dish: "broast meal" }));

describe("whatever is cheap", () => {
  test.each([
    "cheap food near me",
    "what's cheap",
    "اكل رخيص قريب مني",
    "koi sasti cheez",
    "yung mura",
  ])("%s", (said) => {
    expect(lastOf(said)).toMatchObject({ kind: "suggest", dish: "", restaurant: "" });
  });

  test("is the cheapest of what was spoken of, where something was", () => {
    expect(lastOf("burger", "saste wale dikha do")).toMatchObject({
      kind: "price",
      dish: "burger",
    });
  });
});
