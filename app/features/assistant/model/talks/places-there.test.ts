import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["how much is dosa", "which restaurants are near me in batha"],
  ["dosa kitne ka hai", "batha mein kaun se restaurant hain"],
  ["डोसा कितने का है?", "मेरे पास बथा में कौन से रेस्टोरेंट"],
  ["ڈوسا کتنے کا ہے؟", "ملقا میں کونسے ریسٹورنٹ ہیں؟"],
])("%s, «%s»: all restaurants there, whatever was spoken of", (first, said) => {
  expect(lastOf(first, said)).toMatchObject({ kind: "nearest", restaurant: "", dish: "" });
});

test.each([
  ["how much is dosa", "and the nearest in batha?"],
  ["how much is dosa", "which restaurants in batha have it"],
  ["dosa kitne ka hai", "batha mein kaun se restaurant mein milta hai"],
])("%s, «%s»: those that have the dish", (first, said) => {
  const { restaurant, dish } = lastOf(first, said);
  expect(`${restaurant}${dish}`).toContain("dosa");
});
