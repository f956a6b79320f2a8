import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { inRiyadhsWords } from "../language/dialects";

const { lastOf, names } = sampleTalk();

test.each([
  "عايز كبسة دجاج",
  "كنت عايز كبسة دجاج",
  "داير كبسة دجاج",
  "أشتي كبسة دجاج",
  "جاي عبالي كبسة دجاج",
  "أود أن أطلب كبسة دجاج",
  "هل بإمكانك إخباري بسعر كبسة دجاج؟",
  "كبسة دجاج عاملة كام؟",
  "قديه كبسة دجاج؟",
  "وين فيني لاقي كبسة دجاج؟",
  "أي مطعم يقدم أرخص كبسة دجاج؟",
  "يا زول كبسة دجاج بي كم",
  "عندكوا كبسة دجاج؟",
])("«%s»: nothing of it is left", (said) =>
  expect(lastOf(said)).toMatchObject({ kind: "price", dish: "كبسة دجاج", left: "" }),
);

test.each([
  ["بتفتحوا", "تفتحوا"],
  ["هيكلف", "يكلف"],
  ["ما بيوصلش", "ما يوصل"],
  ["وبكام", "وبكم"],
])("«%s» is «%s»", (said, read) => expect(inRiyadhsWords(said, names())).toBe(read));

test.each(["بيتزا بيبروني", "بيض شكشوكة", "بيت القدر", "بتر تشيكن", "مازة ستي سلمى", "تيراميسو"])(
  "«%s» is called so",
  (said) => expect(inRiyadhsWords(said, names())).toBe(said),
);

test("«اقترح عليا» names no neighbourhood", () => {
  expect(lastOf("اقترح عليا أكلة").area).toBe("");
  expect(lastOf("اقترح اكلة في العليا").area).not.toBe("");
});

test("«مش عايز لحم» leaves meat out", () =>
  expect(lastOf("مش عايز لحم، اقترح حاجة").without).not.toEqual([]));
