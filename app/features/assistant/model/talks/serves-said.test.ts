import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

describe("how many a dish is enough for is not known", () => {
  const first = "lasagna at Forno Sofia";
  test.each([
    "how many people does that feed",
    "how many does the lasagna serve?",
    "how many is it enough for?",
    "نص المفطح يكفي كم؟",
    "تكفي كم شخص؟",
    "كم نفر يشبع؟",
    "یہ کتنے لوگوں کے لیے کافی ہے؟",
    "یہ کتنے بندے کھا سکتے ہیں؟",
    "यह कितने लोगों के लिए है?",
    "इसे कितने लोग खा सकते हैं?",
    "ye kitne logon ke liye hai?",
    "ilang tao ang mabubusog dito?",
    "para sa ilang tao ito?",
  ])("%s", (said) => {
    expect(lastOf(first, said)).toMatchObject({ kind: "cannot", subject: "serves" });
    expect(lastOf(first, said, "3 of it")).toMatchObject({ kind: "price", quantity: 3 });
  });
});

test.each([
  ["feeding 6 ppl, ideas?", "suggest"],
  ["ابي شي يكفي ٦ اشخاص", "suggest"],
  ["چھ لوگوں کے لیے کھانا", "suggest"],
  ["what do they serve at Forno Sofia", "restaurant"],
  ["كم سعر نص المفطح", "price"],
])("«%s» asks for food", (said, kind) => {
  expect(lastOf(said)).toMatchObject({ kind, subject: null });
});
